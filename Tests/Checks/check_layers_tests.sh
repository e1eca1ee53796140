#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# The layer check is itself checked: a planted include of each forbidden kind must be found, and a
# permitted one must not.
set -eu
check=$(cd "$(dirname "$0")" && pwd)/check_layers.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

# expect found|fine FILE INCLUDE: a tree of this one file with this one include.
expect() {
    rm -rf "${tree:?}"/*
    mkdir -p "$tree/$(dirname "$2")"
    echo "#include $3" >"$tree/$2"
    if "$check" "$tree" >"$tree/output"; then verdict=fine; else verdict=found; fi
    if [ "$verdict" != "$1" ]; then
        echo "$2 with '#include $3' should be $1, but it is $verdict:"
        cat "$tree/output"
        exit 1
    fi
}

expect fine Models/Core/A.h '"Models/Constants.h"'
expect fine Models/Core/A.h '<vector>'
expect fine Models/Search/A.cpp '"Models/Eval/B.h"'
expect fine Models/BoardManager.cpp '"Models/Board/B.h"'
expect fine Models/GameManager.h '<QObject>'
expect fine Models/Settings/Settings.cpp '<QSettings>'
expect fine main.cpp '"UI/MainWindow.h"'
expect found Models/Core/A.h '"Models/Search/B.h"'
expect found Models/Core/A.h '<QString>'
expect found Models/Board/A.h '"Models/Rules/B.h"'
expect found Models/Rules/A.cpp '"Models/Board/B.h"'
expect found Models/Search/A.cpp '"Models/GomokuAI.h"'
expect found Models/Search/A.cpp '"Models/Rules/B.h"'
expect found Models/Eval/A.cpp '"Models/Search/B.h"'
expect fine Models/GameThread.cpp '"Models/GameManager.h"'
expect found Models/Game/A.cpp '"Models/GameManager.h"'
expect found Models/GameManager.cpp '"UI/B.h"'
expect found Models/Game/A.cpp '<QSettings>'
expect found Models/Game/A.cpp '<QSqlQuery>'
expect found UI/A.cpp '"Models/Eval/B.h"'
expect found UI/A.cpp '"Tests/B.h"'
expect found Models/Nowhere/A.cpp '<vector>'
