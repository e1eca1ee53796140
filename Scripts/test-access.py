#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
"""Plays a game, reviews it and goes through all of training by AT-SPI alone, as a screen reader does.

test-access.py GAME CLI [PART...]; see test-access.sh. Without a part, all of PARTS in their order. It knows the window by names, roles, states, actions and
text, hears what a reader would be told, and presses keys. It knows no pixel and no coordinate.
"""

import json
import os
import re
import subprocess
import sys
import time

import gi
import pyatspi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

COLUMNS = "ABCDEFGHIJKLMNO"
SIZE = len(COLUMNS)
STONE = re.compile(r"^([A-O]\d{1,2}), (black|white)(?:, move (\d+))?")
VERDICT = re.compile(r"^Move (\d+): (Black|White) (\S+?),.*\b(an inaccuracy|a mistake|a blunder)$")


class Failed(Exception):
    """What was expected, and what was there instead."""


def expect(truth, what):
    if not truth:
        raise Failed(what)


# ---- what a reader hears -------------------------------------------------------------------------


class Ear:
    """Everything that the window tells to readers, in the order of time, as (kind, role, text)."""

    KINDS = {
        "object:property-change:accessible-name": "name",
        "object:property-change:accessible-description": "description",
        "object:state-changed:focused": "focus",
        "object:announcement": "announcement",
    }

    def __init__(self):
        self.heard = []
        pyatspi.Registry.registerEventListener(self._take, *self.KINDS)

    def _take(self, event):
        kind = next((k for name, k in self.KINDS.items() if str(event.type).startswith(name)), "")
        if not kind or (kind == "focus" and not event.detail1):
            return
        try:
            texts = {"description": lambda: event.source.description,
                     "announcement": lambda: event.any_data}
            text = texts.get(kind, lambda: event.source.name)()
            self.heard.append((kind, event.source.getRoleName(), text))
        except (GLib.GError, AttributeError):
            pass  # It is gone already.

    def mark(self):
        return len(self.heard)

    def since(self, mark, kinds, pattern):
        """The first text of these kinds that was heard since then and matches, or nothing."""
        for kind, _, text in self.heard[mark:]:
            found = kind in kinds and text and re.search(pattern, text)
            if found:
                return found
        return None


def listen():
    """Lets what has happened reach the ear."""
    context = GLib.MainContext.default()
    for _ in range(500):
        if not context.iteration(False):
            break


def wait_for(find, what, seconds=30):
    """What `find` returns as soon as it is true."""
    end = time.monotonic() + seconds
    while True:
        listen()
        try:
            found = find()
        except GLib.GError:  # A widget went away while it was looked at.
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise Failed(f"expected within {seconds} s: {what}")
        time.sleep(0.02)


# ---- the window as a reader sees it --------------------------------------------------------------


def has(node, state):
    return node.getState().contains(state)


def relation(node, kind):
    return [target.name for each in node.getRelationSet() if each.getRelationType() == kind
            for target in [each.getTarget(i) for i in range(each.getNTargets())]]


def actions(node):
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(i) for i in range(action.nActions)]


def press(node):
    names = actions(node)
    expect("Press" in names, f'"{node.name}" ({node.getRoleName()}) can be pressed; it has {names}')
    node.queryAction().doAction(names.index("Press"))


