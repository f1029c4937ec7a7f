#!/usr/bin/env python3
"""Ends a short session at each of its system calls, and lets each of them fail.

    .ci/injections.py [EVERY]

A phone is served, and a program talks to it in lines; another goes on with a journal that ends in half a line; a third
is opened at a terminal, where keys are pressed, and recorded. First strace counts their system calls; then each is
played once for each call, of the second and third for those of files and the terminal alone: killed there, or with an
error in its place. EVERY 7 takes each seventh only.
What was acknowledged has to be in the journal, the journal has to be gone on with, nothing may crash or hang, and what
fails has to be said. A recording is whole, or as far as the terminal was there, or not there, and a terminal is as it
was before, unless the program was killed. Each line that is printed is a fault that was not met well.
"""

import collections
import os
import pathlib
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import termios
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("COVERSHEET", str(ROOT / ".build/release/coversheet"))
APP = str(ROOT / "Fixtures/Apps/Doormat.app")
PUSH = '{"aps":{"alert":"Hi"},"Simulator Target Bundle":"com.example.doormat"}'
LINES = ["note one", "push - " + PUSH, "note two", "clear-all", "note three"]
PATIENCE = 20

# What each call may be told. Memory is left out: who gets none for a small thing cannot say so.
ERRORS = {
    "write": ["ENOSPC", "EIO", "EINTR"],
    "pwrite64": ["ENOSPC", "EIO"],
    "openat": ["EMFILE", "EACCES"],
    "read": ["EIO", "EINTR"],
    "rename": ["EIO", "EXDEV"],
    "mkdir": ["EACCES", "EROFS"],
    "fdatasync": ["EIO"],
    "ftruncate": ["EIO"],
    "flock": ["ENOLCK"],
    "fchmod": ["EPERM"],
    "unlink": ["EBUSY"],
    "socket": ["EMFILE"],
    "bind": ["EADDRINUSE"],
    "listen": ["EADDRINUSE"],
    "accept": ["EMFILE", "ECONNABORTED"],
    "poll": ["EINTR"],
    "recvfrom": ["ECONNRESET", "EINTR"],
    "sendto": ["EPIPE", "EINTR"],
    "pipe2": ["EMFILE"],
    "getdents64": ["EIO"],
    "newfstatat": ["EIO"],
    "getrandom": ["ENOSYS"],
}
# What goes on failing, too: calls for files alone. Nothing could be told, and no signal be heard, where each write fails.
LASTING = {"pwrite64", "openat", "rename", "mkdir", "fdatasync", "ftruncate", "flock", "fchmod", "unlink", "getdents64"}
# Of a session at a terminal: those for files and for the terminal.
TERMINAL = LASTING - {"getdents64"} | {"write", "read", "ioctl", "poll"}
# What is played: a session that begins, one that goes on with a torn journal, and one at a terminal.
BEGUN, RESUMED, OPENED = (APP,), ("--resume",), ("open", APP, "--record=flow.scenario")
# Crashes by a signal of the program's own.
CRASHES = {signal.SIGSEGV, signal.SIGILL, signal.SIGABRT, signal.SIGBUS, signal.SIGTRAP, signal.SIGFPE}


class Session:
    """A phone that is served under strace, in a folder of its own."""

    def __init__(self, folder, injection, words=BEGUN):
        self.folder = folder
        environment = {
            "HOME": str(folder), "XDG_STATE_HOME": str(folder / "state"), "PATH": "/usr/bin:/bin",
            "COVERSHEET_DATA": str(ROOT), "SWIFT_BACKTRACE": "enable=no",
        }
        for name in ["ready", "socket"]:
            (folder / name).unlink(missing_ok=True)
        words = ["serve", "--socket=socket", "--ready-file=ready", "--apns=127.0.0.1:0", "--plaintext", *words]
        tracing = ["strace", "-f", "-qq", "-o", str(folder / "calls"), *injection] if injection is not None else []
        self.errors = open(folder / "errors", "wb")
        self.process = subprocess.Popen(
            [*tracing, PROGRAM, *words], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=self.errors, start_new_session=True)
        self.end = time.monotonic() + PATIENCE

    def wait_until_ready(self):
        ready = self.folder / "ready"
        while time.monotonic() < self.end and self.process.poll() is None:
            if ready.exists() and ready.read_bytes().endswith(b"\n"):
                return True
            time.sleep(0.005)
        return False

    def talk(self, lines):
        """Sends lines one after the other: those that were answered with yes."""
        acknowledged = []
        with socket.socket(socket.AF_UNIX) as client:
            client.settimeout(3)
            try:
                client.connect(str(self.folder / "socket"))
                for line in lines:
                    client.sendall(line.encode() + b"\n")
                    answer = b""
                    while not answer.endswith(b"\n"):
                        piece = client.recv(65536)
                        if not piece:
                            return acknowledged
                        answer += piece
                    if b'"ok":true' in answer:
                        acknowledged.append(line)
            except OSError:
                pass
        return acknowledged

    def stop(self):
        """Asks it to end; the signal that ended it, 0 for none, nil where it does not end."""
        for number in [signal.SIGTERM, signal.SIGKILL]:
            try:
                os.killpg(self.process.pid, number)
            except ProcessLookupError:
                pass
            try:
                code = self.process.wait(max(1, self.end - time.monotonic()) if number == signal.SIGTERM else None)
            except subprocess.TimeoutExpired:
                continue
            self.errors.close()
            if number == signal.SIGKILL:
                return None
            return -code if code < 0 else code - 128 if code > 128 else 0


