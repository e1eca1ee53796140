#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/portable.sh INSTALLED OUT.tar.xz    makes a tarball that brings its own Qt
#
# INSTALLED is the game as `cmake --install` has put it, below /usr or any other prefix. The tarball has one folder:
# ./gomoku starts the window; lib/ has the libraries that a bare system lacks, plugins/ those of Qt. What every Linux
# with a desktop has comes from there: the C library, and the drivers for graphics.
set -eu
prefix=$1
output=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
name=$(basename "$output" .tar.xz)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/$name
mkdir -p "$folder/bin" "$folder/lib" "$folder/plugins"

for program in gomoku gomoku-cli pbrain-gomoku; do
    found=$(find "$prefix" -type f -name "$program" -perm -u+x | head -n 1)
    cp "$found" "$folder/bin/$program"
done
mkdir -p "$folder/share"
cp -r "$prefix/share/applications" "$prefix/share/icons" "$prefix/share/metainfo" "$folder/share/"
cp "$(dirname "$0")/../LICENSE" "$folder/LICENSE"

plugins=$(find /usr/lib -type d -path '*qt6/plugins' | head -n 1)
for kind in platforms sqldrivers iconengines imageformats xcbglintegrations \
    wayland-shell-integration wayland-graphics-integration-client wayland-decoration-client; do
    if [ -d "$plugins/$kind" ]; then cp -r "$plugins/$kind" "$folder/plugins/"; fi
done
# Of the databases only SQLite is ours.
find "$folder/plugins/sqldrivers" -name '*.so' ! -name '*sqlite*' -delete

# The C library and what belongs to it must be the system's own, and so must graphics drivers and their friends.
is_systems() {
    case $1 in
    ld-linux* | libc.so* | libm.so* | libdl.so* | libpthread.so* | librt.so* | libresolv.so* | libGL.so* | libEGL.so* | \
        libGLX.so* | libGLdispatch.so* | libOpenGL.so* | libdrm.so* | libgbm.so* | libvulkan.so*) return 0 ;;
    esac
    return 1
}
libraries() {
    find "$folder/bin" "$folder/plugins" "$folder/lib" -type f -exec ldd {} + 2>/dev/null |
        awk '$2 == "=>" && $3 ~ /^\// { print $3 }' | sort -u
}
for library in $(libraries); do
    is_systems "$(basename "$library")" || cp -L "$library" "$folder/lib/"
done
# Qt's X11 needs the client side of OpenGL to be there, if only to say that there is none: as a last resort.
mkdir -p "$folder/lib/fallback"
for library in $(libraries); do
    case $(basename "$library") in
    libGL.so* | libEGL.so* | libGLX.so* | libGLdispatch.so* | libOpenGL.so* | libdrm.so* | libgbm.so*) cp -L "$library" "$folder/lib/fallback/" ;;
    esac
done
# A system without any font shows no text at all.
dejavu=/usr/share/fonts/truetype/dejavu
if [ -e $dejavu/DejaVuSans.ttf ]; then
    mkdir -p "$folder/fonts"
    cp $dejavu/DejaVuSans.ttf $dejavu/DejaVuSans-Bold.ttf "$folder/fonts/"
    cp /usr/share/doc/fonts-dejavu-core/copyright "$folder/fonts/LICENSE"
    cat >"$folder/fonts/fonts.conf" <<'END'
<?xml version="1.0"?>
<fontconfig><dir prefix="relative">.</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
END
fi
strip --strip-unneeded "$folder"/bin/* 2>/dev/null || :

cat >"$folder/gomoku" <<'END'
#!/bin/sh
# Starts the game with the libraries that came with it. The fallbacks are used only where the system has none.
here=$(dirname "$(readlink -f "$0")")
libraries=$here/lib
if ! ldconfig -p 2>/dev/null | grep -q 'libEGL\.so'; then libraries=$libraries:$here/lib/fallback; fi
export LD_LIBRARY_PATH="$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export QT_PLUGIN_PATH="$here/plugins"
if [ ! -e /etc/fonts/fonts.conf ] && [ -e "$here/fonts/fonts.conf" ]; then export FONTCONFIG_FILE="$here/fonts/fonts.conf"; fi
exec "$here/bin/$(basename "$0")" "$@"
END
chmod +x "$folder/gomoku"
ln -s gomoku "$folder/gomoku-cli"
ln -s gomoku "$folder/pbrain-gomoku"
# The links' own names tell the script which program is meant.

XZ_OPT="-2 -T0" tar --owner=0 --group=0 --sort=name -C "$work" -cJf "$output" "$name"
echo "$output: $(wc -c <"$output") bytes"
