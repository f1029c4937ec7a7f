"""Compares random frames with what terminals show of them. Called by .ci/frames."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

import pyte

COLUMNS, ROWS = 80, 24
SECONDS = 20
BOLD, DIM, ITALIC, UNDERLINE, REVERSE = 1, 2, 4, 8, 16
# What the types lack: the Linux console also has neither underline nor dim beside a color.
LACKS = {"linux": DIM | UNDERLINE | ITALIC, "screen-256color": ITALIC}
NAMES = ["black", "red", "green", "brown", "blue", "magenta", "cyan", "white"]


class Difference(Exception):
    """What a terminal shows is not what the frame says."""


def wanted(path):
    """The frame's cells as rows of (character, foreground, background, attributes)."""
    rows = []
    with open(path, encoding="utf-8", newline="\n") as file:
        for line in file.read().split("\n")[:ROWS]:
            cells = [cell.split("\x1f") for cell in line.split("\t")]
            rows.append([(text, front, back, int(bits)) for text, front, back, bits in cells])
    return rows


def seen(cell, ignored):
    """What can be told apart: of a blank its patch, of a color on itself nothing but the color."""
    text, front, back, bits = cell
    bits &= ~ignored
    if text == " " and not bits & (REVERSE | UNDERLINE):
        return text, "", back, 0
    same = front == back != "default"
    return (text, front, back, 0 if same else bits)


def compare(shown, frame, ignored):
    for row, (have, want) in enumerate(zip(shown, frame)):
        have = [seen(cell, ignored) for cell in have]
        want = [seen(cell, ignored) for cell in want]
        if have == want:
            continue
        column = next((i for i, pair in enumerate(zip(have, want)) if pair[0] != pair[1]), -1)
        raise Difference(f"row {row}, cell {column}: shows {have[column]}, wanted {want[column]}")
    if len(shown) != len(frame):
        raise Difference(f"{len(shown)} rows instead of {len(frame)}")


def hex256(number):
    """A color of the cube or a gray, as pyte and tmux name it."""
    if number < 16:
        return str(number)
    if number >= 232:
        return "#" + 3 * f"{8 + 10 * (number - 232):02x}"
    cube = number - 16
    steps = [0, 95, 135, 175, 215, 255]
    return "#" + "".join(f"{steps[cube // place % 6]:02x}" for place in (36, 6, 1))


def number(name):
    """A dumped color as the terminals' are given here."""
    return hex256(int(name)) if name.isdigit() else name


def of_eight(cell):
    """A cell where there are eight colors: brightness is an attribute, and bright black is dim."""
    text, front, back, bits = cell
    if front.isdigit() and int(front) >= 8:
        front, bits = ("default", bits | DIM) if front == "8" else (str(int(front) - 8), bits | BOLD)
    if back.isdigit() and int(back) >= 8:
        back = "default" if back == "8" else str(int(back) - 8)
    return text, front, back, bits


class Screen(pyte.Screen):
    """pyte's screen with what it lacks of an xterm: REP, SU and SD."""

    last = " "

    def draw(self, data):
        self.last = data[-1:] or self.last
        super().draw(data)

    def repeat(self, count=None):
        self.draw(self.last * (count or 1))

    def scroll_up(self, count=None):
        self.scroll(count or 1, self.index, lambda margins: margins.bottom)

    def scroll_down(self, count=None):
        self.scroll(count or 1, self.reverse_index, lambda margins: margins.top)

    def scroll(self, count, step, edge):
        place = self.cursor.x, self.cursor.y
        self.cursor.y = edge(self.margins or pyte.screens.Margins(0, self.lines - 1))
        for _ in range(count):
            step()
        self.cursor.x, self.cursor.y = place


class Stream(pyte.ByteStream):
    csi = dict(pyte.ByteStream.csi, b="repeat", S="scroll_up", T="scroll_down")
    events = pyte.ByteStream.events | {"repeat", "scroll_up", "scroll_down"}


class Pyte:
    """A terminal made by pyte, with the probe in it."""

    ignored = DIM  # which pyte does not know

    def __init__(self, command, kind):
        self.screen = Screen(COLUMNS, ROWS)
        self.stream = Stream(self.screen)
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = kind
            os.execv(command[0], command)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def read(self):
        if select.select([self.terminal], [], [], 0.05)[0]:
            self.stream.feed(os.read(self.terminal, 65536))

    def send(self, key):
        os.write(self.terminal, key.encode())

    def text(self):
        self.read()
        return "\n".join(self.screen.display)

    def cells(self):
        rows = []
        for row in range(ROWS):
            line = self.screen.buffer[row]
            rows.append([self.cell(line[c]) for c in range(COLUMNS) if line[c].data != ""])
        return rows

    @staticmethod
    def cell(char):
        bits = BOLD * char.bold | ITALIC * char.italics | UNDERLINE * char.underscore | REVERSE * char.reverse
        return (char.data, Pyte.color(char.fg), Pyte.color(char.bg), bits)

    @staticmethod
    def color(name):
        if name in NAMES:
            return str(NAMES.index(name))
        if name.startswith("bright"):
            plain = name[6:].replace("yellow", "brown")
            return str(8 + NAMES.index(plain)) if plain in NAMES else name
        return name if name == "default" else "#" + name

    def close(self):
        self.send("q")
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                self.read()
            except OSError:
                break
        os.close(self.terminal)
        os.waitpid(self.process, 0)


