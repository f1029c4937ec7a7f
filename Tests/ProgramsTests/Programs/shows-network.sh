#!/bin/sh
# The network namespace that a program is in, as a JSON object.
printf '{"namespace": "%s"}' "$(readlink /proc/self/ns/net)"
