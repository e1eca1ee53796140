// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// node test-web.mjs BROWSER PAGE FOLDER [EXPORTED...]
//
// Opens the pages from disk, in a Chromium without a window, and uses them with real mouse and key events. It talks to
// the browser over a pipe (--remote-debugging-pipe), so nothing needs to be installed for it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [browserName, page, folder, ...exported] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), 'gomoku-web-'));
const browser = spawn(browserName, ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe',
  '--hide-scrollbars', '--user-data-dir=' + profile, 'about:blank'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });

let next = 0, rest = '';
const waiting = new Map(), faults = [];
browser.stdio[4].on('data', bytes => {
  const parts = (rest + bytes).split('\0');
  rest = parts.pop();
  for (const part of parts) {
    const message = JSON.parse(part);
    if (message.method === 'Runtime.exceptionThrown') faults.push(JSON.stringify(message.params.exceptionDetails.exception));
    const asked = waiting.get(message.id);
    if (!asked) continue;
    waiting.delete(message.id);
    if (message.error) asked.failed(new Error(asked.method + ': ' + message.error.message));
    else asked.answered(message.result);
  }
});
let session;
function send(method, params = {}) {
  const id = ++next;
  browser.stdio[3].write(JSON.stringify({ id, method, params, sessionId: session }) + '\0');
  return new Promise((answered, failed) => waiting.set(id, { answered, failed, method }));
}
async function run(expression) {
  const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, returnByValue: true });
  if (exceptionDetails) throw new Error(expression + ': ' + JSON.stringify(exceptionDetails.exception));
  return result.value;
}
const pause = ms => new Promise(done => setTimeout(done, ms));
async function until(expression, what, patience = 60000) {
  const end = Date.now() + patience;
  for (;;) {
    const value = await run(expression);
    if (value) return value;
    if (Date.now() > end) throw new Error('waited in vain: ' + what + '; status: ' + await run(`$('status').textContent`));
    await pause(50);
  }
}
function expect(holds, what) { if (!holds) throw new Error('failed: ' + what); }

async function open(file, width, height, { phone = false, dark = false } = {}) {
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: phone ? 2 : 1, mobile: phone });
  await send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' }] });
  await send('Page.navigate', { url: pathToFileURL(resolve(file)).href });
  await until(`document.readyState === 'complete' && typeof nodes === 'object'`, 'the page');
}
async function speak(language) {
  await send('Emulation.setUserAgentOverride', { userAgent: await run('navigator.userAgent'), acceptLanguage: language });
}
async function picture(name) {
  const { data } = await send('Page.captureScreenshot', { format: 'png' });
  writeFileSync(join(folder, name + '.png'), Buffer.from(data, 'base64'));
}
async function clickAt(x, y) {
  for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
    await send('Input.dispatchMouseEvent', { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 });
}
async function clickOn(id) {
  await run(`$('${id}').scrollIntoView({ block: 'nearest' })`);
  const box = await run(`(b => ({ x: b.x + b.width / 2, y: b.y + b.height / 2 }))($('${id}').getBoundingClientRect())`);
  await clickAt(box.x, box.y);
}
async function clickPoint(x, y) {
  await run(`svg.scrollIntoView({ block: 'nearest' })`);
  const p = await run(`(p => ({ x: p.x, y: p.y }))(new DOMPoint(X(${x}), Y(${y})).matrixTransform(svg.getScreenCTM()))`);
  await clickAt(p.x, p.y);
}
async function key(name, code = name) {
  const text = name === 'Enter' ? '\r' : name === 'Tab' ? undefined : name.length === 1 ? name : undefined;
  const keyCode = { Enter: 13, Tab: 9, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 }[name];
  await send('Input.dispatchKeyEvent', { type: 'keyDown', key: name, code, text, windowsVirtualKeyCode: keyCode });
  await send('Input.dispatchKeyEvent', { type: 'keyUp', key: name, code, windowsVirtualKeyCode: keyCode });
}
const stones = () => run(`position(here).size`);
const known = `!!nodes[here].law`;
const settled = `${known} && $('thinking').hidden`;

