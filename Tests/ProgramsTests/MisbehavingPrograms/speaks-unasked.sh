#!/bin/sh
# Writes two lines for each event.
while read -r event; do
  echo '{"set":{}}'
  echo '{"set":{}}'
done
