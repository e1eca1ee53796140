#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
"""Changes one operator or constant at a time and says which change no test notices.

  Scripts/mutate.py --folder Models/Rules --sample 100 --seed 1

The changes are made in a copy of the tree below build/mutate, built file by file without much
optimisation. Each change costs one compilation (a header: as many as include it), one link and the
tests of its folder, program by program, up to the first failure. A test that hangs has noticed. What was
tried is in a journal; the same command goes on where it was broken off. A change that the compiler refuses, or that gives the same object
file, is none and does not count.

--report prints what the journal knows without trying anything. A survivor that is explained in
Tests/Checks/mutants.txt is shown with its reason; it counts as not caught all the same.
"""

import argparse
import fcntl
import hashlib
import json
import math
import os
import random
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EXPLANATIONS = 'Tests/Checks/mutants.txt'

# The programs that test a folder, quickest first. The longest name that fits counts.
TESTS = {
    'Models/Advisor': ['rules_tests'],
    'Models/Board': ['core_tests', 'rules_tests', 'threat_tests'],
    'Models/BoardManager': ['core_tests', 'rules_tests'],
    'Models/Core': ['core_tests', 'record_tests', 'rules_tests', 'search_tests'],
    'Models/Engines': ['match_tests'],
    'Models/Eval': ['tuner_tests', 'search_signature_tests'],
    'Models/Files': ['files_tests'],
    'Models/GameManager': ['game_tests', 'library_tests'],
    'Models/Game': ['game_tests', 'library_tests'],
    'Models/GomokuAI': ['game_tests'],
    'Models/Library': ['library_tests', 'training_library_tests'],
    'Models/Match': ['match_tests'],
    'Models/Proof': ['proof_tests'],
    'Models/Protocol': ['protocol_tests'],
    'Models/Record': ['record_tests'],
    'Models/Review': ['judge_tests', 'win_player_tests', 'review_tests'],
    'Models/Rules': ['core_tests', 'rules_tests'],
    'Models/Search': ['search_signature_tests', 'search_promise_tests', 'search_tests'],
    'Models/Search/Parallel': ['search_tests', 'search_signature_tests', 'search_promise_tests'],
    'Models/Search/Threats': ['search_signature_tests', 'threat_tests', 'search_tests'],
    'Models/Settings': ['game_tests'],
    'Models/Setup': ['game_tests', 'library_tests'],
    'Models/Threads': ['game_tests'],
    'Models/Training': ['training_tests', 'puzzle_tests'],
    'Models/Tuning': ['tuner_tests'],
}

# Operators stand between blanks, as clang-format leaves them: a template's brackets, a pointer's star
# and a sign do not.
BINARY = {
    '==': ['!='], '!=': ['=='], '<=': ['<'], '>=': ['>'], '<': ['<='], '>': ['>='],
    '&&': ['||'], '||': ['&&'], '+': ['-'], '-': ['+'], '*': ['+'], '/': ['*'], '%': ['*'],
    '+=': ['-='], '-=': ['+='], '<<': ['>>'], '>>': ['<<'], '&': ['|'], '|': ['&'], '^': ['|'],
}
WORDS = {'true': 'false', 'false': 'true', 'min': 'max', 'max': 'min', 'any_of': 'all_of',
         'all_of': 'any_of', 'none_of': 'any_of', 'front': 'back', 'back': 'front'}
TOKEN = re.compile(r'''
    (?P<skip>//[^\n]*|/\*.*?\*/|R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'
        |^[ \t]*\#(?:\\\n|[^\n])*|static_assert\b[^;]*;)
  | (?P<number>\b(?:0[xXbB][0-9a-fA-F']+|[0-9][0-9']*)(?:[uUlL]*)\b(?![.\w]))
  | (?P<word>[A-Za-z_]\w*)
  | (?P<step>\+\+|--)
  | (?P<operator>(?<=[ ])(?:==|!=|<=|>=|&&|\|\||\+=|-=|<<|>>|[-<>+*/%&|^])(?=[ ]))
  | (?P<not>!(?=[A-Za-z_(]))
  ''', re.VERBOSE | re.MULTILINE | re.DOTALL)


def changes_of(kind, text):
    """What a token may become; empty: nothing."""
    if kind == 'operator':
        return BINARY.get(text, [])
    if kind == 'word':
        return [WORDS[text]] if text in WORDS else []
    if kind == 'step':
        return ['--' if text == '++' else '++']
    if kind == 'not':
        return ['']
    if kind == 'number' and not re.match(r'0[xXbB]', text):
        digits = re.match(r"[0-9']+", text).group()
        return [str(int(digits.replace("'", '')) + 1) + text[len(digits):]]
    return []


