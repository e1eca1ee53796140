// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

// The parts of the replay page that are the same for every game. They are put together by
// HtmlExport.cpp; the data is a JSON object that the script reads.

namespace gomoku::html {

inline constexpr std::string_view kStyle = R"css(
:root { color-scheme: light dark;
  --window:#f4f1ec; --card:#fff; --line:#e2dcd2; --text:#2b2620; --dim:#6b635a; --accent:#b5482f;
  --soft:#f0e9df; --on-accent:#fff; --wood-a:#ebc58b; --wood-b:#d6a663; }
@media (prefers-color-scheme: dark) { :root:not(.light) {
  --window:#1e1c1a; --card:#282522; --line:#3a3530; --text:#ede7de; --dim:#a39a8e; --accent:#e07a5f;
  --soft:#332e29; --on-accent:#1e1c1a; --wood-a:#d8b580; --wood-b:#c5995b; } }
:root.dark {
  --window:#1e1c1a; --card:#282522; --line:#3a3530; --text:#ede7de; --dim:#a39a8e; --accent:#e07a5f;
  --soft:#332e29; --on-accent:#1e1c1a; --wood-a:#d8b580; --wood-b:#c5995b; }
* { box-sizing: border-box; }
body { margin:0; background:var(--window); color:var(--text); line-height:1.45;
  font:16px/1.45 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width:1180px; margin:0 auto; padding:20px; display:grid; gap:20px;
  grid-template-columns:minmax(0,1fr) 340px; align-items:start; }
header { grid-column:1/-1; display:flex; gap:16px; align-items:baseline; flex-wrap:wrap; }
h1 { font-size:1.35rem; margin:0; font-weight:650; }
header p { margin:0; color:var(--dim); flex:1; }
.card { background:var(--card); border:1px solid var(--line); border-radius:10px; padding:14px 16px; }
.board { padding:10px; }
.board svg { display:block; width:100%; height:auto; max-height:calc(100vh - 190px); touch-action:manipulation; }
.side { display:grid; gap:14px; }
.players { display:grid; grid-template-columns:auto 1fr auto; gap:6px 10px; align-items:center; }
.dot { width:18px; height:18px; border-radius:50%; border:1px solid #0006; }
.dot.b { background:radial-gradient(circle at 35% 30%,#6a6a6e,#2a2a2d 55%,#0b0b0d); }
.dot.w { background:radial-gradient(circle at 35% 30%,#fff,#f3f0ea 55%,#cfc9be); }
.active { font-weight:650; }
.dim { color:var(--dim); font-size:.9rem; }
.controls { display:flex; gap:6px; margin-top:10px; align-items:center; }
button { font:inherit; color:inherit; background:var(--soft); border:1px solid var(--line);
  border-radius:8px; padding:7px 11px; cursor:pointer; min-width:40px; }
button:hover { border-color:var(--accent); }
button:focus-visible, input:focus-visible, .moves b:focus-visible { outline:3px solid var(--accent); outline-offset:2px; }
button.main { background:var(--accent); color:var(--on-accent); border-color:transparent; }
button[aria-pressed=true] { border-color:var(--accent); color:var(--accent); }
input[type=range] { flex:1; min-width:60px; accent-color:var(--accent); }
.comment { white-space:pre-wrap; overflow-wrap:anywhere; min-height:3.2em; max-height:30vh; overflow:auto; }
.moves { max-height:34vh; overflow:auto; line-height:1.9; }
.moves b { font-weight:450; padding:2px 6px; border-radius:6px; cursor:pointer; white-space:nowrap; }
.moves b i { font-style:normal; color:var(--dim); font-size:.78em; margin-right:2px; }
.moves b:hover { background:var(--soft); }
.moves b.here { background:var(--accent); color:var(--on-accent); }
.moves b.here i { color:inherit; }
.moves b.fork::after { content:"+"; color:var(--accent); margin-left:2px; }
.moves b.here.fork::after { color:inherit; }
.board .icon, .icon { width:16px; height:16px; min-width:16px; max-height:16px; fill:currentColor; display:block; }
.branches { display:flex; flex-wrap:wrap; gap:6px; }
.branches:empty { display:none; }
h2 { font-size:.8rem; margin:0 0 6px; color:var(--dim); font-weight:600; letter-spacing:.04em; text-transform:uppercase; }
@media (max-width:820px) { main { grid-template-columns:1fr; padding:12px; } .board svg { max-height:none; } }
@media print { .controls, header button { display:none; } }
)css";

inline constexpr std::string_view kBody = R"html(
<main>
<header><h1 id="title"></h1><p id="about"></p>
<button id="theme" title="Light or dark" aria-label="Light or dark"><svg class="icon" viewBox="0 0 16 16"><path d="M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zm0 1.5v9a4.5 4.5 0 0 1 0-9z"/></svg></button></header>
<section class="card board"><svg id="board" role="img" aria-label="Board"></svg>
<div class="controls">
<button id="first" title="First position (Home)" aria-label="First position"><svg class="icon" viewBox="0 0 16 16"><path d="M3 3h2v10H3zM13 3v10L6 8z"/></svg></button>
<button id="back" title="Back (Left)" aria-label="Back"><svg class="icon" viewBox="0 0 16 16"><path d="M11 3v10L4 8z"/></svg></button>
<button id="play" class="main" title="Play or pause (Space)" aria-label="Play"><svg class="icon" viewBox="0 0 16 16"><path d="M4 2.5v11L13 8z"/></svg></button>
<button id="next" title="Forward (Right)" aria-label="Forward"><svg class="icon" viewBox="0 0 16 16"><path d="M5 3v10l7-5z"/></svg></button>
<button id="last" title="Last position (End)" aria-label="Last position"><svg class="icon" viewBox="0 0 16 16"><path d="M11 3h2v10h-2zM3 3v10l7-5z"/></svg></button>
<input id="slider" type="range" min="0" value="0" aria-label="Move">
<button id="numbers" aria-pressed="true" title="Move numbers (N)">123</button>
</div></section>
<div class="side">
<section class="card"><div class="players" id="players"></div><div class="dim" id="result" style="margin-top:8px"></div></section>
<section class="card"><h2 id="where" aria-live="polite"></h2><div class="comment" id="comment"></div>
<div class="branches" id="branches"></div></section>
<section class="card"><h2>Moves</h2><div class="moves" id="moves"></div></section>
</div>
</main>
<noscript><p style="padding:20px">This page replays a game and needs JavaScript for it.</p></noscript>
)html";

inline constexpr std::string_view kScript = R"js(
'use strict';
const game = JSON.parse(document.getElementById('game').textContent);
const $ = id => document.getElementById(id);
const nodes = game.nodes, size = game.size;
const letter = c => String.fromCharCode(65 + c);
const name = m => m && m.x >= 0 ? letter(m.x) + (m.y + 1) : m ? 'pass' : '';
nodes.forEach(n => { n.kids = []; });
nodes.forEach((n, i) => { if (i) nodes[n.parent].kids.push(i); });
nodes.forEach((n, i) => { n.number = (i ? nodes[n.parent].number : 0) + (n.move ? 1 : 0); });
let here = 0, line = [], numbers = true, timer = 0;

function pathTo(i) { const p = []; for (; i >= 0; i = nodes[i].parent) p.push(i); return p.reverse(); }
function lineThrough(i) {
  const p = pathTo(i);
  for (let n = nodes[i]; n.kids.length; n = nodes[p[p.length - 1]]) p.push(n.kids[0]);
  return p;
}
function position(i) {
  const stones = new Map();
  for (const k of pathTo(i)) {
    const n = nodes[k];
    for (const s of n.setup || []) s.c ? stones.set(s.x + ',' + s.y, { x: s.x, y: s.y, c: s.c }) : stones.delete(s.x + ',' + s.y);
    if (n.move && n.move.x >= 0)
      stones.set(n.move.x + ',' + n.move.y, { x: n.move.x, y: n.move.y, c: n.move.c, number: n.number });
  }
  return stones;
}

const NS = 'http://www.w3.org/2000/svg', svg = $('board'), margin = 1.15;
function el(tag, attributes, parent, text) {
  const e = document.createElementNS(NS, tag);
  for (const k in attributes) e.setAttribute(k, attributes[k]);
  if (text !== undefined) e.textContent = text;
  parent.appendChild(e);
  return e;
}
const X = x => margin + x, Y = y => margin + size - 1 - y;
function gradient(defs, id, stops) {
  const g = el('radialGradient', { id, cx: '36%', cy: '30%', r: '75%' }, defs);
  stops.forEach(([offset, color]) => el('stop', { offset, 'stop-color': color }, g));
}
function drawBoard() {
  const side = size - 1 + 2 * margin;
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
  const defs = el('defs', {}, svg);
  gradient(defs, 'black', [['0', '#6a6a6e'], ['.55', '#2a2a2d'], ['1', '#0b0b0d']]);
  gradient(defs, 'white', [['0', '#fff'], ['.55', '#f3f0ea'], ['1', '#cfc9be']]);
  const wood = el('linearGradient', { id: 'wood', x2: '0', y2: '1' }, defs);
  el('stop', { offset: 0, style: 'stop-color:var(--wood-a)' }, wood);
  el('stop', { offset: 1, style: 'stop-color:var(--wood-b)' }, wood);
  el('rect', { width: side, height: side, rx: .25, fill: 'url(#wood)' }, svg);
  const grid = el('g', { stroke: '#5b3a1e', 'stroke-width': .035, 'stroke-linecap': 'square' }, svg);
  for (let i = 0; i < size; i++) {
    el('line', { x1: X(0), x2: X(size - 1), y1: Y(i), y2: Y(i) }, grid);
    el('line', { x1: X(i), x2: X(i), y1: Y(0), y2: Y(size - 1) }, grid);
  }
  const far = size >= 13 ? 3 : 2, mid = (size - 1) / 2;
  if (size % 2 && size >= 9)
    for (const [x, y] of [[mid, mid], [far, far], [far, size - 1 - far], [size - 1 - far, far], [size - 1 - far, size - 1 - far]])
      el('circle', { cx: X(x), cy: Y(y), r: .1, fill: '#5b3a1e' }, svg);
  const text = { 'font-size': .4, fill: '#5b3a1e', 'text-anchor': 'middle', dy: '.35em' };
  for (let i = 0; i < size; i++) {
    el('text', { ...text, x: X(i), y: Y(0) + .8 }, svg, letter(i).toUpperCase());
    el('text', { ...text, x: X(0) - .8, y: Y(i) }, svg, i + 1);
  }
  return el('g', {}, svg);
}
const layer = drawBoard();

function drawMark(m, onStone) {
  const x = X(m.x), y = Y(m.y), stroke = onStone === 'B' ? '#fff' : '#8c2f1b';
  const shape = { fill: 'none', stroke, 'stroke-width': .07 };
  if (m.kind === 'L') {
    if (!onStone) el('circle', { cx: x, cy: y, r: .36, fill: 'var(--wood-a)' }, layer);
    el('text', { x, y, 'font-size': m.text.length > 2 ? .36 : .55, 'font-weight': 600, fill: stroke, 'text-anchor': 'middle', dy: '.35em' }, layer, m.text);
  } else if (m.kind === 'T') el('path', { ...shape, d: `M${x} ${y - .27}l.25 .42h-.5z` }, layer);
  else if (m.kind === 'S') el('rect', { ...shape, x: x - .2, y: y - .2, width: .4, height: .4 }, layer);
  else if (m.kind === 'C') el('circle', { ...shape, cx: x, cy: y, r: .22 }, layer);
  else el('path', { ...shape, d: `M${x - .2} ${y - .2}l.4 .4m0 -.4l-.4 .4` }, layer);
}
function drawStones() {
  layer.textContent = '';
  const n = nodes[here], stones = position(here), last = n.move && n.move.x >= 0 ? n.move.x + ',' + n.move.y : '';
  for (const [key, s] of stones) {
    el('ellipse', { cx: X(s.x) + .04, cy: Y(s.y) + .07, rx: .46, ry: .45, fill: '#000', opacity: .25 }, layer);
    el('circle', { cx: X(s.x), cy: Y(s.y), r: .45, fill: s.c === 'B' ? 'url(#black)' : 'url(#white)' }, layer);
    if (numbers && s.number)
      el('text', { x: X(s.x), y: Y(s.y), 'font-size': s.number > 99 ? .32 : .4, 'text-anchor': 'middle', dy: '.35em',
        fill: key === last ? '#e8663c' : s.c === 'B' ? '#fff' : '#222', 'font-weight': key === last ? 700 : 400 }, layer, s.number);
    else if (key === last) el('circle', { cx: X(s.x), cy: Y(s.y), r: .13, fill: '#e8663c' }, layer);
  }
  for (const m of n.marks || []) drawMark(m, (stones.get(m.x + ',' + m.y) || {}).c);
  if (n.kids.length > 1)
    for (const k of n.kids) {
      const m = nodes[k].move;
      if (m && m.x >= 0) {
        const c = el('circle', { cx: X(m.x), cy: Y(m.y), r: .2, fill: '#b5482f', opacity: .55, style: 'cursor:pointer' }, layer);
        c.addEventListener('click', () => show(k));
      }
    }
}
function drawMoves() {
  const box = $('moves');
  box.textContent = '';
  line.forEach(i => {
    const n = nodes[i];
    if (!n.move) return;
    const b = document.createElement('b');
    b.tabIndex = 0;
    b.innerHTML = '<i></i>';
    b.firstChild.textContent = n.number;
    b.append(name(n.move));
    if (nodes[n.parent].kids.length > 1) { b.classList.add('fork'); b.title = 'There are other moves here'; }
    b.onclick = () => show(i);
    b.onkeydown = e => { if (e.key === 'Enter') show(i); };
    n.item = b;
    box.append(b, ' ');
  });
}
function show(i) {
  if (!line.includes(i)) { line = lineThrough(i); drawMoves(); }
  here = i;
  const n = nodes[here];
  drawStones();
  document.querySelectorAll('.moves .here').forEach(e => e.classList.remove('here'));
  if (n.item && n.move) {
    n.item.classList.add('here');
    // Only the list scrolls: on a small screen the board must stay in sight.
    const list = n.item.closest('.moves'), top = n.item.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + n.item.offsetHeight > list.scrollTop + list.clientHeight)
      list.scrollTop = top - list.clientHeight / 2;
  }
  const slider = $('slider');
  slider.max = line.length - 1;
  slider.value = line.indexOf(here);
  const who = n.move ? (n.move.c === 'B' ? 'Black' : 'White') + ' ' + n.number + ': ' + name(n.move) : 'Start';
  $('where').textContent = who + (n.name ? ' \u2013 ' + n.name : '') + (n.used ? ' (' + n.used + ' s)' : '');
  $('comment').textContent = n.comment || '';
  const branches = $('branches');
  branches.textContent = '';
  const others = here ? nodes[n.parent].kids.filter(k => k !== here) : [];
  const offer = (k, label) => {
    const b = document.createElement('button');
    b.textContent = label + (name(nodes[k].move) || nodes[k].name || '\u2026');
    b.onclick = () => show(k);
    branches.append(b);
  };
  if (n.kids.length > 1) n.kids.forEach((k, j) => offer(k, j ? 'or ' : 'then '));
  others.forEach(k => offer(k, 'instead '));
}
function step(by) {
  const at = line.indexOf(here) + by;
  if (at >= 0 && at < line.length) show(line[at]);
  return at < line.length - 1;
}
function play(on) {
  clearInterval(timer);
  timer = 0;
  if (on) {
    if (here === line[line.length - 1]) show(line[0]);
    timer = setInterval(() => { if (!step(1)) play(false); }, 900);
  }
  $('play').querySelector('path').setAttribute('d', timer ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4 2.5v11L13 8z');
  $('play').setAttribute('aria-label', timer ? 'Pause' : 'Play');
}
function toggleNumbers() {
  numbers = !numbers;
  $('numbers').setAttribute('aria-pressed', numbers);
  drawStones();
}

$('title').textContent = game.title;
$('about').textContent = game.about;
for (const c of ['B', 'W']) {
  const p = game.players[c], box = $('players');
  const dot = document.createElement('span'); dot.className = 'dot ' + c.toLowerCase();
  const who = document.createElement('span'); who.textContent = p.name || (c === 'B' ? 'Black' : 'White');
  const rank = document.createElement('span'); rank.className = 'dim'; rank.textContent = p.rank;
  if (game.winner === c) who.className = 'active';
  box.append(dot, who, rank);
}
$('result').textContent = game.result;
$('first').onclick = () => { play(false); show(line[0]); };
$('back').onclick = () => { play(false); step(-1); };
$('play').onclick = () => play(!timer);
$('next').onclick = () => { play(false); step(1); };
$('last').onclick = () => { play(false); show(line[line.length - 1]); };
$('slider').oninput = e => { play(false); show(line[+e.target.value]); };
$('numbers').onclick = toggleNumbers;
$('theme').onclick = () => {
  const root = document.documentElement.classList;
  const dark = root.contains('dark') || (!root.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches);
  root.toggle('dark', !dark);
  root.toggle('light', dark);
};
document.addEventListener('keydown', e => {
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  const keys = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play', n: 'numbers', N: 'numbers' };
  if (e.target.tagName === 'BUTTON' && e.key === ' ') return;
  if (keys[e.key]) { e.preventDefault(); $(keys[e.key]).click(); }
  const n = nodes[here];
  const turn = { ArrowUp: -1, ArrowDown: 1 }[e.key];
  if (turn && here) {
    const kids = nodes[n.parent].kids, k = kids[kids.indexOf(here) + turn];
    if (k !== undefined) { e.preventDefault(); show(k); }
  }
});
svg.addEventListener('wheel', e => { if (!e.ctrlKey) { e.preventDefault(); step(e.deltaY > 0 ? 1 : -1); } }, { passive: false });
line = lineThrough(0);
drawMoves();
show(line[line.length - 1]);
)js";

}  // namespace gomoku::html
