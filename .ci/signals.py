#!/usr/bin/env python3
"""Sends signals to a session and to tests that are watched, each in a terminal of its own.

    .ci/signals.py PROGRAM

What a signal ends has to end by it or with 128 and its number, with the terminal as it was: every mode that was set is
reset, the cursor is there, and lines are edited. What it stops gives the terminal back until it goes on. Each line that
is printed is a fault that was not met well.
"""

import os
import pathlib
import pty
import re
import select
import signal
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1]
SCENARIO = str(ROOT / "Fixtures/Scenarios/tour.scenario")
ENDING = [
    "HUP", "INT", "TERM", "QUIT", "USR1", "USR2", "ALRM", "PIPE", "XCPU", "XFSZ", "SYS", "VTALRM", "PROF", "ABRT",
    "SEGV", "BUS", "FPE", "ILL", "TRAP",
]
# What is run, and how it is known that it is there.
RUN = {"open": (["open", SCENARIO], b"\x1b[?1049h"), "test --watch": (["test", "--watch", SCENARIO], b"1 passed")}
PATIENCE = 10
# Set before a program runs: the cursor, and lines that wrap.
SET = {7, 25}
KEYS = b"\x03\x03q"


class Terminal:
    """A program in a terminal of its own, with all that it wrote."""

    def __init__(self, words, folder):
        environment = {
            "HOME": folder, "PATH": "/usr/bin:/bin", "COVERSHEET_DATA": str(ROOT), "SWIFT_BACKTRACE": "enable=no",
            "TERM": "xterm-256color", "LANG": "C.UTF-8",
        }
        self.seen = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            # Python ignores them, and what it starts would.
            for number in (signal.SIGPIPE, signal.SIGXFSZ):
                signal.signal(number, signal.SIG_DFL)
            os.execve(words[0], words, environment)
        self.before = termios.tcgetattr(self.terminal)

    def wait(self, is_met):
        """Reads until something is so; whether it came to that."""
        end = time.monotonic() + PATIENCE
        while not is_met() and time.monotonic() < end:
            if select.select([self.terminal], [], [], 0.05)[0]:
                try:
                    self.seen += os.read(self.terminal, 65536)
                except OSError:
                    return is_met()
        return is_met()

    def wait_for(self, text, since=0):
        return self.wait(lambda: text in self.seen[since:])

    def begins(self, text, since=0):
        """Whether a program says something, and takes single keys."""
        return self.wait(lambda: text in self.seen[since:] and not self.edits_lines())

    def edits_lines(self):
        return termios.tcgetattr(self.terminal)[3] & termios.ICANON

    def end(self):
        """The status of what ended, as a shell says it; nil where it goes on, until it is killed."""
        self.wait(lambda: False)
        end = time.monotonic() + PATIENCE
        ended = status = 0
        while not ended and time.monotonic() < end:
            ended, status = os.waitpid(self.process, os.WNOHANG)
            time.sleep(0.01)
        if not ended:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
            return None
        code = os.waitstatus_to_exitcode(status)
        return code if code >= 0 else 128 - code

    def left(self):
        """What is not as it was before the program: modes by their numbers, and whether lines are edited."""
        modes = set(SET)
        for numbers, sets in re.findall(rb"\x1b\[\?([0-9;]+)([hl])", self.seen):
            for number in map(int, numbers.split(b";")):
                (modes.add if sets == b"h" else modes.discard)(number)
        for mode in sorted(modes ^ SET):
            yield f"mode {mode} is not as it was"
        if termios.tcgetattr(self.terminal)[:4] != self.before[:4]:
            yield "the terminal is left raw"


def ended(name, number):
    """What is wrong after a signal that ends a program."""
    words, is_there = RUN[name]
    with tempfile.TemporaryDirectory() as folder:
        run = Terminal([PROGRAM, *words], folder)
        if not run.begins(is_there):
            os.kill(run.process, signal.SIGKILL)
            yield f"it does not begin: {run.end()}, {run.seen[-300:]}"
            return
        os.kill(run.process, number)
        status = run.end()
        if status != 128 + number:
            yield f"it ends with {status}"
        yield from run.left()
        os.close(run.terminal)


def stopped():
    """What is wrong while a session is stopped, and when it goes on."""
    words, is_there = RUN["open"]
    with tempfile.TemporaryDirectory() as folder:
        # A shell that has jobs: in a session without one, nothing can be stopped.
        script = '"$@"; echo "stopped $?"; read -r line; fg >/dev/null; echo "ended $?"'
        run = Terminal(["/bin/bash", "-mc", script, "bash", PROGRAM, *words], folder)
        if not run.begins(is_there):
            os.kill(run.process, signal.SIGKILL)
            yield f"it does not begin: {run.end()}, {run.seen[-300:]}"
            return
        child = int(pathlib.Path(f"/proc/{run.process}/task/{run.process}/children").read_text().split()[0])
        os.kill(child, signal.SIGTSTP)
        if not run.wait_for(b"stopped %d" % (128 + signal.SIGTSTP)):
            yield "SIGTSTP does not stop it"
        yield from run.left()
        before = len(run.seen)
        os.write(run.terminal, b"\r")
        if not run.begins(is_there, before):
            yield "SIGCONT does not show it again"
        os.write(run.terminal, KEYS)
        if not run.wait_for(b"ended 0", before):
            yield "it cannot be left after SIGCONT"
        yield from run.left()
        os.kill(run.process, signal.SIGKILL)
        os.waitpid(run.process, 0)


def faults():
    """All that is wrong, each with what was sent to what."""
    for fault in stopped():
        yield f"SIGTSTP: {fault}"
    for name in RUN:
        for word in ENDING:
            for fault in ended(name, getattr(signal, f"SIG{word}")):
                yield f"SIG{word} of {name}: {fault}"


def main():
    count = 0
    for count, fault in enumerate(faults(), 1):
        print(f"FAULT: {fault}", flush=True)
    sys.exit(1 if count else 0)


main()
