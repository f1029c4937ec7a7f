#!/usr/bin/env python3
"""A service extension as it should be: a request in, new content out."""
import json
import sys

request = json.load(sys.stdin)
user = request["content"]["userInfo"]["user"]
print("asked for", user, file=sys.stderr)
json.dump({"content": {"title": f"{user} posted a photo"}}, sys.stdout)
