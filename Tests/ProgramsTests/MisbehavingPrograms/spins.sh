#!/bin/sh
# Keeps the processor busy.
while :; do :; done
