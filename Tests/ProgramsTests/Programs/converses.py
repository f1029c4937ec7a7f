#!/usr/bin/env python3
"""A content extension as it should be: an event a line in, a reply a line out."""
import json
import sys

for number, line in enumerate(sys.stdin, 1):
    event = json.loads(line)
    print(json.dumps({"set": {"status": f"{number}: {event['event']}"}}), flush=True)
