#!/bin/sh
# Starts a child in a session of its own that ends what watches over them all, and stays.
setsid sh -c "echo \"child \$\$\" >&2; kill -KILL $PPID; exec sleep 1000" &
wait $!