// The reader asks for hints and follows them against the weakest computer: a whole game, to its five.
async function wholeGame() {
  await run(`$('level').value = '1'`);
  await clickPoint(7, 7);
  for (let move = 1; move < 60; ++move) {
    await until(`nodes[here].law && (nodes[here].law.over || (turnAtHere() === 'B' && $('thinking').hidden))`, 'an answer');
    if (await run(`nodes[here].law.over`)) break;
    await clickOn('hint');
    const advised = await until(`hintedMove()`, 'a hint');
    if (move === 4) await picture('desktop-hint');
    await clickPoint(advised.charCodeAt(0) - 65, +advised.slice(1) - 1);
  }
  await until(`!$('banner').hidden`, 'the end');
}
const tests = {
  async 'a whole game with the mouse, won by following hints'() {
    await open(page, 1280, 800);
    await picture('desktop-start');
    await until(known, 'the rules');
    expect(await run(`$('start').contains($('level')) && $('help').hidden && $('list').hidden`), 'a new game is one card');
    await wholeGame();
    expect(await run(`$('help').contains($('level')) && !$('help').hidden && $('start').hidden`), 'then there is help');
    expect(await run(`nodes[here].law.over`) === 'black', 'Black should win');
    expect(await run(`$('outcome').textContent`) === 'You win', 'the banner should say so');
    expect(/You win/.test(await run(`$('heard').textContent`)), 'a screen reader should hear it');
    await picture('desktop-end');
    const over = await stones();
    await clickPoint(0, 0);
    expect(await stones() === over, 'no stone after the end');
    await clickOn('swap');
    await until(`position(here).size === 1 && ${settled}`, 'the computer opens as Black');
    expect(await run(`turnAtHere()`) === 'W', 'White to move after the swap');
  },
  async 'undo takes back both moves, and is heard in the middle of a thought'() {
    await open(page, 1280, 800);
    await until(known, 'the rules');
    await run(`$('level').value = '1'`);
    await clickPoint(7, 7);
    await until(`position(here).size === 2 && ${settled}`, 'an answer');
    await clickOn('undo');
    expect(await stones() === 0, 'both stones are gone');
    await run(`$('level').value = '5'`);
    await clickPoint(7, 7);
    await until(`!$('thinking').hidden || position(here).size === 2`, 'a thought');
    await clickPoint(2, 3).then(() => until(`position(here).size >= 2 && ${settled}`, 'an answer'));
    await clickPoint(12, 1);
    await until(`!$('thinking').hidden`, 'a long thought');
    await clickOn('undo');
    // The click has been answered: had it waited for the computer, the bar would still run. No clock is asked.
    expect(await run(`$('thinking').hidden`), 'undo should not wait for the computer');
    await until(`nodes[here].law`, 'the rules');
    await pause(500);
    expect(await run(`$('thinking').hidden`), 'no late answer');
  },
  async 'keyboard alone, with what a screen reader says'() {
    await open(page, 1280, 800);
    await until(known, 'the rules');
    await run(`$('level').value = '1'; svg.focus()`);
    await key('ArrowRight');
    await key('ArrowUp');
    expect(await run(`$('heard').textContent`) === 'I9, empty', 'the cursor is heard');
    await key('Enter', 'Enter');
    await until(`position(here).size === 2 && ${settled}`, 'an answer');
    expect(await run(`nodes[1].move.x === 8 && nodes[1].move.y === 8`), 'the stone is at I9');
    expect(/^The computer plays [A-O]\d+/.test(await run(`$('heard').textContent`)), 'the answer is heard');
    await key('ArrowLeft');
    await key('ArrowRight');
    expect(await run(`$('heard').textContent`) === 'I9, black, move 1', 'stones are heard');
    await key('Enter', 'Enter');
    expect(await run(`$('heard').textContent`) === 'I9 is occupied.', 'so are refusals');
    await picture('desktop-keyboard');
    await run(`$('new').focus()`);
    await key('Enter', 'Enter');
    expect(await run(`document.activeElement.name`) === 'side', 'New Game leads to its choices');
    await run(`$('begin').focus()`);
    await key('Enter', 'Enter');
    expect(await run(`document.activeElement === svg`), 'and Play to the board');
    expect(/^New Game\. You: Black/.test(await run(`$('heard').textContent`)), 'which is heard: ' + await run(`$('heard').textContent`));
  },
  async 'evaluation, dark'() {
    await open(page, 1280, 800, { dark: true });
    await until(known, 'the rules');
    await run(`$('level').value = '2'`);
    await clickPoint(7, 7);
    await until(`position(here).size === 2 && ${settled}`, 'an answer');
    await clickOn('evaluate');
    await until(`/^Black \\d+ %, White \\d+ %$/.test($('chance').textContent) && /depth \\d\\d/.test($('best').textContent)`, 'a value');
    // One evaluation of the script: the analysis goes on between two.
    expect(await run(`$('hint').click(), !!hintedMove() && hintedMove() === /[A-T]\\d+/.exec($('best').textContent)[0]`),
      'the hint is what the analysis says');
    await picture('desktop-dark');
    await until(`/^Black \\d+ %, White \\d+ %\\. Best line: /.test($('heard').textContent)`, 'the value is heard at the end');
    expect(await run(`hintedMove() === /[A-T]\\d+/.exec($('best').textContent)[0]`), 'the hint has followed the analysis');
  },
  async 'Renju marks and refuses forbidden points'() {
    await open(page, 1280, 800);
    await until(known, 'the rules');
    await run(`document.querySelector('input[value=BW]').click(); $('rule').value = 'renju'; $('begin').click()`);
    await until(known, 'the rules');
    // Two open threes of Black meet in H8.
    for (const [x, y] of [[5, 7], [0, 0], [6, 7], [14, 0], [7, 5], [0, 14], [7, 6], [14, 14]]) {
      const count = await stones();
      await clickPoint(x, y);
      await until(`position(here).size === ${count + 1} && ${known}`, 'a stone');
    }
    expect(await run(`JSON.stringify(nodes[here].law.forbidden)`) === '[{"at":"h8","why":"double three"}]', 'H8 is the foul');
    await clickPoint(7, 7);
    expect(await stones() === 8, 'no stone on a forbidden point');
    expect(/Black may not play H8: it makes a double three/.test(await run(`$('status').textContent`)), 'and the reason is given');
    expect(await run(`!pointer.querySelector('circle')`), 'and no stone is shown there under the mouse');
    await picture('desktop-renju');
  },
  async 'every language, with nothing left in English'() {
    const source = readFileSync(page, 'utf8'), all = JSON.parse(source.match(/id="texts">([^]*?)<\/script>/)[1]);
    expect(Object.keys(all).length === 14, 'fourteen languages');
    const literals = [...source.matchAll(/\bt\('((?:[^'\\]|\\.)*)'/g)].map(m => JSON.parse('"' + m[1] + '"'));
    expect(literals.length > 25, 'the texts of the script');
    for (const [language, words] of Object.entries(all))
      for (const text of literals) expect(words[text], language + ' for: ' + text);
    for (const language of Object.keys(all)) {
      await speak(language.replace('_', '-'));
      await open(page, 390, 844, { phone: true });
      await until(known, 'the rules');
      expect(await run(`document.documentElement.lang`) === language.replace('_', '-'), language + ' is spoken');
      expect(await run(`document.documentElement.scrollWidth <= innerWidth`), language + ': nothing is wider than the screen');
      const untranslated = await run(`[...document.querySelectorAll('button, option, label span, [aria-label]')]
        .flatMap(e => [e.children.length ? '' : e.textContent.trim(), e.getAttribute('aria-label') || ''])
        .filter(text => text && !Object.values(words).some(word => text.includes(word)) && /[A-Za-z]{3}/.test(text)).join('; ')`);
      expect(untranslated === '', language + ': ' + untranslated);
      if (['de', 'ja', 'ru', 'zh_CN'].includes(language)) await picture('phone-' + language);
      if (language === 'zh_CN') {
        await open(page, 1280, 800);
        await until(known, 'the rules');
        await clickPoint(7, 7);
        await until(`position(here).size === 2 && ${settled}`, 'an answer');
        await clickOn('hint');
        await until(`hintedMove()`, 'a hint');
        await picture('desktop-zh_CN');
      }
    }
    await speak('en');
  },
  async 'the winning row is not hidden by the result, on a telephone'() {
    for (const row of [2, 7, 12]) {
      await open(page, 390, 844, { phone: true });
      await until(known, 'the rules');
      await run(`document.querySelector('input[value=BW]').click(); $('begin').click()`);
      for (let i = 0; i < 9; ++i) {
        await until(known, 'the rules');
        await clickPoint(i % 2 ? i : 3 + i / 2, i % 2 ? (row + 5) % 15 : row);
        await until(`position(here).size === ${i + 1} && ${known}`, 'a stone');
      }
      await until(`!$('banner').hidden`, 'the end');
      await picture('phone-end-' + row);
      const y = await run(`new DOMPoint(X(0), Y(${row})).matrixTransform(svg.getScreenCTM()).y`);
      const box = await run(`(b => ({ top: b.top, bottom: b.bottom }))($('banner').getBoundingClientRect())`);
      expect(y < box.top || y > box.bottom, `row ${row + 1} is behind the banner`);
    }
  },
  async 'a telephone'() {
    await open(page, 390, 844, { phone: true });
    await until(known, 'the rules');
    const fits = () => run(`document.documentElement.scrollWidth <= innerWidth`);
    expect(await fits(), 'nothing is wider than the screen at the start');
    await picture('phone-start');
    await run(`$('level').value = '1'`);
    await clickPoint(7, 7);
    await until(`position(here).size === 2 && ${settled}`, 'an answer');
    await clickPoint(8, 8);
    await until(`position(here).size === 4 && ${settled}`, 'an answer');
    expect(await fits(), 'nothing is wider than the screen');
    for (const id of ['undo', 'hint', 'status'])
      expect(await run(`scrollTo(0, 0), $('${id}').getBoundingClientRect().bottom <= innerHeight`), id + ' is in sight with the board');
    await picture('phone-game');
    await run(`scrollTo(0, document.body.scrollHeight)`);
    await picture('phone-below');
  },
};
exported.forEach((file, i) => {
  tests['an exported game: ' + file] = async () => {
    await open(file, 1280, 800);
    const length = await run(`line.length`);
    expect(length > 2, 'the game is in the page');
    expect(await run(`!game.rule || $('about').textContent.split(' \u00b7 ').includes(ruleNames[game.rule])`), 'the rule has the name that players know');
    expect(await run(`!openingNames[$('about').textContent.split(' \u00b7 ').pop()]`), 'and so has the opening rule');
    await picture('export-' + i);
    await clickOn('first');
    await clickOn('next');
    await until(known, 'the rules');
    const heard = await run(`$('heard').textContent`), first = await run(`nodes[here].comment || ''`);
    expect(/^Black 1: [A-Z]\d+/.test(heard) && heard.endsWith(first), 'each step is heard: ' + heard);
    expect(await run(`$('slider').getAttribute('aria-valuetext')`) === heard.split('. ')[0], 'and the slider tells it');
    expect(await run(`document.querySelector('.moves [aria-current]').getAttribute('aria-label')`) === heard.split('. ')[0],
      'and so does the list');
    const before = await stones(), branches = await run(`nodes[here].kids.length`);
    await run(`$('level').value = '1'`);
    const free = await run(`(() => { for (let x = 0; x < size; ++x) if (!position(here).has(x + ',1')) return x; })()`);
    await clickPoint(free, 1);
    await until(`position(here).size === ${before + 2} && ${settled}`, 'the computer plays on');
    expect(await run(`nodes[line[1]].kids.length`) === branches + 1, 'as a variation, the game itself is kept');
    await picture('export-' + i + '-played-on');
  };
});

