"""Sends a push with httpx: python push_httpx.py READY_FILE TOKEN TOPIC TEXT"""

import json
import pathlib
import sys
import time

import httpx
import jwt

ready_file, token, topic, text = sys.argv[1:]
ready = json.loads(pathlib.Path(ready_file).read_text())
keys = pathlib.Path(ready["ca"]).parent / "provider-keys"

provider_token = jwt.encode(
    {"iss": (keys / "TEAM.txt").read_text().strip(), "iat": int(time.time())},
    (keys / "COVERSHEET.p8").read_text(),
    algorithm="ES256",
    headers={"kid": "COVERSHEET"},
)

with httpx.Client(http2=True, verify=ready["ca"]) as client:
    answer = client.post(
        f"https://localhost:{ready['apns']}/3/device/{token}",
        headers={
            "authorization": f"bearer {provider_token}",
            "apns-topic": topic,
            "apns-push-type": "alert",
        },
        json={"aps": {"alert": text, "sound": "default"}},
    )
    print(answer.http_version, answer.status_code, answer.text)
