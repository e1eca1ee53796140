#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Gomoku developers
# SPDX-License-Identifier: MIT
#
# Scripts/test-cluster.sh BIN    self-play and a match in parts, by GNU parallel and by a Slurm array job
#
# BIN has gomoku-cli and pbrain-gomoku. The cluster is this machine alone: munged, slurmctld and slurmd run as root from a
# folder of their own, and end with the test. Nothing of a Slurm that is installed here is used or changed.
set -eu
bin=$(cd "$1" && pwd)
scripts=$(cd "$(dirname "$0")" && pwd)
export GOMOKU_CLI="$bin/gomoku-cli"
parts=4
work=$(pwd)/build/test-cluster
# A socket's path has at most 107 characters, and a checkout's may be longer.
run=$(mktemp -d)
export SLURM_CONF="$run/slurm.conf"
daemons=
end() {
    # shellcheck disable=SC2086
    if [ -n "$daemons" ]; then kill $daemons 2>/dev/null || :; wait 2>/dev/null || :; fi
    rm -rf "$run"
}
trap end EXIT
trap 'exit 130' INT TERM

failed() { echo "test-cluster: $*" >&2; exit 1; }
step() { echo "== $*"; }
[ "$(id -u)" = 0 ] || failed "needs root, for slurmd"
rm -rf "$work"
mkdir -p "$work"
cd "$work"

set -- --games 10 --nodes 200 --seed 7
selfplay="$*"
engine="$bin/pbrain-gomoku"
match="--engine 'name=wide nodes=200 $engine' --engine 'name=narrow nodes=100 $engine' --games 16 --time 60000 --threads 1"

# The parts of selfplay, in any order, are the games of the whole; every part has some.
same_games() {
    for part in $(seq $parts); do [ -s "$1.$part" ] || failed "$1.$part is empty"; done
    cat "$1".* | sort | cmp - whole.sorted || failed "$1: other games than those of the whole"
    echo "$1: $(cat "$1".* | wc -l) games in $parts parts, the same as in one run"
}
# Each of the sixteen games once, and nothing missing.
whole_match() {
    "$GOMOKU_CLI" match --journal "$1.whole" --merge "$1".? >"$1.txt"
    grep -q 'N: 16 ' "$1.txt" || failed "$1: $(cat "$1.txt")"
    [ "$(sed 1d "$1.whole" | grep -o '"game":[0-9]*' | sort -u | wc -l)" = 16 ] || failed "$1: not every game once"
    grep -E '^(Games|Penta)' "$1.txt"
}

step "in one run"
# shellcheck disable=SC2086
"$GOMOKU_CLI" selfplay $selfplay --out whole
sort whole >whole.sorted

step "GNU parallel"
seq $parts | parallel --will-cite -j 2 "$scripts/shard.sh {}/$parts selfplay parallel-games $selfplay"
same_games parallel-games
seq $parts | parallel --will-cite -j 2 "$scripts/shard.sh {}/$parts match parallel-match $match" >/dev/null
whole_match parallel-match

step "a cluster of one machine"
host=$(hostname -s)
mkdir "$run/state" "$run/spool"
head -c 1024 /dev/urandom >"$run/munge.key"
chmod 400 "$run/munge.key"
cat >"$SLURM_CONF" <<END
ClusterName=gomoku
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmctldPort=16817
SlurmdPort=16818
AuthType=auth/munge
AuthInfo=socket=$run/munge.socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
StateSaveLocation=$run/state
SlurmdSpoolDir=$run/spool
SlurmctldPidFile=$run/slurmctld.pid
SlurmdPidFile=$run/slurmd.pid
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
END
PATH=$PATH:/usr/sbin:/sbin
munged --force --foreground --key-file="$run/munge.key" --socket="$run/munge.socket" --pid-file="$run/munged.pid" \
    --log-file="$work/munged.log" --seed-file="$run/munge.seed" >munged.out 2>&1 &
daemons="$daemons $!"
for _ in $(seq 50); do if [ -S "$run/munge.socket" ]; then break; fi; sleep 0.2; done
slurmctld -D >slurmctld.log 2>&1 &
daemons="$daemons $!"
slurmd -D >slurmd.log 2>&1 &
daemons="$daemons $!"
for _ in $(seq 100); do if sinfo -h -o %T 2>/dev/null | grep -qE 'idle|mix'; then break; fi; sleep 0.3; done
sinfo -h -o '%n: %T, %c CPUs' || failed "the cluster does not come up: $work/slurm*.log"

# array COMMAND OUT OPTIONS: as docs/TOOLS.md has it.
array() {
    # shellcheck disable=SC2016
    timeout 300 sbatch --quiet --wait --array=1-$parts --cpus-per-task=1 --output="$work/$2-%a.log" \
        --wrap "$scripts/shard.sh \$SLURM_ARRAY_TASK_ID/\$SLURM_ARRAY_TASK_COUNT $1 $work/$2 $3" ||
        failed "a task of $2 failed: $work/$2-*.log"
}
step "Slurm: self-play"
array selfplay slurm-games "$selfplay"
same_games slurm-games
step "Slurm: the same array again, after a part was broken off in the middle of a line"
truncate -s -40 slurm-games.2
rm slurm-games.3
array selfplay slurm-games "$selfplay"
same_games slurm-games
step "Slurm: a match"
array match slurm-match "$match"
whole_match slurm-match
step "Slurm: the match again, after a part was lost"
sed -i '$d' slurm-match.2
rm slurm-match.whole
array match slurm-match "$match"
whole_match slurm-match
echo "test-cluster: all passed"
