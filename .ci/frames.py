"""Compares random frames with what terminals show of them. Called by .ci/frames."""

import atexit
import contextlib
import fcntl
import functools
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import time

import pyte

from display import Display

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


def without_both(have, want):
    """Two cells without bold and dim where one is wanted that is both: which of them is told is left to chance."""
    if want[3] & BOLD and want[3] & DIM:
        return (*have[:3], have[3] & ~(BOLD | DIM)), (*want[:3], want[3] & ~(BOLD | DIM))
    return have, want


def compare(shown, frame, ignored, is_intensity_one):
    for row, (have, want) in enumerate(zip(shown, frame)):
        if is_intensity_one:
            have, want = zip(*[without_both(*pair) for pair in zip(have, want)])
        want = [seen(cell, ignored) for cell in want]
        # Of blanks that a terminal does not tell nothing is known but that they are blanks.
        have = [
            cell and seen(cell, ignored) or (want[place] if place < len(want) and want[place][0] == " " else None)
            for place, cell in enumerate(have)
        ]
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
    """pyte's screen with what it lacks of an xterm: REP, SU and SD, and a color of lines that are erased untouched and
    of what comes in where characters are deleted or inserted."""

    last = " "

    def erase_in_display(self, how=0, *args, **kwargs):
        super().erase_in_display(how, *args, **kwargs)
        for line in range(self.cursor.y + 1 if how == 0 else 0, self.lines if how != 1 else self.cursor.y):
            for column in range(self.columns):
                self.buffer[line][column] = self.cursor.attrs

    def delete_characters(self, count=None):
        super().delete_characters(count)
        self.color(range(max(self.cursor.x, self.columns - (count or 1)), self.columns))

    def insert_characters(self, count=None):
        super().insert_characters(count)
        self.color(range(self.cursor.x, min(self.cursor.x + (count or 1), self.columns)))

    def color(self, columns):
        for column in columns:
            self.buffer[self.cursor.y][column] = self.cursor.attrs

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
    is_intensity_one = False

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
        # Not by its display, which cannot be asked for while half of a wide character is written over.
        rows = (self.screen.buffer[row] for row in range(ROWS))
        return "\n".join("".join(row[column].data for column in range(COLUMNS)) for row in rows)

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
        # As pyte spells one of them.
        name = name.replace("bfight", "bright")
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


def styled_rows(lines, rest, is_intensity_one=False):
    """Cells of rows that are told as text with SGR; of cells that a row leaves out, `rest`."""
    look, rows = ["default", "default", 0], []
    for line in lines[:ROWS]:
        cells, columns = [], 0
        for part in re.split(r"(\x1b\[[0-9;:]*m|\x1b\([0B]|\x1b#5|\x1b\]8;[^\x1b]*\x1b\\\\|\x0e|\x0f|\r)", line):
            if part.startswith("\x1b["):
                look = styled(part[2:-1], look, is_intensity_one)
                continue
            if part.startswith("\x1b") or part in ("\x0e", "\x0f", "\r"):
                continue
            # The second half of a wide character, as xterm prints it.
            for character in part.replace("\uffff", ""):
                if columns >= COLUMNS:  # tmux adds a blank behind some wide characters
                    break
                cells.append((character, *look))
                columns += 2 if pyte.screens.wcwidth(character) == 2 else 1
        rows.append(cells + [rest] * (COLUMNS - columns))
    return rows


def styled(parameters, look, is_intensity_one):
    front, back, bits = look
    # Colons belong together: a color, with an empty color space in some terminals.
    codes = [[int(part) for part in code.split(":") if part] or [0] for code in parameters.split(";")]
    on = {1: BOLD, 2: DIM, 3: ITALIC, 4: UNDERLINE, 7: REVERSE}
    off = {22: BOLD | DIM, 23: ITALIC, 24: UNDERLINE, 27: REVERSE, 221: BOLD, 222: DIM}
    while codes:
        code, *more = codes.pop(0)
        if code == 0:
            front, back, bits = "default", "default", 0
        elif code in on:
            bits = (bits & ~(BOLD | DIM) if is_intensity_one and code <= 2 else bits) | on[code]
        elif code in off:
            bits &= ~off[code]
        elif code in (38, 48):
            if not more:
                count = 2 if codes[0] == [5] else 4
                more = [part for code in codes[:count] for part in code]
                codes = codes[count:]
            color = hex256(more[1]) if more[0] == 5 else "#" + "".join(f"{part:02x}" for part in more[-3:])
            front, back = (color, back) if code == 38 else (front, color)
        elif code in (39, 49):
            front, back = ("default", back) if code == 39 else (front, "default")
        else:
            base, first = next(
                (base, first) for base, first in ((30, 0), (40, 0), (90, 8), (100, 8)) if base <= code < base + 8)
            name = str(code - base + first)
            front, back = (name, back) if base in (30, 90) else (front, name)
    return [front, back, bits]


class Tmux:
    """A tmux of its own, with the probe in its only pane."""

    ignored = 0
    is_intensity_one = False

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
        # tmux leaves out cells that were never written.
        return styled_rows(self.run("capture-pane", "-p", "-e", "-N").split("\n"), (" ", "default", "default", 0))

    def close(self):
        try:
            self.run("kill-server")
        except subprocess.CalledProcessError:
            pass
        self.folder.cleanup()


class GnuScreen(Pyte):
    """GNU screen within pyte, with the probe in its only window."""

    ignored = DIM | ITALIC  # of which it has no italics

    def __init__(self, command, kind):
        self.folder = tempfile.TemporaryDirectory()
        configuration = os.path.join(self.folder.name, "screenrc")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(f"startup_message off\ndefutf8 on\nvbell off\ndefbce on\naltscreen on\nterm {kind}\n")
        own = [f"SCREENDIR={self.folder.name}", "LC_ALL=C.UTF-8"]
        super().__init__(["/usr/bin/env", *own, "screen", "-U", "-c", configuration, *command], "xterm-256color")

    def close(self):
        super().close()
        self.folder.cleanup()


