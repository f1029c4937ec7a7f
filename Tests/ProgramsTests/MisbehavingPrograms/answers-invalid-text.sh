#!/bin/sh
# A byte that no UTF-8 has.
printf '{"content":{"title":"caf\351"}}\n'