class Mutant:
    def __init__(self, path, content, start, end, kind, old, new):
        self.path, self.start, self.end, self.kind, self.old, self.new = path, start, end, kind, old, new
        self.line = content.count('\n', 0, start) + 1
        first = content.rfind('\n', 0, start) + 1
        last = content.find('\n', end)
        self.source = content[first:last].strip()
        self.mutated = (content[first:start] + new + content[end:last]).strip()
        digest = hashlib.sha256(f'{path}\0{content}\0{start}\0{new}'.encode()).hexdigest()
        self.key = digest[:20]

    def applied(self, content):
        return content[:self.start] + self.new + content[self.end:]

    def __str__(self):
        return f'{self.path}:{self.line}: {self.source}  ->  {self.mutated}'


def mutants_in(path):
    with open(os.path.join(ROOT, path), encoding='utf-8') as file:
        content = file.read()
    found = []
    for match in TOKEN.finditer(content):
        kind = match.lastgroup
        if kind == 'skip':
            continue
        # The word that an include guard or an access to a member of the library is made of.
        if kind == 'word' and match.group() in ('min', 'max') and content[:match.start()].endswith('numeric_limits'):
            continue
        for new in changes_of(kind, match.group()):
            found.append(Mutant(path, content, match.start(), match.end(), kind, match.group(), new))
    return content, found


