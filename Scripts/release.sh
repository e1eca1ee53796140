#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/release.sh check TAG       fails unless every file that names a version names that of TAG, such as v1.2.3
# Scripts/release.sh notes TAG       prints what CHANGELOG.md says about it
# Scripts/release.sh sums FOLDER     fails unless the folder has every kind of file that a release has; writes SHA256SUMS
#
# The workflow release.yml runs these, so that they can be tried without it.
set -eu
root=${GOMOKU_ROOT:-$(dirname "$0")/..}

problems=
problem() { echo "release: $*" >&2; problems=yes; }

notes() {
    awk -v head="## [$1]" 'index($0, "## [") == 1 { on = index($0, head) == 1; next } on' "$root/CHANGELOG.md" |
        sed '/./,$!d'
}

check() {
    version=${1#v}
    case $1 in
    v[0-9]*.[0-9]*.[0-9]*) ;;
    *) problem "the tag $1 is not like v1.2.3" ;;
    esac
    grep -q "^project(Gomoku VERSION $version " "$root/CMakeLists.txt" || problem "CMakeLists.txt has another version"
    [ -n "$(notes "$version")" ] || problem "CHANGELOG.md says nothing about [$version]"
    sed 1q "$root/debian/changelog" | grep -qF "gomoku ($version-" || problem "debian/changelog begins with another version"
    grep -m 1 '<release ' "$root/Packaging/linux/io.github.gomoku.gomoku.metainfo.xml" | grep -qF "version=\"$version\"" ||
        problem "the newest release of the AppStream metainfo is another one"
}

# What people look for on the page of a release: one file of each.
sums() {
    cd "$1"
    for kind in 'gomoku_*.deb' 'gomoku-*-linux-*.tar.xz' 'gomoku-*.dmg' 'gomoku-*-win64.zip' 'gomoku-*-setup.exe' \
        pbrain-gomoku.zip gomoku.html; do
        # shellcheck disable=SC2086 # the kind is a pattern
        set -- $kind
        [ $# = 1 ] || problem "there are $# files like $kind"
        [ -s "$1" ] || problem "there is no $kind"
    done
    rm -f SHA256SUMS
    [ -n "$problems" ] || sha256sum -- * >SHA256SUMS
}

case ${1:-}:$# in
check:2) check "$2" ;;
notes:2)
    notes "${2#v}" | grep . || problem "CHANGELOG.md says nothing about [${2#v}]"
    ;;
sums:2) sums "$2" ;;
*) sed -n '5,7s/^# //p' "$0" >&2; exit 2 ;;
esac
[ -z "$problems" ]
