"""Sends a push with aioapns: python push_aioapns.py READY_FILE TOKEN TOPIC TEXT"""

import asyncio
import json
import pathlib
import ssl
import sys

import aioapns
from aioapns.connection import APNsDevelopmentClientProtocol

ready_file, token, topic, text = sys.argv[1:]
ready = json.loads(pathlib.Path(ready_file).read_text())
keys = pathlib.Path(ready["ca"]).parent / "provider-keys"

# The library names Apple's hosts; this is all that has to change.
APNsDevelopmentClientProtocol.APNS_SERVER = "localhost"
APNsDevelopmentClientProtocol.APNS_PORT = ready["apns"]


async def main():
    client = aioapns.APNs(
        key=(keys / "COVERSHEET.p8").read_text(),
        key_id="COVERSHEET",
        team_id=(keys / "TEAM.txt").read_text().strip(),
        topic=topic,
        use_sandbox=True,
        ssl_context=ssl.create_default_context(cafile=ready["ca"]),
        max_connection_attempts=1,
    )
    request = aioapns.NotificationRequest(
        device_token=token,
        message={"aps": {"alert": text, "sound": "default"}},
        push_type=aioapns.PushType.ALERT,
    )
    answer = await client.send_notification(request)
    print(answer.status, answer.description or "")


asyncio.run(main())