class Window:
    def __init__(self, game):
        self.process = subprocess.Popen([game])
        self.ear = Ear()
        self.pages = []

    def open(self):
        self.application = wait_for(self._application, "an application on the accessibility bus")
        # What was cached may be old, and we test the window and not a cache.
        Atspi.Accessible.set_cache_mask(self.application, Atspi.Cache.NONE)
        self.take_keyboard()
        self.board = wait_for(lambda: self.find("table", "Board"), 'a table "Board" on the start page')

    @staticmethod
    def take_keyboard():
        """There is no window manager here that would give it to the window."""
        subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Gomoku$", "windowfocus"],
                       check=True, stdout=subprocess.DEVNULL)

    def _application(self):
        if self.process.poll() is not None:
            raise Failed("expected a window; the program ended")
        desktop = pyatspi.Registry.getDesktop(0)
        return next((each for each in desktop if each and each.name == "gomoku" and each.childCount), None)

    def close(self):
        self.process.terminate()
        self.process.wait(10)

    def nodes(self, below=None):
        """All that is showing; not the cells of boards and lists, and not the menus."""
        node = below or self.application
        if node is not self.application and not has(node, pyatspi.STATE_SHOWING):
            return
        yield node
        role = node.getRole()
        if role == pyatspi.ROLE_MENU_BAR or (role == pyatspi.ROLE_TABLE and node.childCount > 20):
            return
        for i in range(node.childCount):
            child = node.getChildAtIndex(i)
            if child:
                yield from self.nodes(child)

    def find_all(self, role, pattern):
        return [node for node in self.nodes()
                if (role is None or node.getRoleName() == role) and re.search(pattern, node.name or "")]

    def find(self, role, name):
        return next(iter(self.find_all(role, f"^{re.escape(name)}$")), None)

    def need(self, role, name):
        return wait_for(lambda: self.find(role, name), f'a {role} named "{name}"')

    def press(self, name, role="push button"):
        press(self.need(role, name))

    def status(self):
        """The label that says whose move it is or what has just been said."""
        return [node.name for node in self.nodes() if node.getRoleName() == "label"]

    def wait_for_label(self, pattern, seconds=30):
        def look():
            return next((m for text in self.status() if (m := re.search(pattern, text or ""))), None)

        return wait_for(look, f"a label that matches /{pattern}/", seconds)

    def key(self, *keys):
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)

    def check_names(self, page):
        """Everything on this page that can get the focus says what it is."""
        nameless = []
        count = 0
        for node in self.nodes():
            if not has(node, pyatspi.STATE_FOCUSABLE):
                continue
            count += 1
            label = f'{node.getRoleName()} below "{node.parent.name}" ({node.parent.getRoleName()})'
            if not (node.name or "").strip():
                nameless.append(label)
            # A box goes by its choice; what is chosen is in its label.
            if node.getRole() == pyatspi.ROLE_COMBO_BOX and not any(
                    relation(node, pyatspi.RELATION_LABELLED_BY)):
                nameless.append(f'{label}, "{node.name}", without a label')
        expect(count > 1, f"more than {count} widgets that can get the focus on {page}")
        expect(not nameless, f"a name for every widget on {page}; nameless: " + "; ".join(nameless))
        self.pages.append(f"{page} ({count})")

    # The board.

    def cell(self, point):
        row = self.board.queryTable().nRows - int(point[1:])
        return self.board.queryTable().getAccessibleAt(row, COLUMNS.index(point[0]))

    def stones(self):
        """The position, read cell by cell: point to colour."""
        table = self.board.queryTable()
        size = table.nRows
        expect(table.nColumns == size <= SIZE, f"a square of at most {SIZE} rows; {size} x {table.nColumns}")
        found = {}
        for row in range(size):
            for column in range(size):
                name = table.getAccessibleAt(row, column).name
                point = f"{COLUMNS[column]}{size - row}"
                expect(name.startswith(point + ", "), f'cell {point} to name its point; it says "{name}"')
                stone = STONE.match(name)
                if stone:
                    found[point] = stone.group(2)
        return found

    def focused_cell(self):
        for row in range(SIZE):
            for column in range(SIZE):
                cell = self.board.queryTable().getAccessibleAt(row, column)
                if has(cell, pyatspi.STATE_FOCUSED):
                    return cell
        return None

    def say(self, key, pattern, what):
        """A key that speaks: what it says is heard where the reader stands, and is read below."""
        mark = self.ear.mark()
        self.key(key)
        wait_for(lambda: self.ear.since(mark, ("description", "announcement"), pattern),
                 f"{key} to say {what}, /{pattern}/, to a reader")
        return self.wait_for_label(pattern).group(0)


# ---- somebody who plays --------------------------------------------------------------------------


def five_windows():
    for column in range(SIZE):
        for row in range(SIZE):
            for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)):
                cells = [(column + i * dc, row + i * dr) for i in range(5)]
                if all(0 <= c < SIZE and 0 <= r < SIZE for c, r in cells):
                    yield [f"{COLUMNS[c]}{r + 1}" for c, r in cells]


WINDOWS = list(five_windows())
PEACEFUL_STONES = 6
WASTED = {4: "A1"}  # A mistake for certain: there has to be one to learn from.


def choose(stones, me):
    """A sensible move, by counting stones in every five points in a row. It only defends at first, so
    that there is a game to be read."""
    if not stones:
        return "H8"
    attacks = len(stones) >= PEACEFUL_STONES
    mine = (1, 12, 150, 2000, 10**6) if attacks else (1, 1, 1, 1, 10**6)
    theirs = (1, 10, 120, 1800, 10**5)
    worth = {}
    for window in WINDOWS:
        colours = {stones[point] for point in window if point in stones}
        if len(colours) != 1:
            continue
        count = sum(point in stones for point in window)
        value = (mine if colours == {me} else theirs)[count]
        for point in window:
            if point not in stones:
                worth[point] = worth.get(point, 0) + value
    return max(sorted(worth), key=worth.get)


