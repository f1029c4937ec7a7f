#!/bin/sh
# Answers, but no JSON.
cat >/dev/null
echo 'I would rather not.'
