#!/usr/bin/env python3
"""Mutates every kind of file that Coversheet reads, and kills sessions at random moments.

    .ci/mutations.py [SECONDS] [SEED]

A run must end by itself within a time, with a status that it knows (0, 1 or 2), say every complaint as
path:line:column, and print nothing that drives a terminal. A session that is killed must come back with
--resume, its journal whole. Whatever breaks that is kept in a folder whose name is printed at the end.
"""

import os
import pathlib
import pty
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("COVERSHEET", str(ROOT / ".build/debug/coversheet"))
KINDS = {
    ".scenario", ".apns", ".ndjson", ".json", ".strings", ".stringsdict", ".xcstrings", ".loctable",
    ".plist", ".theme", ".itermcolors", ".conf",
}
SPECIAL = [
    b"\0", b"\xff", b"\xed\xa0\x80", b"\xe2\x80\xae", b"\x1b[2J", b"{", b"}", b"[", b"]", b'"', b"\\", b"%@", b"%1$@",
    b"%#@n@", b"9223372036854775807", b"-1", b"1e999", b"\xef\xbb\xbf", b"\r", b"\n", b"<!--", b"&#0;", b"",
]
# A complaint, or what else is said of a call: that it is wrong, what stands below, how many were found.
LINE = re.compile(rb".*:\d+:\d+: (error|warning|note): |coversheet: |Try |  |\d+ |nothing checked")
# Whatever a terminal obeys, but for tabs and line feeds; in UTF-8 also what stands for an escape in one byte.
OBEYED = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]")


class Trial:
    """One thing that was tried, with a folder of its own."""

    def __init__(self, chance, keep):
        self.chance, self.keep = chance, keep
        self.failures = 0
        self.runs = 0
        self.resumed = 0

    def fail(self, why, folder, detail=b""):
        self.failures += 1
        kept = self.keep / f"{self.failures:03}"
        shutil.copytree(folder, kept, symlinks=True)
        (kept / "WHY").write_bytes(why.encode() + b"\n" + detail[-4000:])
        print(f"FAILED: {why} ({kept})", flush=True)

    def mutated(self, data):
        data = bytearray(data)
        for _ in range(self.chance.choice([1, 1, 2, 4, 16])):
            at = self.chance.randrange(len(data) + 1)
            end = min(len(data), at + self.chance.choice([0, 1, 2, 8, 64]))
            act = self.chance.randrange(5)
            if act == 0:
                data[at:end] = self.chance.choice(SPECIAL)
            elif act == 1:
                data[at:at] = self.chance.choice(SPECIAL) * self.chance.choice([1, 1, 3, 600])
            elif act == 2:
                data[at:end] = data[at:end] * self.chance.choice([0, 2, 50])
            elif act == 3:
                del data[at:]
            elif end > at:
                data[at] ^= 1 << self.chance.randrange(8)
        return bytes(data)

    def environment(self, folder):
        return {
            "HOME": str(folder), "XDG_STATE_HOME": str(folder / "state"), "PATH": "/usr/bin:/bin",
            "COVERSHEET_DATA": str(ROOT), "SWIFT_BACKTRACE": "enable=no", "TERM": "xterm-256color",
        }


def fixtures():
    """All files that are read, each with what is opened to read it: an app is opened whole."""
    found = []
    for path in sorted((ROOT / "Fixtures").rglob("*")):
        if path.suffix in KINDS and path.is_file():
            app = next((p for p in path.parents if p.suffix == ".app"), None)
            found.append((path, app or path))
    return found