def tracked(folder):
    listed = subprocess.run(['git', 'ls-files', '--cached', '--others', '--exclude-standard', '--',
                             folder, folder + '.*'],
                            cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.split('\n')
    return sorted(path for path in listed if path and not path.startswith('build/') and os.path.exists(os.path.join(ROOT, path)))


def interval(caught, total):
    """Wilson's 95 % interval, in per cent."""
    if total == 0:
        return 0.0, 100.0
    z, share = 1.96, caught / total
    middle = share + z * z / (2 * total)
    width = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return 100 * (middle - width) / scale, 100 * (middle + width) / scale


class Journal:
    def __init__(self, path):
        self.path, self.entries = path, {}
        if os.path.exists(path):
            with open(path, encoding='utf-8') as file:
                for line in file:
                    try:
                        entry = json.loads(line)
                        self.entries[entry['key']] = entry
                    except (ValueError, KeyError):
                        pass  # the end of a run that was killed

    def add(self, entry):
        self.entries[entry['key']] = entry
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        with open(self.path, 'a', encoding='utf-8') as file:
            file.write(json.dumps(entry) + '\n')


class Workshop:
    """The copy of the tree, built and run again for every mutant."""

    def __init__(self, options, tests):
        self.options, self.tests = options, tests
        self.scratch = os.path.join(ROOT, options.scratch)
        self.tree = os.path.join(self.scratch, 'tree')
        self.build = os.path.join(self.scratch, 'build')
        self.limits = {}
        self.lock = None  # held as long as this lives

    def prepare(self):
        os.makedirs(self.scratch, exist_ok=True)
        self.lock = open(os.path.join(self.scratch, 'lock'), 'w', encoding='utf-8')
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            sys.exit(f'{self.scratch} is in use; name another with --scratch')
        self.copy()
        if not self.options.build:
            self.configure()
        print('building and timing the unchanged tests…', flush=True)
        for test in self.tests:
            if self.compile(test).returncode != 0:
                sys.exit('the unchanged tree does not build')
            start = time.monotonic()
            if not self.passes(test, 900):
                sys.exit(f'{test} fails without any change')
            self.limits[test] = max(10.0, 5 * (time.monotonic() - start))
            print(f'  {test}: {time.monotonic() - start:.1f} s', flush=True)

    def copy(self):
        """Only what differs, so that the next build has little to do."""
        wanted = set(tracked('.'))
        for path in wanted:
            source, target = os.path.join(ROOT, path), os.path.join(self.tree, path)
            with open(source, 'rb') as file:
                content = file.read()
            if os.path.exists(target):
                with open(target, 'rb') as file:
                    if file.read() == content:
                        continue
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy(source, target)
        for folder, _, files in os.walk(self.tree):
            for name in files:
                path = os.path.relpath(os.path.join(folder, name), self.tree)
                if path not in wanted:
                    os.remove(os.path.join(self.tree, path))

    def configure(self):
        command = ['cmake', '-S', self.tree, '-B', self.build, '--log-level=WARNING',
                   '-DCMAKE_BUILD_TYPE=Release', '-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG',
                   '-DCMAKE_GTEST_DISCOVER_TESTS_DISCOVERY_MODE=PRE_TEST']
        if shutil.which('ninja'):
            command.append('-GNinja')
        if shutil.which('ccache'):
            command.append('-DCMAKE_CXX_COMPILER_LAUNCHER=ccache')
        for linker in ('lld', 'gold'):
            if shutil.which('ld.' + linker):
                command.append('-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=' + linker)
                break
        subprocess.run(command, check=True)

    def compile(self, test):
        if self.options.build:
            return subprocess.run(self.options.build, shell=True, cwd=self.tree, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT)
        return subprocess.run(['cmake', '--build', self.build, '--parallel', str(self.options.jobs),
                               '--target', test],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def passes(self, test, limit):
        environment = dict(os.environ, QT_QPA_PLATFORM='offscreen', GTEST_FAIL_FAST='1', GTEST_BRIEF='1',
                           GOMOKU_TEST_ROUNDS=str(self.options.rounds))
        command = test if self.options.test else os.path.join(self.build, 'Tests', test)
        process = subprocess.Popen(command, shell=bool(self.options.test), cwd=self.tree, env=environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            return process.wait(limit) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            try:
                os.killpg(process.pid, 9)  # and whatever it has started
            except OSError:
                pass
            process.wait()

    def built(self, fits):
        """Files of the build whose name fits."""
        return [os.path.join(folder, file) for folder, _, files in sorted(os.walk(self.build))
                for file in sorted(files) if fits(file)]

    def objects(self, path):
        """What the file was compiled to; a header: what everything was."""
        name = os.path.basename(path)
        digest = hashlib.sha256()
        for file in self.built(lambda file: file.endswith('.o')
                               and (not name.endswith('.cpp') or file == name + '.o')):
            with open(file, 'rb') as stream:
                digest.update(stream.read())
        return digest.hexdigest()

    def write(self, path, content):
        with open(os.path.join(self.tree, path), 'w', encoding='utf-8') as file:
            file.write(content)

    def keep(self, path):
        """The source and what it was compiled to, with their times, to be put back by put_back()."""
        name = os.path.basename(path) + '.o'
        files = [os.path.join(self.tree, path)] + self.built(lambda file: file == name)
        kept = []
        for file in files:
            with open(file, 'rb') as stream:
                kept.append((file, stream.read(), os.stat(file).st_mtime_ns))
        return kept

    def put_back(self, kept, since):
        """So that the next build does not compile again what is as it was. What was linked with the
        change must go: its parts look older than it now."""
        for file, content, moment in kept:
            with open(file, 'wb') as stream:
                stream.write(content)
            os.utime(file, ns=(moment, moment))
        for library in self.built(lambda file: file.endswith('.a')):
            if os.stat(library).st_mtime_ns >= since:
                os.remove(library)

    def judge(self, mutant, content, original):
        """caught, survived, refused (by the compiler) or same (for the compiler)."""
        isAlone = mutant.path.endswith('.cpp') and not self.options.build
        kept = self.keep(mutant.path) if isAlone else []
        since = time.time_ns()
        try:
            self.write(mutant.path, mutant.applied(content))
            for test in self.tests:
                if self.compile(test).returncode != 0:
                    return 'refused', ''
                if not self.options.build and self.objects(mutant.path) == original:
                    return 'same', ''
                if not self.passes(test, self.limits[test]):
                    return 'caught', test
            return 'survived', ''
        finally:
            if isAlone:
                self.put_back(kept, since)
            else:
                self.write(mutant.path, content)


def tests_for(folder):
    fitting = [name for name in TESTS if (folder + '/').startswith(name + '/') or folder == name]
    return TESTS[max(fitting, key=len)] if fitting else []


def explained():
    """Reasons by file and change, from lines of `file | line of source | old -> new | why`."""
    reasons = {}
    path = os.path.join(ROOT, EXPLANATIONS)
    if os.path.exists(path):
        with open(path, encoding='utf-8') as file:
            for line in file:
                parts = [part.strip() for part in line.split(' | ')]
                if len(parts) == 4 and not line.startswith('#'):
                    reasons[tuple(parts[:3])] = parts[3]
    return reasons


def change_text(entry):
    return f"{entry['old']} -> {entry['new'] or 'nothing'}"


def print_report(journal, folders, keys):
    reasons = explained()
    for folder in folders:
        entries = [entry for entry in journal.entries.values()
                   if entry['folder'] == folder and entry['key'] in keys]
        tried = [entry for entry in entries if entry['result'] in ('caught', 'survived')]
        caught = sum(entry['result'] == 'caught' for entry in tried)
        low, high = interval(caught, len(tried))
        share = 100 * caught / len(tried) if tried else 0.0
        print(f'{folder}: {caught} of {len(tried)} caught, {share:.0f} % [{low:.0f}, {high:.0f}]'
              f' ({len(entries) - len(tried)} changed nothing or did not compile)')
        for entry in sorted(tried, key=lambda entry: (entry['file'], entry['line'])):
            if entry['result'] != 'survived':
                continue
            why = reasons.get((entry['file'], entry['source'], change_text(entry)))
            print(f"  {entry['file']}:{entry['line']}: {entry['source']}  [{change_text(entry)}]"
                  + (f'\n      {why}' if why else ''))


def sampled(folder, options):
    """All mutants of a folder, in the order in which they are tried."""
    contents, mutants = {}, []
    for path in tracked(folder):
        inner = max((name for name in TESTS if path.startswith(name)), key=len, default=folder)
        isOurs = len(inner) <= len(folder) or options.build
        if path.endswith(('.cpp', '.h')) and isOurs:
            if path.endswith('.h') and options.sources_only:
                continue
            contents[path], found = mutants_in(path)
            mutants += found
    random.Random(options.seed).shuffle(mutants)
    if options.only:
        places = options.only.split(',')
        mutants = [mutant for mutant in mutants if f'{mutant.path}:{mutant.line}' in places]
    return contents, mutants


def try_folder(folder, options, journal, deadline):
    contents, mutants = sampled(folder, options)
    wanted, tested, keys = options.sample, 0, set()
    workshop = None
    originals = {}
    for mutant in mutants:
        if tested >= wanted or time.monotonic() > deadline:
            break
        keys.add(mutant.key)
        entry = journal.entries.get(mutant.key)
        if entry is None:
            if options.report:
                continue
            if workshop is None:
                workshop = Workshop(options, options.test or tests_for(folder))
                workshop.prepare()
            if mutant.path not in originals:
                workshop.compile(workshop.tests[0])
                originals[mutant.path] = workshop.objects(mutant.path)
            start = time.monotonic()
            result, by = workshop.judge(mutant, contents[mutant.path], originals[mutant.path])
            entry = {'key': mutant.key, 'folder': folder, 'file': mutant.path, 'line': mutant.line,
                     'source': mutant.source, 'old': mutant.old, 'new': mutant.new, 'result': result,
                     'by': by, 'seconds': round(time.monotonic() - start, 1), 'rounds': options.rounds}
            journal.add(entry)
            print(f"{result:8} {entry['seconds']:5.1f} s  {mutant}", flush=True)
        tested += entry['result'] in ('caught', 'survived')
    return keys


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n\n')[0])
    parser.add_argument('--folder', action='append', help='such as Models/Rules (all that have tests)')
    parser.add_argument('--sample', type=int, default=100, help='changes to try in each folder (100)')
    parser.add_argument('--seed', type=int, default=1, help='which ones (1)')
    parser.add_argument('--minutes', type=float, default=1e9, help='stop after so long')
    parser.add_argument('--rounds', type=float, default=1, help='GOMOKU_TEST_ROUNDS of the tests (1)')
    parser.add_argument('--jobs', type=int, default=os.cpu_count() or 2, help='compilers at once')
    parser.add_argument('--only', default='', help='only changes in these FILE:LINE,FILE:LINE,…')
    parser.add_argument('--sources-only', action='store_true', help='no headers: they cost many compilations')
    parser.add_argument('--scratch', default='build/mutate', help='where the copy lies')
    parser.add_argument('--journal', default='', help='what was tried (journal.jsonl beside the copy)')
    parser.add_argument('--report', action='store_true', help='only print what the journal knows')
    parser.add_argument('--build', default='', help='how to build the copy, if not with CMake')
    parser.add_argument('--test', action='append', default=[], help='what to run, if not our tests')
    options = parser.parse_args()
    journal = Journal(os.path.join(ROOT, options.journal or options.scratch + '/journal.jsonl'))
    folders = options.folder or sorted(TESTS)
    for folder in folders:
        if not options.test and not tests_for(folder):
            sys.exit(f'no tests are named for {folder}')
    deadline = time.monotonic() + 60 * options.minutes
    keys = set()
    for folder in folders:
        keys |= try_folder(folder, options, journal, deadline)
    print_report(journal, folders, keys)


if __name__ == '__main__':
    main()
