#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/refresh-desktop.sh PREFIX    tells a running desktop about a program that was just installed
#
# Each tool is asked only where it exists: without it there is no cache to refresh either.
set -eu
share=$1/share

refresh() { if command -v "$1" >/dev/null; then "$@" || :; fi; }

refresh update-desktop-database -q "$share/applications"
refresh update-mime-database "$share/mime"
refresh gtk-update-icon-cache -q -t "$share/icons/hicolor"