class Terminal:
    """A session at a terminal under strace, in a folder of its own: what became of it, once it has ended."""

    def __init__(self, folder, injection):
        environment = {
            "HOME": str(folder), "XDG_STATE_HOME": str(folder / "state"), "PATH": "/usr/bin:/bin",
            "COVERSHEET_DATA": str(ROOT), "SWIFT_BACKTRACE": "enable=no", "TERM": "xterm-256color",
        }
        self.folder, self.seen = folder, b""
        leader, self.terminal = pty.openpty()
        self.leader = leader
        termios.tcsetwinsize(self.terminal, (30, 100))
        before = termios.tcgetattr(self.terminal)
        self.process = subprocess.Popen(
            ["strace", "-f", "-qq", "-o", str(folder / "calls"), *injection, PROGRAM, *OPENED], cwd=folder,
            env=environment, stdin=self.terminal, stdout=self.terminal, stderr=self.terminal, start_new_session=True)
        self.end = time.monotonic() + PATIENCE
        self.play()
        self.ended = self.finish()
        self.is_restored = termios.tcgetattr(self.terminal) == before and (
            self.seen.rfind(b"\x1b[?1049l") >= self.seen.rfind(b"\x1b[?1049h"))
        os.close(self.terminal)
        os.close(leader)

    def read_until(self, is_there, seconds):
        """Reads what is drawn until something is so, or the program has ended, or for so long."""
        end = min(self.end, time.monotonic() + seconds)
        while time.monotonic() < end and not is_there():
            if select.select([self.leader], [], [], 0.02)[0]:
                self.seen += os.read(self.leader, 65536)
            elif self.process.poll() is not None:
                return

    def play(self):
        self.read_until(lambda: b"\x1b[?1049h" in self.seen, PATIENCE / 5)
        for note in ["note one", "note two"]:
            os.write(self.leader, f":{note}\r".encode())
            self.read_until(lambda: note in kept(self.folder), 1)
        os.write(self.leader, b"q")

    def finish(self):
        """The signal that ended it, or 0; nil where it does not end."""
        self.read_until(lambda: False, PATIENCE / 10)
        for keys in [b"\x1b\x1b", b"\x03\x03q"]:
            if self.process.poll() is None:
                os.write(self.leader, keys)
                self.read_until(lambda: False, PATIENCE / 10)
        hangs = self.process.poll() is None
        if hangs:
            os.killpg(self.process.pid, signal.SIGKILL)
        code = self.process.wait()
        return None if hangs else max(-code, 0)


def journals(folder):
    return sorted((folder / "state/coversheet/journals").glob("*.scenario"))


def kept(folder):
    """The lines of the newest journal that says what was opened."""
    for journal in reversed(journals(folder)):
        content = journal.read_bytes()
        if b"\n" in content:
            return content.decode(errors="replace").split("\n")
    return []


def prepare(folder, words):
    """What is there before a session; the notes that no fault of it may lose."""
    if words != RESUMED:
        return []
    before = Session(folder, None)
    if not before.wait_until_ready() or before.talk(["note before"]) != ["note before"]:
        sys.exit(f"injections: no journal can be made: {(folder / 'errors').read_text()}")
    before.stop()
    with journals(folder)[-1].open("ab") as journal:
        journal.write(b"clear n")
    return ["note before"]