def play_game(window):
    window.check_names("the start page")
    window.press("Computer", "radio button")
    window.press("Black", "radio button")
    for name in ("Computer", "Black"):
        wait_for(lambda: has(window.need("radio button", name), pyatspi.STATE_CHECKED),
                 f'the choice "{name}" to be checked')
    slider = wait_for(lambda: window.find_all("slider", "^Strength: "), 'a slider "Strength: …"')[0]
    value = slider.queryValue()
    value.currentValue = value.minimumValue
    level = wait_for(lambda: window.find_all("slider", "^Strength: "), "the slider again")[0]
    wait_for(lambda: level.queryValue().currentValue == value.minimumValue, "the slider at its lowest step")
    expect(level.description, f'"{level.name}" to be explained')
    print(f'  against "{level.name}", step {level.queryValue().currentValue:.0f}: {level.description}')
    window.press("Play")
    window.wait_for_label("^Black to move")
    wait_for(lambda: has(window.board, pyatspi.STATE_FOCUSED) or window.focused_cell(),
             "the board to have the focus when a game begins")
    window.check_names("the game")

    number = 0
    while True:
        stones = window.stones()
        expect(len(stones) == number, f"{number} stones on the board before move {number + 1}; {stones}")
        point = WASTED.get(number) or choose(stones, "black")
        mark = window.ear.mark()
        if number % 4 == 0:
            window.key(*point.lower(), "Return")  # "H8" is typed, Return plays.
        else:
            press(window.cell(point))
        number += 1
        name = f"{point}, black, move {number}"
        wait_for(lambda: window.cell(point).name == name, f'the cell to say "{name}"')
        reply = wait_for(lambda: read_reply(window, mark, number + 1),
                         f"a reply of the computer, or the end, after {name}", 60)
        if reply == "end":
            return read_end(window, mark, number)
        number += 1
        expect(reply not in stones, f"{reply} to be an empty point")
        name = f"{reply}, white, move {number}"
        expect(window.cell(reply).name == name, f'"{name}"; the cell says "{window.cell(reply).name}"')
        expect(window.board.description == f"Last move: {name}",
               f'the board to say "Last move: {name}"; it says "{window.board.description}"')
        drawn = window.ear.since(mark, ("focus",), r"^Move \d+: ")
        expect(not drawn, f"the reader to stay on the board; it was drawn to {drawn and drawn.group(0)}…")
        print(f"  {number - 1}. {point}, reply heard: {name}")
        # After a five of the computer the banner comes a moment later.
        wait_for(lambda: end_of(window) or any((text or "").startswith("Black to move") for text in window.status()),
                 "another turn, or the end")
        if end_of(window):
            return read_end(window, mark, number)
        if number == 4:
            try_speaking(window, name)


def end_of(window):
    return [title for title in ("You win", "You lose", "Draw") if window.find("frame", title)]


def read_reply(window, mark, number):
    """The point of the computer's stone as a reader hears it, or that the game has ended."""
    heard = window.ear.since(mark, ("focus", "announcement"), rf"^([A-O]\d+), white, move {number}$")
    if heard:
        return heard.group(1)
    keep = window.find("push button", "Keep")
    if keep:  # A warning: we meant it.
        press(keep)
    return "end" if end_of(window) else None


def read_end(window, mark, moves):
    title = wait_for(lambda: end_of(window), "a banner with the result")[0]
    wait_for(lambda: window.ear.since(mark, ("name", "description", "announcement"), f"^{title}"),
             f'"{title}" to be heard')
    reason = window.wait_for_label("^(Five in a row|More than five in a row|The board is full)").group(0)
    window.check_names("the end of the game")
    print(f"  {title} after {moves} moves: {reason}")
    return moves