class Tmux:
    """A tmux of its own, with the probe in its only pane."""

    ignored = 0

    def __init__(self, command, kind):
        self.folder = tempfile.TemporaryDirectory()
        self.socket = os.path.join(self.folder.name, "socket")
        setting = f"set -g default-terminal {kind}\nset -g status off\nset -sg escape-time 0\n"
        setting += f"set -ga terminal-overrides ',*:Tc'\nset -g remain-on-exit off\n"
        configuration = os.path.join(self.folder.name, "tmux.conf")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(setting)
        self.run("-f", configuration, "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), *command)

    def run(self, *words):
        environment = dict(os.environ, LC_ALL="C.UTF-8", TERM="xterm-256color")
        environment.pop("TMUX", None)
        result = subprocess.run(
            ["tmux", "-u", "-S", self.socket, *words], env=environment, capture_output=True, check=True)
        return result.stdout.decode()

    def send(self, key):
        self.run("send-keys", key)

    def text(self):
        return self.run("capture-pane", "-p")

    def cells(self):
        lines = self.run("capture-pane", "-p", "-e", "-N").split("\n")[:ROWS]
        look = ["default", "default", 0]
        rows = []
        for line in lines:
            row, look = self.row(line, look)
            rows.append(row)
        return rows

    def row(self, line, look):
        cells, columns = [], 0
        for part in re.split(r"(\x1b\[[0-9;:]*m|\x1b\([0B]|\x0e|\x0f)", line):
            if part.startswith("\x1b["):
                look = self.styled(part[2:-1], look)
                continue
            if part.startswith("\x1b") or part in ("\x0e", "\x0f"):
                continue
            for character in part:
                if columns >= COLUMNS:  # tmux adds a blank behind some wide characters
                    break
                cells.append((character, *look))
                columns += 2 if pyte.screens.wcwidth(character) == 2 else 1
        # tmux leaves out cells that were never written.
        cells += [(" ", "default", "default", 0)] * (COLUMNS - columns)
        return cells, look

    @staticmethod
    def styled(parameters, look):
        front, back, bits = look
        codes = [int(code) if code else 0 for code in re.split("[;:]", parameters)]
        on = {1: BOLD, 2: DIM, 3: ITALIC, 4: UNDERLINE, 7: REVERSE}
        off = {22: BOLD | DIM, 23: ITALIC, 24: UNDERLINE, 27: REVERSE}
        while codes:
            code = codes.pop(0)
            if code == 0:
                front, back, bits = "default", "default", 0
            elif code in on:
                bits |= on[code]
            elif code in off:
                bits &= ~off[code]
            elif code in (38, 48):
                if codes.pop(0) == 5:
                    color = hex256(codes.pop(0))
                else:
                    color = "#" + "".join(f"{codes.pop(0):02x}" for _ in range(3))
                front, back = (color, back) if code == 38 else (front, color)
            elif code in (39, 49):
                front, back = ("default", back) if code == 39 else (front, "default")
            else:
                base, first = next(
                    (base, first) for base, first in ((30, 0), (40, 0), (90, 8), (100, 8)) if base <= code < base + 8)
                name = str(code - base + first)
                front, back = (name, back) if base in (30, 90) else (front, name)
        return [front, back, bits]

    def close(self):
        try:
            self.run("kill-server")
        except subprocess.CalledProcessError:
            pass
        self.folder.cleanup()


def check(terminal_type, kind, colors, probe, frames, seed):
    """Draws the frames in one terminal; returns how many cells were compared."""
    compared = 0
    with tempfile.TemporaryDirectory() as folder:
        dump = os.path.join(folder, "frame")
        command = [probe, "--random", str(seed), "--dump", dump, "--color", colors, "--no-query"]
        terminal = terminal_type(command, kind)
        try:
            for count in range(1, frames + 1):
                end = time.monotonic() + SECONDS
                problem = "it never came"
                while problem:
                    try:
                        if re.search(rf"frame {count}\b", terminal.text()):
                            frame = [[(t, number(f), number(b), a) for t, f, b, a in row] for row in wanted(dump)]
                            if kind == "linux":
                                frame = [[of_eight(cell) for cell in row] for row in frame]
                            compare(terminal.cells(), frame, terminal.ignored | LACKS.get(kind, 0))
                            problem = None
                    except Difference as difference:
                        problem = str(difference)
                    if problem and time.monotonic() > end:
                        sys.exit(f"frames: {kind} in {terminal_type.__name__.lower()}, {colors}, seed {seed}, frame {count}: {problem}")
                compared += COLUMNS * ROWS
                terminal.send("j")
        finally:
            terminal.close()
    return compared


def main():
    probe, frames, first = os.path.abspath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    cases = [
        (Pyte, "xterm-256color", "truecolor"), (Pyte, "xterm-256color", "palette256"),
        (Pyte, "xterm-256color", "sixteen"), (Pyte, "linux", "sixteen"), (Pyte, "xterm-256color", "none"),
        (Tmux, "tmux-256color", "truecolor"), (Tmux, "tmux-256color", "palette256"),
        (Tmux, "screen-256color", "palette256"), (Tmux, "tmux-256color", "none"),
    ]
    for index, (terminal_type, kind, colors) in enumerate(cases):
        compared = check(terminal_type, kind, colors, probe, frames, first + index)
        print(f"frames: {kind} in {terminal_type.__name__.lower()}, {colors}: {frames} frames, {compared} cells are right")


main()
