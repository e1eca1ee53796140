#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# The layer check is itself checked: a planted include of each forbidden kind must be found, and a
# permitted one must not.
set -eu
check=$(cd "$(dirname "$0")" && pwd)/check_layers.sh
tree=$(mktemp -d)
output=$(mktemp)
trap 'rm -rf "$tree" "$output"' EXIT

# plant FILE INCLUDE...: a tree of this one file with these includes.
plant() {
    rm -rf "${tree:?}"/*
    mkdir -p "$tree/$(dirname "$1")"
    file=$1
    shift
    printf '#include %s\n' "$@" >"$tree/$file"
}

# judge found|fine DESCRIPTION [TABLE]: what the check must say of the tree.
judge() {
    if "$check" "$tree" ${3:+"$3"} >"$output"; then verdict=fine; else verdict=found; fi
    if [ "$verdict" != "$1" ]; then
        echo "$2 should be $1, but it is $verdict:"
        cat "$output"
        exit 1
    fi
}

expect() {
    plant "$2" "$3"
    judge "$1" "$2 with '#include $3'"
}

expect fine Models/Core/A.h '"Models/Constants.h"'
expect fine Models/Core/A.h '<vector>'
expect fine Models/Search/A.cpp '"Models/Eval/B.h"'
expect fine Models/BoardManager.cpp '"Models/Board/B.h"'
expect fine Models/GameManager.h '<QObject>'
expect fine Models/GameThread.cpp '"Models/GameManager.h"'
expect fine main.cpp '"UI/MainWindow.h"'
expect found Models/Core/A.h '"Models/Search/B.h"'
expect found Models/Core/A.h '<QString>'
expect found Models/Board/A.h '"Models/Rules/B.h"'
expect found Models/Rules/A.cpp '"Models/Board/B.h"'
expect found Models/Search/A.cpp '"Models/GomokuAI.h"'
expect found Models/Search/A.cpp '"Models/Rules/B.h"'
expect found Models/Eval/A.cpp '"Models/Search/B.h"'
expect found Models/Game/A.cpp '"Models/GameManager.h"'
expect found Models/GameManager.cpp '"UI/B.h"'
expect found UI/Panels/A.cpp '"Models/Eval/B.h"'
expect found UI/Panels/A.cpp '"Tests/B.h"'
expect found main.cpp '"Models/GameManager.h"'

# A folder within a folder is a layer of its own.
expect fine Models/Search/A.cpp '"Models/Search/Threats/B.h"'
expect found Models/Search/Threats/A.cpp '"Models/Search/B.h"'
expect fine Models/Record/Files/A.cpp '"Models/Record/Sgf/B.h"'
expect found Models/Record/Formats/A.h '"Models/Record/Files/B.h"'
expect found Models/Record/Sgf/A.h '"Models/Record/Trees/B.h"'
expect found Models/Game/A.cpp '"Models/Game/Players/B.h"'
expect found Models/Nowhere/A.cpp '<vector>'
expect found Models/Search/Nowhere/A.cpp '<vector>'
expect found UI/Nowhere/A.cpp '<vector>'

# The folders of UI, from below.
expect fine UI/Panels/A.cpp '"UI/Board/B.h"'
expect fine UI/MainWindow.cpp '"UI/Features/B.h"'
expect found UI/Text/A.cpp '"UI/Board/B.h"'
expect found UI/Board/A.cpp '"UI/BoardWidget.h"'
expect found UI/BoardWidget.cpp '"UI/Accessibility/B.h"'
expect found UI/ColorChooserWidget.cpp '"UI/Panels/B.h"'
expect found UI/Panels/A.cpp '"UI/Dialogs/B.h"'
expect found UI/GamePage/A.cpp '"UI/GameWidget.h"'
expect found UI/GameWidget.cpp '"UI/Window/B.h"'
expect found UI/Features/A.cpp '"UI/MainWindow.h"'

# QSettings and SQL have one owner each, however their headers are spelt.
expect fine Models/Settings/Settings.cpp '<QSettings>'
expect found Models/Game/A.cpp '<QSettings>'
expect found UI/Dialogs/SettingsDialog.cpp '<QSettings>'
expect found UI/Dialogs/SettingsDialog.cpp '<QtCore/QSettings>'
expect found UI/Dialogs/SettingsDialog.cpp '<qsettings.h>'
expect fine Models/Library/GameLibrary.cpp '<QSqlQuery>'
expect fine Models/Library/GameLibrary.cpp '<QtSql/QSqlQuery>'
expect found Models/Game/A.cpp '<QSqlQuery>'
expect found Models/Game/A.cpp '<QtSql/QSqlQuery>'
expect found Models/Game/A.cpp '<QtSql>'
expect found Models/Core/A.h '<QtCore/QString>'
expect found Models/Core/A.h '<qstring.h>'

# What hides an include from the table.
expect found Models/Search/A.cpp '"B.h"'
expect found Models/Search/A.cpp '"../Rules/B.h"'
expect found Models/Search/A.cpp '"Models/Search/../Rules/B.h"'
expect found Models/Search/A.cpp '<Models/Rules/B.h>'
expect found Models/Search/A.cpp 'NAME_OF_A_FILE'
expect found Models/Search/Data/A.inc '"Models/Rules/B.h"'
expect fine Models/Search/A.cpp '"Models/Search/Data/B.inc"'
expect found Models/Eval/A.cpp '"Models/Search/Data/B.inc"'

# Two folders that include each other: at most one of them can be right.
plant Models/Board/A.h '"Models/Eval/B.h"'
mkdir "$tree/Models/Eval"
echo '#include "Models/Board/A.h"' >"$tree/Models/Eval/B.h"
judge found "a cycle of two folders"

# A table that allows a cycle is refused itself.
plant Models/Core/A.h '<vector>'
printf 'Core Rules\nRules Core\n' >"$tree/cycle.txt"
judge found "a table with a cycle" "$tree/cycle.txt"
printf 'Core\nRules Core\n' >"$tree/fine.txt"
judge fine "a table without one" "$tree/fine.txt"

# Nothing to look at is not the same as nothing found.
rm -rf "${tree:?}"/*
judge found "an empty tree"
