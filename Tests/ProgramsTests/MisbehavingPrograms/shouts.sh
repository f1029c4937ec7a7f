#!/bin/sh
# Says very much on standard error before it answers.
yes 'warning: something is not quite right' | head -n 100000 >&2
echo '{}'
