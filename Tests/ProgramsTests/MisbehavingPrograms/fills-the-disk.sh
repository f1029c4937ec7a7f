#!/bin/sh
# Writes a file that is far too large.
exec dd if=/dev/zero of=large bs=65536 count=4096
