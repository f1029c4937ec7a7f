"""Compares what terminals paint of random frames with what they paint of the same cells written out one by one.

Two windows of one terminal stand on a display each. In the first one the probe draws frame after frame, with all that it
leaves out, repeats and scrolls; in the other each cell of the frame is put where it belongs with all that it is. Then
both pictures have to be the same, pixel by pixel. For terminals that tell nobody what their cells are. Called by
.ci/frames; pictures to look at go into .build/frame-pictures.
"""

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

from display import Display

COLUMNS, ROWS = 80, 24
SECONDS = 20
# Bold, dim, italic, underlined, reverse, as a dumped frame counts them.
DIM = 2
CODES = [(1, "1"), (2, "2"), (4, "3"), (8, "4"), (16, "7")]


class Window:
    """A terminal on a display of its own, in which this script hands on what a program writes and what is typed."""

    def __init__(self, terminal, role, dump, command):
        self.display = Display()
        self.blank = self.display.picture()
        self.folder = tempfile.TemporaryDirectory()
        self.typed = os.path.join(self.folder.name, "typed")
        os.mkfifo(self.typed)
        inner = [sys.executable, os.path.abspath(__file__), role, self.typed, dump, *command]
        self.process = self.display.run([*terminal, *inner], self.folder.name)
        self.keys = os.open(self.typed, os.O_RDWR)

    def send(self, key):
        os.write(self.keys, key)

    def close(self):
        self.process.terminate()
        self.process.wait()
        os.close(self.keys)
        self.display.close()
        self.folder.cleanup()


# How each is started, its type, the wishes for colors that it is tried with, and how many frames at most.
TERMINALS = {
    # mlterm 3.9 clears to the beginning of a row (EL 1) too little where wide characters stand there and the cursor is
    # behind the last cell: of many random frames one differs for that. Of a color of three bytes it shows one that is
    # like it, of those that it had to show before; and italic blocks reach into the cells beside them.
    "mlterm": (
        ["mlterm", f"--geometry={COLUMNS}x{ROWS}+0+0", "--sb=false", "--fontsize=12", "--type=xft", "--im=none",
         "--lsp=6", "--csp=3", "--itfont=false", "--deffont=DejaVu Sans Mono", "--fg=#d0d0d0", "--bg=#101010", "-e"],
        "mlterm-256color", ("palette256", "sixteen", "none"), 20),
    "alacritty": (
        ["alacritty", "-o", f"window.dimensions.columns={COLUMNS}", f"window.dimensions.lines={ROWS}", "font.size=8",
         "font.offset.x=3", "font.offset.y=3", "font.normal.family=DejaVu Sans Mono", "window.decorations=none", "-e"],
        "xterm-256color", ("truecolor", "palette256", "none"), 1000),
}