def try_speaking(window, last):
    """In a game without a clock, by the rules of freestyle."""
    stones = window.stones()
    window.key("h", "8")
    cell = wait_for(window.focused_cell, "a cell with the focus")
    expect(cell.name.startswith("H8, "), f'the cursor on H8; it is on "{cell.name}"')
    window.say("ctrl+1", f"^{re.escape(last)}$", "the last move")
    row = window.say("ctrl+5", "^Row 8(: .*| is empty)\\.$", "the row of the cursor")
    for point in [point for point in stones if point[1:] == "8"]:
        expect(f"{point}, {stones[point]}" in row, f"{point} in the row; it says {row}")
    column = window.say("ctrl+6", "^Column H(: .*| is empty)\\.$", "the column of the cursor")
    for point in [point for point in stones if point[0] == "H"]:
        expect(f"{point}, {stones[point]}" in column, f"{point} in the column; it says {column}")
    window.say("ctrl+7", "^(Diagonal|The diagonal) from A1 to O15", "the diagonals")
    window.say("ctrl+2", "(threatens|No threat)", "the threats")
    window.say("ctrl+3", "^Only Renju has forbidden points\\.$", "that there are no forbidden points")
    window.say("ctrl+4", "^This game has no clock\\.$", "that there is no clock")
    window.say("ctrl+8", "^Nothing is analysed\\.", "that nothing is analysed")
    print(f"  keys spoke: {row} {column}")


# ---- a review ------------------------------------------------------------------------------------


def review_game(window, moves):
    window.press("Review")

    def summary():
        cards = window.find_all(None, r": accuracy \d")
        return cards if len(cards) == 2 else None

    cards = wait_for(summary, "the accuracy of both players at the end of the review", 1800)
    wait_for(lambda: not window.find("progress bar", "Progress of the review"), "an end of the progress")
    for card in cards:
        expect(card.description, f'counts of mistakes with "{card.name}"')
        print(f"  {card.name}; {card.description}")
    points = [(node.name, node.description)
              for node in window.find_all("push button", r"^Move \d+: (Black|White) ")]
    for name, words in points:
        expect(words, f'"{name}" to be explained')
        print(f"  {name}: {words}")
    window.check_names("the review")
    marked = read_marked(window)
    expect(marked, "at least one marked move in a game against the lowest level")
    expect_counts(cards, marked)
    walk_marked(window, marked, moves)


def read_marked(window):
    """Every move with a mark, from the list of moves: number, colour, point and mark."""
    window.press("All Moves")
    table = window.need("table", "Moves").queryTable()
    names = [table.getAccessibleAt(row, column).name
             for row in range(table.nRows) for column in range(table.nColumns)]
    marked = [found.groups() for found in map(VERDICT.match, names) if found]
    return sorted((int(number), colour, point, verdict) for number, colour, point, verdict in marked)


def expect_counts(cards, marked):
    """What is said of the players is what the list says of their moves."""
    words = {"an inaccuracy": "inaccuracies", "a mistake": "mistakes", "a blunder": "Blunders"}
    for kind, word in words.items():
        counts = [re.search(rf"{word}: (\d+)", card.description) for card in cards]
        expect(all(counts), f'"{word}: …" with both players; they say {[c.description for c in cards]}')
        said = sum(int(count.group(1)) for count in counts)
        listed = sum(verdict == kind for *_, verdict in marked)
        expect(said == listed, f"as many {word} in the summary as in the list; {said} and {listed}")


def walk_marked(window, marked, moves):
    """From mark to mark with the keys; each is on the board then."""
    window.key("alt+Home")
    window.wait_for_label(rf"^Viewing move 0 of {moves}")
    for number, colour, point, verdict in marked:
        window.key("alt+Down")
        name = f"{point}, {colour.lower()}, move {number}"
        wait_for(lambda: window.board.description == f"Last move: {name}",
                 f'the board to say "Last move: {name}", which is marked')
        if number < moves:
            window.wait_for_label(rf"^Viewing move {number} of {moves}")
        print(f"  marked: move {number}, {colour} {point}, {verdict}")


# ---- a puzzle ------------------------------------------------------------------------------------


def solve(cli, stones, colour):
    """The first move of a proven win, from nothing but the stones that were read."""
    of = {c: " ".join(p.lower() for p in stones if stones[p] == c) for c in ("black", "white")}
    line = f"read;{of['black']};{of['white']};{colour[0]}\n"
    answer = subprocess.run([cli, "solve", "--kind", "auto", "--time", "10000"], input=line,
                            capture_output=True, text=True, check=True).stdout
    fields = next(row for row in answer.splitlines() if row.startswith("read;")).split(";")
    expect(fields[1] == "win", f"a win for {colour} in the position that was read; the solver says {answer}")
    return fields[2].upper()


