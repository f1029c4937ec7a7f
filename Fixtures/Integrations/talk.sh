#!/bin/sh
# Plays lines and looks at the answers: ./talk.sh
# COVERSHEET is the program, if it is not on the PATH.
set -eu
coversheet=${COVERSHEET:-coversheet}

answers=$("$coversheet" run - <<'LINES'
app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}
push bistro {"aps":{"alert":"Soup is ready","badge":2}}
expect group bistro count 1
expect badge bistro 2
LINES
)

# An answer a line; one that is not ok would have made the status 1 as well.
echo "$answers" | grep -c '"ok":true'
