#!/bin/sh
# Leaves children behind that hold its output: one in its group, one that left the group, and one that left
# group and session and whose parent is gone. Says which they are.
sleep 1000 &
echo "child $!" >&2
setsid sleep 1000 &
echo "child $!" >&2
setsid sh -c 'sleep 1000 & echo "child $!" >&2' &
wait $!
echo '{"content":{"title":"gone"}}'