def mutate(trial, file, opened):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        target = folder / opened.name
        if opened.is_dir():
            shutil.copytree(opened, target, symlinks=True)
            victim = target / file.relative_to(opened)
        else:
            shutil.copytree(opened.parent, folder, symlinks=True, dirs_exist_ok=True)
            victim = target
        victim.write_bytes(trial.mutated(file.read_bytes()))
        commands = [["check", str(target)]]
        if opened.is_dir() or file.suffix in {".scenario", ".apns", ".ndjson"}:
            commands += [["run", str(target)], ["state", str(target)], ["explain", str(target)],
                         ["render", str(target)]]
        command = trial.chance.choice(commands)
        trial.runs += 1
        try:
            ended = subprocess.run(
                [PROGRAM, *command], cwd=folder, env=trial.environment(folder),
                stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        except subprocess.TimeoutExpired:
            return trial.fail(f"{command[0]} of {file.name} never ends", folder)
        said = ended.stdout + ended.stderr
        complaints = said if command[0] == "check" else ended.stderr
        if ended.returncode not in (0, 1, 2):
            trial.fail(f"{command[0]} of {file.name} ends with {ended.returncode}", folder, said)
        elif OBEYED.search(said):
            trial.fail(f"{command[0]} of {file.name} prints what drives a terminal", folder, said)
        elif any(not LINE.match(line) for line in complaints.split(b"\n") if line):
            trial.fail(f"{command[0]} of {file.name} complains without a place", folder, said)
        elif ended.returncode == 2 and not ended.stderr.strip():
            trial.fail(f"{command[0]} of {file.name} fails in silence", folder, said)


KEYS = [b"x", b"e", b"u", b"\x12", b"j", b"k", b"G", b">", b"<", b"\x18\x18", b"L", b"\r", b"\x1b", b"c", b":note hello\r",
        b":push - {\"aps\":{\"alert\":\"New\"}}\r"]


def session(trial, folder, words, last):
    """Works at a terminal for a moment, then is killed, or left where it is the last."""
    process, terminal = pty.fork()
    if process == 0:
        os.execve(PROGRAM, [PROGRAM, *words], trial.environment(folder))
    end = time.monotonic() + (8 if last else trial.chance.uniform(0.02, 1.5))
    seen = b""
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.05)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:
                break
        elif last and b"\x1b[?1049h" in seen:
            os.write(terminal, b"\x1b\x1b")
            os.write(terminal, b"\x03\x03q")
        else:
            os.write(terminal, trial.chance.choice(KEYS))
    if not last:
        os.kill(process, signal.SIGKILL)
    else:
        end = time.monotonic() + 10
        while time.monotonic() < end:
            ended, status = os.waitpid(process, os.WNOHANG)
            if ended:
                os.close(terminal)
                return os.waitstatus_to_exitcode(status), seen
            try:
                if select.select([terminal], [], [], 0.1)[0]:
                    seen += os.read(terminal, 65536)
            except OSError:
                pass
        os.kill(process, signal.SIGKILL)
    _, status = os.waitpid(process, 0)
    os.close(terminal)
    return os.waitstatus_to_exitcode(status), seen


def kill(trial, scenario):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        trial.runs += 1
        session(trial, folder, ["open", str(scenario)], last=False)
        for _ in range(trial.chance.randrange(4)):
            if journal_of(folder) is None:
                return
            session(trial, folder, ["open", "--resume"], last=False)
            torn(trial, folder)
        if journal_of(folder) is None:
            return
        status, seen = session(trial, folder, ["open", "--resume"], last=True)
        journal = journal_of(folder)
        whole = journal.read_bytes()
        trial.resumed += 1
        if status != 0:
            trial.fail(f"--resume after a kill ends with {status}", folder, seen)
        elif not whole.endswith(b"\n") or b"\0" in whole:
            trial.fail("--resume leaves a torn journal", folder, whole)


def journal_of(folder):
    """The journal that --resume takes: the newest with a whole first line."""
    journals = sorted((folder / "state/coversheet/journals").glob("*.scenario"))
    return next((j for j in reversed(journals) if b"\n" in j.read_bytes()), None)


def torn(trial, folder):
    """Sometimes ends the journal as a crash of the machine would."""
    journal = journal_of(folder)
    if journal and trial.chance.random() < 0.5:
        with journal.open("ab") as file:
            file.write(trial.chance.choice([b"clear n6", b"\0" * 512, b"cl\0\0", b"\xe2\x80"]))


def known(trial):
    """Ends where what is tried would pass whatever the program does: a session opens, is left, and has a journal."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        scenario = str(ROOT / "Fixtures/Scenarios/tour.scenario")
        status, seen = session(trial, folder, ["open", scenario], last=True)
        if status != 0 or b"\x1b[?1049h" not in seen or journal_of(folder) is None:
            sys.exit(f"mutations: the session does not work: status {status}, {seen[-300:]}")
        (folder / "bad.apns").write_text("{")
        checked = subprocess.run(
            [PROGRAM, "check", "bad.apns"], cwd=folder, env=trial.environment(folder),
            stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
        if b"bad.apns:1:" not in checked.stdout + checked.stderr:
            sys.exit(f"mutations: a mistake is not found: status {checked.returncode}")


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 300
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    known(Trial(random.Random(seed), None))
    keep = pathlib.Path(tempfile.mkdtemp(prefix="coversheet-mutations-"))
    trial = Trial(random.Random(seed), keep)
    files = fixtures()
    scenarios = [file for file, _ in files if file.suffix == ".scenario"]
    print(f"seed {seed}, {len(files)} files", flush=True)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if trial.chance.random() < 0.1:
            kill(trial, trial.chance.choice(scenarios))
        else:
            mutate(trial, *trial.chance.choice(files))
    print(f"{trial.runs} trials, {trial.resumed} sessions gone on with, {trial.failures} failed")
    if not trial.failures:
        shutil.rmtree(keep)
    if not trial.resumed:
        sys.exit("mutations: no session was gone on with; give it more time")
    sys.exit(1 if trial.failures else 0)


main()
