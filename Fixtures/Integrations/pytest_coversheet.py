"""The fixture `phone` for pytest: a phone that listens, with what was said to it as the story of a failed test.

    python -m pytest -p pytest_coversheet test_orders.py

    def test_an_order_arrives(phone):
        phone.act('app {"bundleIdentifier":"com.example.bistro"}')
        phone.push("bistro", {"aps": {"alert": {"title": "Table 4", "body": "Soup"}}}, id="soup")
        phone.expect("notification soup title \"Table 4\"")

COVERSHEET is the program, if it is not on the PATH.
"""

import json
import os
import shlex
import socket
import subprocess
import time

import pytest


class Refused(AssertionError):
    """A line that the phone could not perform, or an expectation that does not hold."""

    def __init__(self, answer):
        near = "".join(f'; did you mean "{name}"?' for name in answer["suggestions"])
        super().__init__(answer["error"] if near in answer["error"] else answer["error"] + near)


class Phone:
    """Talks to a phone through its control socket, a line at a time."""

    def __init__(self, connection, ready):
        self.reader, self.writer = connection.makefile("r"), connection.makefile("w")
        self.ready = ready
        self.story = []

    def ask(self, line):
        """Sends a line as it is and gives the answer."""
        self.writer.write(line + "\n")
        self.writer.flush()
        answer = json.loads(self.reader.readline())
        if not answer["ok"]:
            raise Refused(answer)
        return answer

    def act(self, line):
        """Performs a line of the scenario language; gives the facts that came of it."""
        self.story.append(line)
        return self.ask(line)["facts"]

    def push(self, app, payload, id=None, **headers):
        """Sends a push: a payload as Python has it, or the path of a file."""
        if not isinstance(payload, (str, os.PathLike)):
            payload = json.dumps(payload)
        elif not str(payload).lstrip().startswith("{"):
            payload = quoted(os.path.abspath(payload))
        options = {"id": id, **headers}
        words = [f"{key.replace('_', '-')}={quoted(value)}" for key, value in options.items() if value]
        return self.act(" ".join(["push", app if app == "-" else quoted(app), str(payload), *words]))

    def expect(self, expectation):
        """Fails the test where something is not so, such as `groups 1`."""
        self.act(f"expect {expectation}")

    def state(self):
        """All that the phone knows (`coversheet help --schema=state`)."""
        return self.ask("state")["state"]

    def explain(self, what):
        """Why something is as it is."""
        return self.ask(f"explain {what}")["explanation"]

    def screen(self, screen="as-is", size="80x24"):
        """What the phone shows, as text."""
        return self.ask(f"render {screen} {size}")["text"]


def quoted(word):
    """A text as one word of a line."""
    return json.dumps(str(word), ensure_ascii=False)


@pytest.fixture
def phone(request, tmp_path):
    """A fresh phone that servers and this test reach; `phone.ready` has its ports and tokens."""
    ready = tmp_path / "coversheet-ready.json"
    program = shlex.split(os.environ.get("COVERSHEET", "coversheet"))
    # A socket has a short path.
    place = f"/tmp/coversheet-{os.getpid()}-{time.monotonic_ns()}.sock"
    command = program + ["serve", "--quiet", "--apns=127.0.0.1:0", f"--socket={place}"]
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state")}
    with subprocess.Popen(command + [f"--ready-file={ready}"], env=environment) as process:
        try:
            while not ready.exists():
                assert process.poll() is None, "coversheet serve did not begin to listen"
                time.sleep(0.01)
            with socket.socket(socket.AF_UNIX) as connection:
                connection.connect(place)
                phone = Phone(connection, json.loads(ready.read_text()))
                request.node.coversheet_phone = phone
                yield phone
        finally:
            process.terminate()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """Attaches the story to a failed test: its lines as a scenario, and the screen."""
    outcome = yield
    report = outcome.get_result()
    phone = getattr(item, "coversheet_phone", None)
    if report.when != "call" or not report.failed or phone is None:
        return
    report.sections.append(("Coversheet scenario", "\n".join(phone.story)))
    try:
        report.sections.append(("Coversheet screen", phone.screen()))
    except (OSError, ValueError):
        report.sections.append(("Coversheet screen", "the phone is gone"))
