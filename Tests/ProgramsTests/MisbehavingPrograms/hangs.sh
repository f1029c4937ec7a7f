#!/bin/sh
# Says nothing, for ever, and does not want to be ended.
trap '' TERM INT HUP
while :; do sleep 1000; done
