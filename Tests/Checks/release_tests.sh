#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# A release is checked before it is built and before it is published; here with planted faults.
set -eu
script=$(cd "$(dirname "$0")/../.." && pwd)/Scripts/release.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
export GOMOKU_ROOT="$tree"
metainfo=Packaging/linux/io.github.gomoku.gomoku.metainfo.xml
mkdir -p "$tree/debian" "$tree/Packaging/linux"

plant() {
    echo 'project(Gomoku VERSION 1.2.3 LANGUAGES CXX' >"$tree/CMakeLists.txt"
    printf '# Changelog\n\n## [Unreleased]\n\n- later\n\n## [1.2.3] - 2026-11-17\n\n### Added\n- new\n\n## [1.2.2]\n- old\n' >"$tree/CHANGELOG.md"
    echo 'gomoku (1.2.3-1) unstable; urgency=medium' >"$tree/debian/changelog"
    printf '<release version="1.2.3" date="2026-11-17">\n<release version="1.2.2">\n' >"$tree/$metainfo"
}
# expect 0|1 WORD COMMAND...: the status, and a word of what is said.
expect() {
    status=$1 word=$2
    shift 2
    if output=$("$script" "$@" 2>&1); then found=0; else found=$?; fi
    if [ $found != "$status" ]; then echo "$*: status $found instead of $status: $output"; exit 1; fi
    case $output in
    *"$word"*) ;;
    *) echo "$*: '$word' is not said: $output"; exit 1 ;;
    esac
}

plant
expect 0 '' check v1.2.3
[ "$("$script" notes v1.2.3)" = "$(printf '### Added\n- new')" ] || { echo "the notes: $("$script" notes v1.2.3)"; exit 1; }
expect 1 'nothing about [1.2]' notes v1.2
expect 1 'not like v1.2.3' check 1.2.3
expect 1 'not like v1.2.3' check v1.2
for tag in v1.2.2 v1.2.4; do
    expect 1 'CMakeLists.txt has another' check $tag
    expect 1 'debian/changelog begins' check $tag
    expect 1 'AppStream' check $tag
done
expect 1 'nothing about [1.2.4]' check v1.2.4
# Each file by itself must be noticed.
for file in CMakeLists.txt CHANGELOG.md debian/changelog $metainfo; do
    sed -i 's/1\.2\.3/1.2.4/' "$tree/$file"
    expect 1 release: check v1.2.3
    plant
done

files=$tree/files
mkdir "$files"
names='gomoku_1.2.3_amd64.deb gomoku-1.2.3-linux-x86_64.tar.xz gomoku-1.2.3-Darwin.dmg gomoku-1.2.3-win64.zip
    gomoku-1.2.3-setup.exe pbrain-gomoku.zip gomoku.html'
for name in $names; do echo "$name" >"$files/$name"; done
expect 0 '' sums "$files"
(cd "$files" && sha256sum --quiet -c SHA256SUMS)
[ "$(wc -l <"$files/SHA256SUMS")" = 7 ] || { cat "$files/SHA256SUMS"; exit 1; }
for name in $names; do
    mv "$files/$name" "$tree/aside"
    expect 1 'there is no' sums "$files"
    [ ! -e "$files/SHA256SUMS" ] || { echo "sums of a release without $name"; exit 1; }
    mv "$tree/aside" "$files/$name"
done
: >"$files/gomoku.html"
expect 1 'there is no gomoku.html' sums "$files"
expect 2 check nonsense
