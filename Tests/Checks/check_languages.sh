#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# check_languages.sh [FOLDER]    fails unless Packaging speaks every language of the window
#
# Stores, menus and installers read their own lists of languages, and nobody sees there that one is missing.
set -eu
root=${1:-$(dirname "$0")/../..}
linux=$root/Packaging/linux/io.github.gomoku.gomoku

problems=
problem() { echo "languages: $*"; problems=yes; }
# has FILE TEXT
has() { grep -qF "$2" "$1" || problem "$(basename "$1") lacks $2"; }

languages=0
for file in "$root"/UI/Resources/translations/gomoku_*.ts; do
    tag=${file##*/gomoku_}
    tag=${tag%.ts}
    languages=$((languages + 1))
    has "$root/Packaging/macos/Info.plist.in" "<string>$tag</string>"
    [ "$tag" != en ] || continue
    for key in Name GenericName Comment; do has "$linux.desktop" "$key[$tag]="; done
    for element in summary p caption; do has "$linux.metainfo.xml" "<$element xml:lang=\"$(echo "$tag" | tr _ -)\">"; done
done
[ $languages -gt 1 ] || problem "there are no translations"
# NSIS has other names for them: the number must do.
installer=$root/Packaging/windows/installer.nsi
[ "$(grep -c '^!insertmacro MUI_LANGUAGE ' "$installer")" = $languages ] || problem "installer.nsi has not $languages languages"
[ -z "$problems" ]