def solve_puzzle(window, cli):
    window.key("ctrl+shift+t")
    window.press("Puzzles") if window.find("push button", "Puzzles") else press(
        wait_for(lambda: window.find_all("push button", "^Puzzles"), 'a button "Puzzles"')[0])
    task = window.wait_for_label(r"^(Black|White) to move: .*")
    colour = task.group(1).lower()
    window.check_names("the puzzle")
    print(f"  {task.group(0)}")

    stones = window.stones()
    wrong = next(corner for corner in ("A1", "A15", "O1", "O15") if corner not in stones)
    mark = window.ear.mark()
    press(window.cell(wrong))
    heard = wait_for(lambda: window.ear.since(mark, ("name", "announcement"), rf"\b{wrong}\b.*"),
                     f"a word about the wrong answer {wrong}").group(0)
    expect("Solved" not in heard and "right" not in heard, f"{wrong} not to be right; heard: {heard}")
    print(f"  {wrong}: {heard}")

    for _ in range(12):
        stones = window.stones()
        point = solve(cli, stones, colour)
        mark = window.ear.mark()
        press(window.cell(point))
        said = rf"({point}.*[Cc]ontinue.*|Solved\..*|.*\bright\b.*)"
        heard = wait_for(lambda: window.ear.since(mark, ("name", "announcement"), said),
                         f"to hear that {point} is right").group(0)
        print(f"  {point}: {heard}")
        if "Solved" in heard:
            break
        wait_for(lambda: len(window.stones()) == len(stones) + 2, "an answer to our move on the board")
    window.wait_for_label("^Solved\\.")
    window.need("push button", "Next")
    window.check_names("the solved puzzle")


# ---- the rest of training ------------------------------------------------------------------------


def open_training(window, card):
    window.key("ctrl+shift+t")
    press(wait_for(lambda: window.find_all("push button", f"^{card}\\b"), f'a card "{card}"')[0])


def answer(window, press_it, pattern, what):
    """Presses something and gives what is heard about it."""
    mark = window.ear.mark()
    press_it()
    return wait_for(lambda: window.ear.since(mark, ("name", "announcement"), pattern), what)


def better_move(window, cli):
    """One's own mistakes, found by the review: the hints lead to a better move."""
    open_training(window, "Your Mistakes")
    told = r"^You are (?:Black|White)\. (?:In your game you played|The move from your game is marked at) (\w+)\."
    played = window.wait_for_label(told).group(1)
    window.check_names("a mistake")
    heard = answer(window, lambda: press(window.cell(played)), rf"\b{played}\b.*",
                   f"why {played} is wrong").group(0)
    expect("good move" not in heard, f"the move of the game to be wrong; heard: {heard}")
    print(f"  {heard}")
    for _ in range(3):
        hint = answer(window, lambda: window.press("Hint"), r".+\.$", "a hint").group(0)
        print(f"  hint: {hint}")
    point = re.fullmatch(r"Play (\w+)\.", hint)
    expect(point, f"the third hint to name a point; it says {hint}")
    heard = answer(window, lambda: press(window.cell(point.group(1))), r"good move", "that it is good")
    print(f"  {heard.string}")


def five_point(stones):
    """Where Black completes five."""
    for five in WINDOWS:
        empty = [point for point in five if point not in stones]
        if len(empty) == 1 and all(stones.get(point) == "black" for point in five if point not in empty):
            return empty[0]
    raise Failed(f"expected four black stones of a five; there are {stones}")


def take_lessons(window, cli):
    open_training(window, "Lessons")
    window.wait_for_label(r"^You play Black\. Five of your stones")
    window.check_names("a lesson")
    heard = answer(window, lambda: press(window.cell("A1")), r"^Not there\.", "that A1 is wrong")
    print(f"  A1: {heard.string}")
    for following in (r"^A row may go across", r"^White has four in a row"):
        point = five_point(window.stones())
        heard = answer(window, lambda: press(window.cell(point)), r"(win|makes five)",
                       f"that {point} is right")
        print(f"  {point}: {heard.string}")
        window.press("Next")
        window.wait_for_label(following)


def forbidden_points(cli, stones):
    of = {c: " ".join(p.lower() for p in stones if stones[p] == c) for c in ("black", "white")}
    answer = subprocess.run([cli, "forbidden"], input=f"read;{of['black']};{of['white']}\n",
                            capture_output=True, text=True, check=True).stdout
    return {each.split(":")[0].upper() for each in answer.strip().split(";")[1].split() if ":" in each}