// A game that was resigned, whatever the pages of the command line hold.
async function endOf(result, winner, language) {
  await speak(language);
  const game = { size: 15, rule: 'freestyle', title: 'A – B', about: '', result, winner,
    players: { B: { name: 'A', rank: '' }, W: { name: 'B', rank: '' } },
    nodes: [{ parent: -1 }, { parent: 0, move: { x: 7, y: 7, c: 'B' } }, { parent: 1, move: { x: 8, y: 8, c: 'W' } }] };
  const file = join(folder, 'ended.html');
  writeFileSync(file, readFileSync(page, 'utf8').replace(/(id="game">)[^]*?(<\/script>)/, (all, before, after) => before + JSON.stringify(game) + after));
  await open(file, 1280, 800);
  await until(known, 'the rules');
  return run(`$('status').textContent`);
}
tests['a game that ended without five says how'] = async () => {
  expect(await endOf('%1 wins by resignation', 'W', 'en') === 'White wins by resignation \u00b7 Freestyle \u00b7 15 \u00d7 15', 'resigned');
  expect(/^White 2: I9\. White wins by resignation$/.test(await run(`$('heard').textContent`)), 'which is heard');
  expect(await run(`$('result').textContent`) === 'White wins by resignation', 'and stands beside the players');
  await picture('export-resigned');
  await clickOn('back');
  await until(known, 'the rules');
  expect(/^White to move/.test(await run(`$('status').textContent`)), 'before the end somebody is to move');
  await clickOn('last');
  await run(`$('level').value = '1'`);
  await clickPoint(2, 2);
  await until(`position(here).size === 4 && ${settled}`, 'the computer plays on');
  await clickOn('undo');
  await until(known, 'the rules');
  expect(/^Black to move/.test(await run(`$('status').textContent`)), 'who plays on from there is to move');
  expect(/^Draw/.test(await endOf('Draw', '', 'en')), 'drawn');
  expect(/^Schwarz gewinnt auf Zeit/.test(await endOf('%1 wins on time', 'B', 'de')), 'in German: ' + await run(`$('status').textContent`));
  expect(!/[A-Za-z]{4}/.test(await endOf('%1 wins by forfeit', 'W', 'zh-CN')), 'in Chinese: ' + await run(`$('status').textContent`));
  await speak('en');
};

