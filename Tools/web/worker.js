// SPDX-FileCopyrightText: 2026 The Gomoku developers
// SPDX-License-Identifier: MIT
//
// The page's worker: emcc puts this after its own script. A question is { ticket, kind, stones, last, ... }; its
// answer is { ticket, answer }, and { ticket, progress } may come before. Questions are answered one after another;
// who cannot wait ends the worker and starts another.
'use strict';
var engine = 0, waiting = [], ticket = 0;

function reportProgress(json) { postMessage({ ticket: ticket, progress: JSON.parse(json) }); }

function answer(question) {
  ticket = question.ticket;
  var json = question.kind === 'describe'
    ? Module.ccall('gomoku_web_describe', 'string', ['number', 'string', 'string'], [engine, question.stones, question.last])
    : Module.ccall('gomoku_web_think', 'string', ['number', 'string', 'string', 'number', 'number', 'number', 'number'],
      [engine, question.stones, question.last, question.level, question.milliseconds, question.seed, question.forValue ? 1 : 0]);
  postMessage({ ticket: ticket, answer: JSON.parse(json) });
}

onmessage = function (event) {
  if (engine) answer(event.data);
  else waiting.push(event.data);
};

Module.onRuntimeInitialized = function () {
  engine = Module.ccall('gomoku_web_create', 'number', [], []);
  waiting.splice(0).forEach(answer);
};