def faults(injection, is_killed, words):
    """What is wrong after a session with this injected."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        before = prepare(folder, words)
        session = Session(folder, ["-e", "inject=" + injection], words)
        acknowledged = session.talk(LINES) if session.wait_until_ready() else []
        ended = session.stop()
        if ended is None:
            yield "it hangs"
        elif not is_killed and ended in CRASHES:
            yield f"it crashes with signal {ended}"
        # Swift's runtime finds the words of a call by /proc/self/maps; where that failed, it was another call: of the tour.
        if b"standard output is no terminal" in (folder / "errors").read_bytes():
            return
        notes = before + [line for line in acknowledged if line.startswith("note")]
        lost = [line for line in notes if line not in kept(folder)]
        if lost:
            yield f"acknowledged, and not in the journal: {lost}"
        is_told = injection.startswith("write:") or (folder / "errors").read_bytes().strip()
        if not is_killed and len(acknowledged) < len(LINES) and not is_told:
            yield f"{len(LINES) - len(acknowledged)} lines failed, and nobody was told why"
        if kept(folder):
            yield from faults_resumed(folder, notes)


def faults_resumed(folder, notes):
    """What is wrong where a journal that has these notes is gone on with."""
    resumed = Session(folder, None, RESUMED)
    answered = resumed.talk(["note after"]) if resumed.wait_until_ready() else []
    resumed.stop()
    if answered != ["note after"]:
        yield "it cannot be gone on with: " + (folder / "errors").read_text()[-300:]
    missing = [line for line in notes if line not in kept(folder)]
    if missing:
        yield f"gone on with, and missing: {missing}"


def recorded(folder):
    """What was recorded; nil where nothing was."""
    path = folder / "flow.scenario"
    return path.read_text() if path.exists() else None


def faults_at_terminal(injection, is_killed, whole):
    """The same of a session at a terminal, whose whole recording is known."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        session = Terminal(folder, ["-e", "inject=" + injection])
        if session.ended is None:
            yield "it hangs"
        elif not is_killed and session.ended in CRASHES:
            yield f"it crashes with signal {session.ended}"
        # What cannot be written cannot be put back.
        if not is_killed and not injection.startswith("write:") and not session.is_restored:
            yield "the terminal is not as it was before"
        # Where the terminal is gone, nothing more can be typed: what was done until then is all.
        text = recorded(folder)
        is_beginning = injection.startswith("read:") and text and text.endswith("\n") and whole.startswith(text)
        if text not in {None, whole} and not is_beginning:
            yield f"the recording is not whole: {text!r}"
        is_told = injection.startswith("write:") or re.search(rb"coversheet: |error", session.seen)
        if not is_killed and text is None and not is_told:
            yield "nothing was recorded, and nothing was said"
        # The last line may be cut off.
        before = kept(folder)[:-1]
        if before:
            yield from faults_resumed(folder, [line for line in before if line.startswith("note")])


def opened():
    """What a session at a terminal records where nothing fails, and how often it calls each."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        session = Terminal(folder, [])
        whole = recorded(folder)
        lines = (whole or "").split("\n")
        if session.ended != 0 or not session.is_restored or "note one" not in lines or "note two" not in lines:
            sys.exit(f"injections: the terminal's session does not work: {session.seen[-300:]}")
        return whole, calls(folder)


def counted(words):
    """How often a session calls each, from the program's first call on."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        prepare(folder, words)
        session = Session(folder, [], words)
        if not session.wait_until_ready() or session.talk(LINES) != LINES:
            sys.exit(f"injections: the session does not work: {(folder / 'errors').read_text()}")
        session.stop()
        return calls(folder)


def calls(folder):
    """How often strace saw each call in a folder."""
    counts = collections.Counter()
    for line in (folder / "calls").read_text(errors="replace").splitlines():
        call = line.split(None, 1)[1].split("(")[0]
        if call.isidentifier():
            counts[call] += 1
    return counts


def trials_of(words, counts):
    """What is injected into a session, whether it is killed so, and which session it is."""
    for call, count in sorted(counts.items()):
        for number in range(1, count + 1):
            if call not in {"execve", "exit_group"}:
                yield f"{call}:signal=KILL:when={number}", True, words
            for error in ERRORS.get(call, []):
                for more in ["", "+"] if call in LASTING else [""]:
                    yield f"{call}:error={error}:when={number}{more}", False, words


def main():
    every = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    begun = counted(BEGUN)
    resumed = collections.Counter({call: count for call, count in counted(RESUMED).items() if call in LASTING})
    whole, at_terminal = opened()
    at_terminal = collections.Counter({call: count for call, count in at_terminal.items() if call in TERMINAL})
    never = [call for call in sorted(ERRORS) if not begun[call] + resumed[call]]
    if never:
        sys.exit(f"injections: no session calls {', '.join(never)}, so nothing is injected there")
    trials = [*trials_of(BEGUN, begun), *trials_of(RESUMED, resumed), *trials_of(OPENED, at_terminal)]
    failed = 0
    chosen = trials[::every]
    for injection, is_killed, words in chosen:
        found = (faults_at_terminal(injection, is_killed, whole) if words == OPENED
                 else faults(injection, is_killed, words))
        for fault in found:
            failed += 1
            print(f"FAULT: {injection} of {' '.join(words)}: {fault}", flush=True)
    count = sum(map(sum, (begun.values(), resumed.values(), at_terminal.values())))
    print(f"{count} system calls, {len(chosen)} of {len(trials)} trials, {failed} faults")
    sys.exit(1 if failed else 0)


main()