let failed = 0;
try {
  const { targetInfos } = await send('Target.getTargets');
  const target = targetInfos.find(t => t.type === 'page');
  session = (await send('Target.attachToTarget', { targetId: target.targetId, flatten: true })).sessionId;
  await send('Page.enable');
  await send('Runtime.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source:
    `var turnAtHere = () => nodes[here].move ? other(nodes[here].move.c) : 'B';
     var hintedMove = () => (/^[A-T]\\d+/.exec($('advice').textContent) || [''])[0];` });
  const bytes = statSync(page).size;
  console.log(`${page}: ${bytes} bytes`);
  expect(bytes < 3e6, 'under 3 MB');
  expect(!/(src|href)=["']http/.test(readFileSync(page, 'utf8')), 'nothing from outside');
  for (const [name, test] of Object.entries(tests)) {
    const began = Date.now();
    try {
      await test();
      if (faults.length) throw new Error('in the page: ' + faults.splice(0).join('; '));
      console.log(`ok    ${name} (${Date.now() - began} ms)`);
    } catch (fault) {
      ++failed;
      console.log(`FAIL  ${name}: ${fault.message}`);
      await picture('failed-' + failed);
    }
  }
} finally {
  browser.kill();
  await new Promise(done => browser.once('exit', done));
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(failed ? 1 : 0);
