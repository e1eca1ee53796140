#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
"""Draws the tables of long runs as one picture: memory and CPU time over the steps.

  Scripts/plot.py OUT.svg TITLE=TABLE.csv...
"""

import csv
import sys

WIDTH, HEIGHT, LEFT, TOP, GAP = 380, 170, 64, 46, 86
COLUMNS = [('kilobytes', 'memory, MB', 1 / 1024), ('cpu_seconds', 'CPU time, s', 1)]
STYLE = ('text { font: 12px sans-serif; fill: #333 } .title { font-weight: bold } .line { fill: none; '
         'stroke: #2a6f97; stroke-width: 1.5 } .grid { stroke: #ddd } .frame { fill: white; stroke: #999 }')


def read(path):
    with open(path, newline='', encoding='utf-8') as file:
        return [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]


def round_up(value):
    """The next of 1, 2, 5 times a power of ten."""
    power = 1.0
    while power * 10 <= value:
        power *= 10
    while power > value:
        power /= 10
    return next(power * step for step in (1, 2, 5, 10) if power * step >= value)


def panel(rows, column, label, scale, x, y):
    values = [row[column] * scale for row in rows]
    steps = [row['step'] for row in rows]
    top, last = round_up(max(values) or 1), max(steps)
    parts = [f'<rect class="frame" x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}"/>']
    for quarter in range(5):
        height = y + HEIGHT - HEIGHT * quarter / 4
        parts.append(f'<line class="grid" x1="{x}" x2="{x + WIDTH}" y1="{height}" y2="{height}"/>')
        parts.append(f'<text x="{x - 6}" y="{height + 4}" text-anchor="end">{top * quarter / 4:g}</text>')
    points = ' '.join(f'{x + WIDTH * step / last:.1f},{y + HEIGHT - HEIGHT * value / top:.1f}'
                      for step, value in zip(steps, values))
    parts.append(f'<polyline class="line" points="{points}"/>')
    parts.append(f'<text x="{x}" y="{y - 6}">{label}</text>')
    parts.append(f'<text x="{x + WIDTH}" y="{y + HEIGHT + 16}" text-anchor="end">{last:g}</text>')
    parts.append(f'<text x="{x}" y="{y + HEIGHT + 16}">0</text>')
    return parts


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    parts, y = [], TOP
    for argument in sys.argv[2:]:
        title, path = argument.split('=', 1)
        rows = read(path)
        parts.append(f'<text class="title" x="{LEFT}" y="{y - 24}">{title}</text>')
        for index, (column, label, scale) in enumerate(COLUMNS):
            parts += panel(rows, column, label, scale, LEFT + index * (WIDTH + GAP), y)
        y += HEIGHT + GAP
    width, height = LEFT + 2 * WIDTH + GAP + 24, y - GAP + 32
    with open(sys.argv[1], 'w', encoding='utf-8') as out:
        out.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
                  f'height="{height}">\n<style>{STYLE}</style>\n<rect width="100%" height="100%" fill="white"/>\n'
                  + '\n'.join(parts) + '\n</svg>\n')


if __name__ == '__main__':
    main()