@functools.cache
def shared_display():
    """The name of the one display on which all windows open."""
    display = Display()
    atexit.register(display.close)
    return display.name


class Kitty:
    """A kitty of its own, which tells its cells itself."""

    ignored = 0
    # It tells bold after dim without ending dim, and the other way round.
    is_intensity_one = True

    def __init__(self, command, kind):
        self.folder = tempfile.TemporaryDirectory()
        self.socket = f"unix:{self.folder.name}/socket"
        settings = ["allow_remote_control=yes", "remember_window_size=no", "shell_integration=disabled", f"term={kind}"]
        settings += ["window_padding_width=0", "confirm_os_window_close=0", "font_size=8"]
        settings += [f"initial_window_width={COLUMNS}c", f"initial_window_height={ROWS}c"]
        options = [word for setting in settings for word in ("-o", setting)]
        environment = dict(os.environ, DISPLAY=shared_display(), LC_ALL="C.UTF-8", KITTY_DISABLE_WAYLAND="1")
        self.process = subprocess.Popen(
            ["kitty", "--config", "NONE", "--listen-on", self.socket, *options, *command],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def run(self, *words):
        done = subprocess.run(["kitty", "@", "--to", self.socket, *words], capture_output=True)
        return done.stdout.decode()

    def send(self, key):
        self.run("send-text", key)

    def text(self):
        return self.run("get-text", "--extent", "screen")

    def cells(self):
        lines = self.run("get-text", "--extent", "screen", "--ansi").split("\n")
        return styled_rows(lines, (" ", "default", "default", 0), self.is_intensity_one)

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class XTerm:
    """An xterm on a pseudo-terminal of ours, which prints its cells where it is told to by media copy."""

    ignored = 0
    is_intensity_one = False

    def __init__(self, command, kind):
        self.folder = tempfile.TemporaryDirectory()
        self.print = os.path.join(self.folder.name, "print")
        self.master, self.slave = pty.openpty()
        name = os.ttyname(self.slave).rsplit("/", 1)[1]
        # With bold colors it prints others than it shows.
        resources = ["printAttributes: 2", "boldColors: false"]
        resources += [f"printerCommand: cat > {self.print}.new && mv {self.print}.new {self.print}"]
        options = [word for resource in resources for word in ("-xrm", "XTerm*" + resource)]
        environment = dict(os.environ, DISPLAY=shared_display(), LC_ALL="C.UTF-8")
        self.window = subprocess.Popen(
            ["xterm", "-u8", "-geometry", f"{COLUMNS}x{ROWS}", "-fa", "DejaVu Sans Mono", "-fs", "8"]
            + options + [f"-S{name}/{self.master}"],
            env=environment, pass_fds=[self.master], stderr=subprocess.DEVNULL)
        # It types the number of its window first.
        os.read(self.slave, 64)
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            command, stdin=self.slave, stdout=self.slave, stderr=self.slave, start_new_session=True,
            env=dict(os.environ, TERM=kind))

    def send(self, key):
        os.write(self.master, key.encode())

    def lines(self):
        if os.path.exists(self.print):
            os.unlink(self.print)
        os.write(self.slave, b"\x1b[i")
        end = time.monotonic() + SECONDS
        while not os.path.exists(self.print) and time.monotonic() < end:
            time.sleep(0.02)
        with open(self.print, encoding="utf-8", newline="\n") as file:
            return file.read().split("\n")

    def text(self):
        return re.sub(r"\x1b\[[0-9;:]*m", "", "\n".join(self.lines()))

    def cells(self):
        # Each cell has a look of its own, and one without any has none.
        return styled_rows([re.sub(r"(\x1b\[[0-9;:]*m[^\x1b])", "\\1\x1b[0m", line) for line in self.lines()], None)

    def close(self):
        self.send("q")
        self.process.wait()
        self.window.terminate()
        self.window.wait()
        os.close(self.master)
        os.close(self.slave)
        self.folder.cleanup()


@contextlib.contextmanager
def dump_folder():
    """A folder for a probe, which may still write its last frame once its terminal is closed."""
    folder = tempfile.mkdtemp()
    try:
        yield folder
    finally:
        end = time.monotonic() + SECONDS
        while os.path.exists(folder):
            shutil.rmtree(folder, ignore_errors=time.monotonic() < end)


def check(terminal_type, kind, colors, probe, frames, seed):
    """Draws the frames in one terminal; returns how many cells were compared."""
    compared = 0
    with dump_folder() as folder:
        dump = os.path.join(folder, "frame")
        # pyte answers nothing, and forgets what is to be repeated.
        asked = "--no-query" if terminal_type is Pyte else "--widths"
        command = [probe, "--random", str(seed), "--dump", dump, "--color", colors, asked]
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
                            ignored = terminal.ignored | LACKS.get(kind, 0)
                            compare(terminal.cells(), frame, ignored, terminal.is_intensity_one)
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
        (GnuScreen, "screen-256color", "palette256"), (GnuScreen, "screen", "none"),
        (Kitty, "xterm-kitty", "truecolor"), (Kitty, "xterm-kitty", "palette256"),
        (XTerm, "xterm-256color", "truecolor"), (XTerm, "xterm-256color", "palette256"),
    ]
    for index, (terminal_type, kind, colors) in enumerate(cases):
        compared = check(terminal_type, kind, colors, probe, frames, first + index)
        print(f"frames: {kind} in {terminal_type.__name__.lower()}, {colors}: {frames} frames, {compared} cells are right")


main()
