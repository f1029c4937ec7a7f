"""Sends a push with pyapns-client: python push_pyapns_client.py READY_FILE TOKEN TOPIC TEXT"""

import json
import pathlib
import sys

from pyapns_client import APNSClient, APNSException, IOSNotification, IOSPayload, IOSPayloadAlert

ready_file, token, topic, text = sys.argv[1:]
ready = json.loads(pathlib.Path(ready_file).read_text())
keys = pathlib.Path(ready["ca"]).parent / "provider-keys"

# The library names Apple's hosts; this is all that has to change.
APNSClient.BASE_URLS = {APNSClient.MODE_DEV: f"https://localhost:{ready['apns']}"}

client = APNSClient(
    mode=APNSClient.MODE_DEV,
    root_cert_path=ready["ca"],
    auth_key_path=str(keys / "COVERSHEET.p8"),
    auth_key_id="COVERSHEET",
    team_id=(keys / "TEAM.txt").read_text().strip(),
)
try:
    client.push(IOSNotification(payload=IOSPayload(alert=IOSPayloadAlert(body=text)), topic=topic), token)
    print(200)
except APNSException as error:
    print(getattr(error, "status_code", ""), type(error).__name__)
finally:
    client.close()
