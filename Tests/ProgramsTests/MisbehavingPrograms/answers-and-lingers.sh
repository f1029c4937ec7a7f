#!/bin/sh
# Answers and closes its output, but does not go.
echo '{"content":{"title":"done"}}'
exec >/dev/null
exec sleep 1000
