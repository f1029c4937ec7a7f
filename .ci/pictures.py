#!/usr/bin/env python3
"""Shows a picture in terminals that show pixels, in each way that they know, and looks at what they paint.

The picture is red and blue, divided by a line from corner to corner. As pixels the line moves with every row of pixels;
as colored cells it moves in steps, which is tried, too. Terminals run on displays of Xvfb; what they painted is kept in
.build/frame-pictures to be looked at. Usage: .ci/pictures.py [PROGRAM]
"""

import os
import sys
import tempfile
import time

from display import Display, png

CHECKOUT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KEPT = os.path.join(CHECKOUT, ".build", "frame-pictures")
SECONDS = 60
FONT = "DejaVu Sans Mono"

# How each is started, and the ways in which it shows pixels; “auto” is what it says of itself.
TERMINALS = {
    "kitty": (
        ["kitty", "--config", "NONE", "-o", "font_size=9", "-o", "initial_window_width=100c", "-o",
         "initial_window_height=32c", "-o", "remember_window_size=no", "-o", "update_check_interval=0"],
        ["kitty", "auto"]),
    "xterm": (
        ["xterm", "-ti", "vt340", "-xrm", "xterm*numColorRegisters: 256", "-geometry", "100x32+0+0", "-fa", FONT,
         "-fs", "8", "-e"],
        ["sixel", "auto"]),
    "mlterm": (
        ["mlterm", "--geometry=100x32+0+0", "--sb=false", "--fontsize=12", "--type=xft", "--im=none",
         f"--deffont={FONT}", "-e"],
        ["sixel", "iterm2", "auto"]),
}

SCENARIO = """\
app Pixels.app
unlock
schedule pixels {"identifier":"halves","content":{"title":"Half and half","body":"Both","attachments":[{"path":"Media/halves.png"}]},"trigger":null}
center
view halves
"""
INFO = """\
<?xml version="1.0"?><plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>com.example.pixels</string>
<key>CFBundleDisplayName</key><string>Pixels</string>
</dict></plist>
"""


def halves(width, height):
    """A PNG file: red to the left and below, blue to the right and above."""
    rows = bytearray()
    for y in range(height):
        red = y * width // height
        rows += b"\0" + b"\xe0\x10\x10" * red + b"\x10\x10\xe0" * (width - red)
    return png(width, height, bytes(rows))


def divisions(display):
    """Where red ends, for each row of pixels that has both red and blue."""
    blue, _, red = display.picture()
    line = display.line // 4
    ends = []
    for start in range(0, display.height * line, line):
        reds = [x for x in range(display.width) if red[start + x] > 150 and blue[start + x] < 90]
        blues = sum(1 for x in range(display.width) if blue[start + x] > 150 and red[start + x] < 90)
        if len(reds) > 8 and blues > 8:
            ends.append(reds[-1])
    return ends


def settled(display):
    """The divisions, once two looks are the same and there are any."""
    end, before = time.monotonic() + SECONDS, []
    while time.monotonic() < end:
        time.sleep(0.3)
        now = divisions(display)
        if len(now) > 50 and now == before:
            return now
        before = now
    return before


def painted(name, command, way, program, folder):
    words = [program, "--data", CHECKOUT, "open", os.path.join(folder, "halves.scenario"), f"--pictures={way}"]
    display = Display()
    process = None
    try:
        process = display.run([*command, *words], folder)
        ends = settled(display)
        with open(os.path.join(KEPT, f"picture-{name}-{way}.png"), "wb") as file:
            file.write(display.png())
        return ends
    finally:
        if process:
            process.terminate()
            process.wait()
        display.close()


def main():
    program = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else os.path.join(CHECKOUT, ".build/debug/coversheet"))
    os.makedirs(KEPT, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        media = os.path.join(folder, "Pixels.app", "Media")
        os.makedirs(media)
        with open(os.path.join(media, "halves.png"), "wb") as file:
            file.write(halves(400, 300))
        for path, text in (("Pixels.app/Info.plist", INFO), ("halves.scenario", SCENARIO)):
            with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
                file.write(text)
        for name, (command, ways) in TERMINALS.items():
            for way in ways:
                ends = painted(name, command, way, program, folder)
                if len(ends) < 100 or len(set(ends)) < 0.8 * len(ends):
                    sys.exit(f"pictures: {name} shows no pixels as {way}: {len(ends)} rows, {len(set(ends))} divisions;"
                             f" what it painted is in {KEPT}")
                print(f"{name}, {way}: {len(ends)} rows of pixels")
        # What cells look like, so that a picture of cells is not taken for one of pixels.
        cells = painted("kitty", TERMINALS["kitty"][0], "tiles", program, folder)
        if len(cells) < 100 or len(set(cells)) > 0.5 * len(cells):
            sys.exit(f"pictures: cells are not told from pixels: {len(cells)} rows, {len(set(cells))} divisions")


main()