def judge_fouls(window, cli):
    """Says of six points what the law says, and of the first one the contrary."""
    open_training(window, "Foul Gym")
    for number in range(6):
        wait_for(lambda: has(window.need("push button", "Allowed (A)"), pyatspi.STATE_ENABLED), "a question")
        asked = window.wait_for_label(r"^Black is to move\. May Black play on (\w+)\?")
        if number == 0:
            window.check_names("the foul gym")
        is_forbidden = asked.group(1) in forbidden_points(cli, window.stones())
        says_so = is_forbidden != (number == 0)
        button = "Forbidden (F)" if says_so else "Allowed (A)"
        heard = answer(window, lambda: window.press(button), r"^(Right|Wrong)\. ", f"a word about {button}")
        print(f"  {asked.group(1)}, {button}: {heard.string}")
        expect(heard.group(1) == ("Wrong" if number == 0 else "Right"),
               f"the gym to agree with the law about {asked.group(1)}")
        window.press("Next")


def drill_opening(window, cli):
    """Leaves the known path once, then keeps to it until it ends."""
    open_training(window, "Openings")
    tiles = wait_for(lambda: window.find_all("radio button", r"\(\d+[DI]\)"), "tiles of openings")
    expect(len(tiles) == 26, f"26 openings; there are {len(tiles)}")
    window.check_names("the openings")
    print(f"  {len(tiles)} openings; the first: {tiles[0].name}")
    window.press("Drill as White")
    window.wait_for_label(r"^You are White\. Play move 4\.")
    window.check_names("a drill")
    heard = answer(window, lambda: press(window.cell("A1")), r"leaves the known path.*On the path: (\w+)",
                   "that A1 leaves the path")
    print(f"  {heard.string}")
    for _ in range(12):
        point = heard.group(1)
        heard = answer(window, lambda: press(window.cell(point)), r"is on the path\..*", f"about {point}")
        print(f"  {heard.string}")
        if "ends here" in heard.string:
            break
        heard = answer(window, lambda: window.press("Solution"), r"On the path: (\w+)", "the solution")
    expect("ends here" in heard.string, "an end of the path")
    window.press("Back to Openings")
    window.press("Back to Train")


def read_progress(window, cli):
    """The page with all figures: exported, deleted and brought back."""
    window.key("ctrl+shift+t")
    window.press("My Progress")
    lessons = wait_for(lambda: window.find_all("push button", r"^Lessons, \d+ of \d+$"), "lessons")[0].name
    window.check_names("my progress")
    for node in window.find_all("push button", r"^(Puzzles|Lessons|Cards|This Week)\b"):
        print(f"  {node.name}: {node.description}")
    window.press("Export…")
    wait_for(lambda: window.find("dialog", "Export Progress"), "a dialog for the file")
    file = os.path.join(os.environ["HOME"], "progress.json")
    subprocess.run(["xdotool", "type", file], check=True)  # Over the name that is offered.
    window.key("Return")
    window.wait_for_label(f"^Saved as {re.escape(file)}")
    with open(file, encoding="utf-8") as saved:
        print(f"  exported: {', '.join(json.load(saved))}")
    window.take_keyboard()  # The dialog had it.
    mark = window.ear.mark()
    window.press("Delete")
    wait_for(lambda: window.ear.since(mark, ("focus",), "^Undo$"), "the focus on Undo")
    expect(window.need("push button", "Undo").description.startswith("Your training was deleted"),
           "Undo to say what was done")
    window.wait_for_label("^Nothing Here Yet$")
    window.press("Undo")
    window.need("push button", lessons)
    print(f"  deleted and brought back: {lessons}")


def play_and_review(window, cli):
    review_game(window, play_game(window))


PARTS = {
    "game": play_and_review,
    "puzzle": solve_puzzle,
    "mistake": better_move,  # Of the game.
    "lessons": take_lessons,
    "fouls": judge_fouls,
    "openings": drill_opening,
    "progress": read_progress,
}


def main():
    game, cli, *wanted = sys.argv[1:]
    started = time.monotonic()
    window = Window(game)
    try:
        window.open()
        for part in wanted or PARTS:
            print(f"{part}:")
            PARTS[part](window, cli)
    except Failed as failure:
        print(f"test-access: FAILED: {failure}", file=sys.stderr)
        for kind, role, text in window.ear.heard[-8:]:
            print(f"  last heard: {kind} of a {role}: {text}", file=sys.stderr)
        return 1
    finally:
        window.close()
    print(f"Named widgets: {', '.join(window.pages)}.")
    print(f"test-access: passed in {time.monotonic() - started:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
