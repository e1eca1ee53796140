#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/test-package.sh [STAGE...]    STAGE: papers build lintian install portable; all of them by default
#
# papers    desktop file, AppStream data and man pages, by their own judges
# build     the Debian package, in a clean Debian with nothing but its Build-Depends
# lintian   no errors and no warnings
# install   the package in another bare Debian, started on a virtual screen
# portable  the tarball with its own Qt, in a bare Debian of another release
#
# Needs root, for the chroots. They stay in CHROOTS (build/chroots) for the next time.
set -eu
cd "$(dirname "$0")/.."
root=$(pwd)
chroots=${CHROOTS:-$root/build/chroots}
mirror=${MIRROR:-http://deb.debian.org/debian}
out=$root/build/debian-package
version=$(sed -n 's/^project(Gomoku VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
mkdir -p "$chroots" "$out"

failed() { echo "test-package: $*" >&2; exit 1; }
bare() {
    if [ ! -e "$chroots/$2/usr/bin/apt-get" ]; then
        PATH=$PATH:/usr/sbin debootstrap --variant=minbase "$1" "$chroots/$2" "$mirror" >"$chroots/$2.log" ||
            failed "debootstrap: $chroots/$2.log"
    fi
}
inside() { folder=$chroots/$1; shift; DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root chroot "$folder" "$@"; }

papers() {
    desktop-file-validate Packaging/linux/io.github.gomoku.gomoku.desktop
    appstreamcli validate --strict --pedantic --no-net Packaging/linux/io.github.gomoku.gomoku.metainfo.xml
    for page in Packaging/linux/man/*.6; do
        warnings=$(groff -man -Tutf8 -ww -z "$page" 2>&1)
        [ -z "$warnings" ] || failed "$page: $warnings"
    done
}

build() {
    bare bookworm builder
    rm -rf "$chroots/builder/build"
    mkdir -p "$chroots/builder/build/gomoku-$version"
    git archive HEAD ':!debian' | tar -x -C "$chroots/builder/build/gomoku-$version"
    tar -C "$chroots/builder/build" -cJf "$chroots/builder/build/gomoku_$version.orig.tar.xz" "gomoku-$version"
    git archive HEAD debian | tar -x -C "$chroots/builder/build/gomoku-$version"
    inside builder apt-get update -qq
    inside builder apt-get install -qq --yes --no-install-recommends build-essential >/dev/null
    inside builder sh -c "cd /build/gomoku-$version && apt-get build-dep -qq --yes --no-install-recommends -P nocheck . >/dev/null"
    inside builder sh -c "cd /build/gomoku-$version && DEB_BUILD_OPTIONS='nocheck parallel=$(nproc)' DEB_BUILD_PROFILES=nocheck dpkg-buildpackage -us -uc"
    rm -rf "$out"
    mkdir -p "$out"
    find "$chroots/builder/build" -maxdepth 1 -type f -exec cp {} "$out/" \;
    ls -l "$out"
}

lint() {
    lintian --suppress-tags initial-upload-closes-no-bugs --fail-on error,warning "$out"/*.changes
    echo "lintian: no errors, no warnings"
}

# start CHROOT PICTURE COMMAND: on a virtual screen that the chroot shares; alive after some seconds, and with a picture.
start() {
    chroot=$1 picture=$2
    shift 2
    display=:$((90 + $$ % 9))
    Xvfb $display -screen 0 1280x800x24 -nolisten unix -listen tcp -ac >/dev/null 2>&1 &
    screen=$!
    sleep 2
    DISPLAY=127.0.0.1$display QT_QPA_PLATFORM=xcb inside "$chroot" "$@" >"$out/window.log" 2>&1 &
    game=$!
    sleep 8
    alive=no
    if kill -0 $game 2>/dev/null; then alive=yes; fi
    DISPLAY=127.0.0.1$display import -window root "$picture"
    kill $game 2>/dev/null || :
    kill $screen
    wait 2>/dev/null || :
    [ $alive = yes ] || { cat "$out/window.log" >&2; failed "the window did not stay: $*"; }
    colours=$(identify -format '%k' "$picture")
    [ "$colours" -gt 100 ] || failed "the window is empty: $picture"
    echo "$picture: $colours colours"
}

installed() {
    bare bookworm bare
    cp "$out"/gomoku_*.deb "$chroots/bare/tmp/"
    inside bare apt-get update -qq
    inside bare sh -c 'apt-get install -qq --yes --no-install-recommends /tmp/gomoku_*.deb >/dev/null'
    [ "$(inside bare /usr/games/gomoku --version)" = "gomoku $version" ] || failed "the wrong version"
    printf 'ABOUT\nEND\n' | inside bare /usr/games/pbrain-gomoku | grep name=
    inside bare /usr/games/gomoku-cli bench --depth 5 | tail -n 3
    start bare "$out/installed.png" /usr/games/gomoku
    inside bare apt-get purge -qq --yes gomoku >/dev/null
    [ ! -e "$chroots/bare/usr/games/gomoku" ] || failed "the package leaves its program behind"
}

portable() {
    bare trixie other
    mkdir -p "$out/root"
    dpkg-deb -x "$out"/gomoku_"$version"-*.deb "$out/root"
    Scripts/portable.sh "$out/root/usr" "$root/build/gomoku-$version-linux-$(uname -m).tar.xz"
    rm -rf "$chroots/other/opt/gomoku-"*
    tar -C "$chroots/other/opt" -xJf "$root/build/gomoku-$version-linux-$(uname -m).tar.xz"
    folder=/opt/gomoku-$version-linux-$(uname -m)
    [ "$(inside other "$folder/gomoku" --version)" = "gomoku $version" ] || failed "the wrong version"
    printf 'ABOUT\nEND\n' | inside other "$folder/pbrain-gomoku" | grep name=
    start other "$out/portable.png" "$folder/gomoku"
}

[ $# -gt 0 ] || set -- papers build lintian install portable
for stage in "$@"; do
    echo "== $stage"
    case $stage in
    papers) papers ;;
    build) build ;;
    lintian) lint ;;
    install) installed ;;
    portable) portable ;;
    *) failed "unknown stage $stage" ;;
    esac
done
echo "test-package: all passed"
