"""pytest drives the phone: with lines through a pipe, and as a server whose pushes it gets.

pip install -r requirements.txt; pytest test_notifications.py
COVERSHEET is the program, if it is not on the PATH.
"""

import json
import os
import socket
import subprocess
import time

import pytest

PROGRAM = os.environ.get("COVERSHEET", "coversheet")
APP = 'app {"bundleIdentifier":"com.example.bistro","displayName":"Bistro"}'
SOUP = '{"aps":{"alert":{"title":"Table 4","body":"Soup"}}}'


class Phone:
    """Lines of the scenario language go in, each is answered by a line of JSON."""

    def __init__(self, reader, writer):
        self.reader, self.writer = reader, writer

    def say(self, line):
        self.writer.write(line + "\n")
        self.writer.flush()
        answer = json.loads(self.reader.readline())
        assert answer["ok"], answer
        return answer


@pytest.fixture
def phone():
    """A fresh phone, without a screen."""
    command = [PROGRAM, "run", "-"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Phone(process.stdout, process.stdin)
        process.stdin.close()


@pytest.fixture
def served(tmp_path):
    """A phone that listens: through the control socket it is told and asked, as through the pipe."""
    scenario, ready = tmp_path / "bistro.scenario", tmp_path / "ready.json"
    scenario.write_text(APP + "\n")
    command = [PROGRAM, "serve", "--quiet", "--apns=127.0.0.1:0"]
    command += [f"--socket={tmp_path}/phone.sock", f"--ready-file={ready}", str(scenario)]
    with subprocess.Popen(command) as process:
        while not ready.exists():
            assert process.poll() is None, "it did not begin to listen"
            time.sleep(0.01)
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(json.loads(ready.read_text())["socket"])
            yield Phone(connection.makefile("r"), connection.makefile("w"))
        process.terminate()


def test_orders_of_a_table_are_one_group(phone):
    phone.say(APP)
    for course in ["Soup", "Fish"]:
        payload = {"aps": {"alert": course, "thread-id": "table-4"}}
        phone.say(f"push bistro {json.dumps(payload)}")
    phone.say("expect group bistro/table-4 count 2")


def test_what_is_shown_can_be_looked_up(phone):
    phone.say(APP)
    facts = phone.say(f"push bistro {SOUP} id=soup")["facts"]
    assert "listed" in [fact["fact"] for fact in facts]
    state = phone.say("state")["state"]
    assert state["lists"]["lockScreen"][0]["title"] == "Table 4"


def test_a_push_of_the_server_arrives(served, tmp_path):
    payload = tmp_path / "soup.apns"
    payload.write_text(SOUP)
    send = [PROGRAM, "send", f"--to={tmp_path}/phone.sock", "com.example.bistro", str(payload)]
    subprocess.run(send, check=True)
    served.say("expect group bistro count 1")