def waits(seconds=SECONDS):
    """Every hundredth of a second, until the time is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.01)


def dumped(path, frame):
    """The cells of a frame; nothing before all of it is there."""
    try:
        with open(path, encoding="utf-8", newline="\n") as file:
            cells = file.read()
    except (FileNotFoundError, UnicodeDecodeError):
        return None
    text = "".join(cell.split("\x1f")[0] for cell in cells.replace("\n", "\t").split("\t"))
    return cells if cells.count("\n") == ROWS and re.search(rf"frame {frame}\b", text) else None


def check(name, colors, probe, frames, seed, kept):
    """Draws the frames in two windows; returns how many were the same in both."""
    terminal, kind, *_ = TERMINALS[name]
    with tempfile.TemporaryDirectory() as folder:
        dump, copy = os.path.join(folder, "frame"), os.path.join(folder, "copy")
        command = ["/usr/bin/env", f"TERM={kind}", probe, "--random", str(seed), "--dump", dump, "--color", colors, "--widths"]
        drawn, written = Window(terminal, "hand-on", dump, command), Window(terminal, "write-out", copy, [kind])
        before = drawn.blank
        try:
            for frame in range(1, frames + 1):
                cells = next(filter(None, (dumped(dump, frame) for _ in waits())), None)
                if not cells:
                    sys.exit(f"frames: {kind} in {name}, {colors}, seed {seed}: frame {frame} never came")
                with open(copy, "w", encoding="utf-8", newline="\n") as file:
                    file.write(cells)
                written.send(b"w")
                same = (
                    (picture := drawn.display.picture()) == written.display.picture() and picture != before
                    for _ in waits())
                if not any(same):
                    save(kept, f"{name}-{colors}-{frame}-drawn", drawn)
                    save(kept, f"{name}-{colors}-{frame}-written", written)
                    sys.exit(
                        f"frames: {kind} in {name}, {colors}, seed {seed}, frame {frame}: what is painted differs from"
                        f" the cells written one by one; both pictures are in {kept}")
                before = drawn.display.picture()
                if frame in (1, frames):
                    save(kept, f"{name}-{colors}-{frame}", drawn)
                drawn.send(b"j")
        finally:
            drawn.close()
            written.close()
    return frames


def save(folder, name, window):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name + ".png"), "wb") as file:
        file.write(window.display.png())


def hand_on(typed, command):
    """Within the terminal, whose answers it gets: a program on a pseudo-terminal of the same size, typed to by a pipe."""
    keys = os.open(typed, os.O_RDONLY)
    process, inner = pty.fork()
    if process == 0:
        os.execv(command[0], command)
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    raw()
    while True:
        for source in select.select([keys, inner, 0], [], [])[0]:
            try:
                data = os.read(source, 65536)
            except OSError:
                return
            os.write(1 if source == inner else inner, data)


def write_out(typed, dump, kind):
    """Within the terminal: the cells of the dumped frame, one by one, whenever it is asked for."""
    has_dim = subprocess.run(["tput", "-T", kind, "dim"], capture_output=True).returncode == 0
    keys = os.open(typed, os.O_RDONLY)
    raw()
    os.write(1, b"\x1b[?25l")
    while os.read(keys, 1):
        with open(dump, encoding="utf-8", newline="\n") as file:
            cells = file.read()
        # Where the type has no dim, what is dim is bright black, and nothing where the frame has no colors either.
        instead_of_dim = None if has_dim else "8" if re.search("\x1f[#0-9][^\x1f\t\n]*\x1f", cells) else ""
        rows = cells.split("\n")[:ROWS]
        os.write(1, "\x1b[0m\x1b[2J".encode() + "".join(placed(row, line, instead_of_dim) for row, line in enumerate(rows)).encode())


def placed(row, line, instead_of_dim):
    text = f"\x1b[{row + 1}H"
    for cell in line.split("\t"):
        characters, front, back, bits = cell.split("\x1f")
        if int(bits) & DIM and instead_of_dim is not None:
            front, bits = instead_of_dim or front, int(bits) & ~DIM
        codes = [code for bit, code in CODES if int(bits) & bit] + color(front, 30) + color(back, 40)
        text += f"\x1b[{';'.join(['0'] + codes)}m{characters}"
    return text


def color(name, base):
    """As SGR says it: one of sixteen, one of 256, or three bytes."""
    if name == "default":
        return []
    if name.startswith("#"):
        return [str(base + 8), "2", *(str(int(name[place : place + 2], 16)) for place in (1, 3, 5))]
    if int(name) < 16:
        return [str(base + int(name) + (52 if int(name) >= 8 else 0))]
    return [str(base + 8), "5", name]


def raw():
    """What is written goes to the terminal as it is."""
    attributes = termios.tcgetattr(1)
    attributes[1] &= ~termios.OPOST
    attributes[3] &= ~(termios.ECHO | termios.ICANON)
    termios.tcsetattr(1, termios.TCSANOW, attributes)


def main():
    probe, frames, first = os.path.abspath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    kept = os.path.join(".build", "frame-pictures")
    for index, name in enumerate(TERMINALS):
        _, kind, wishes, most = TERMINALS[name]
        for colors in wishes:
            count = check(name, colors, probe, min(frames, most), first + index, kept)
            print(f"frames: {kind} in {name}, {colors}: {count} pictures are the same")


if sys.argv[1] == "hand-on":
    hand_on(sys.argv[2], sys.argv[4:])
elif sys.argv[1] == "write-out":
    write_out(*sys.argv[2:5])
else:
    main()
