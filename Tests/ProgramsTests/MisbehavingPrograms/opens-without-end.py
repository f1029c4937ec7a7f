#!/usr/bin/env python3
"""Opens as many files as it may, and answers how many descriptors it has then."""
import json
import os

last = 2
try:
    while last < 1000:
        last = os.open("/dev/null", os.O_RDONLY)
except OSError:
    pass
print(json.dumps({"descriptors": last + 1}))
