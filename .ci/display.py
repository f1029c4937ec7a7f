"""Displays without a screen, for terminals with windows."""

import mmap
import os
import struct
import subprocess
import tempfile
import zlib


def png(width, height, rows):
    """A PNG file of rows that begin with a zero byte, three bytes a pixel."""

    def part(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = part(b"IHDR", header) + part(b"IDAT", zlib.compress(rows, 6)) + part(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


class Display:
    """A display without a screen, whose memory is a file."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-noreset", "-nocursor", "-nolisten", "tcp"]
        self.process = subprocess.Popen(
            command + ["-fbdir", self.folder.name], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = ":" + told.readline().strip()
        with open(os.path.join(self.folder.name, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack(">25I", self.memory[:100])
        # As an X window dump says it: where pixels begin, how many, and how long a line of them is.
        self.start, self.width, self.height = header[0] + 12 * header[19], header[4], header[5]
        self.line = header[12]

    def picture(self):
        """Its blue, green and red; what stands in the fourth byte of a pixel nobody sees."""
        pixels = self.memory[self.start : self.start + self.line * self.height]
        return pixels[0::4], pixels[1::4], pixels[2::4]

    def png(self):
        blue, green, red = self.picture()
        rows, pixels = bytearray(), self.line // 4
        for start in range(0, self.height * pixels, pixels):
            colors = bytearray(3 * self.width)
            for channel, values in enumerate((red, green, blue)):
                colors[channel::3] = values[start : start + self.width]
            rows += b"\0" + colors
        return png(self.width, self.height, bytes(rows))

    def run(self, command, home):
        """Starts a program on it, without the configuration of whoever runs this."""
        environment = dict(
            os.environ, DISPLAY=self.name, LC_ALL="C.UTF-8", LIBGL_ALWAYS_SOFTWARE="1", HOME=home, XDG_CONFIG_HOME=home,
            XDG_STATE_HOME=home)
        environment.pop("WAYLAND_DISPLAY", None)
        return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def close(self):
        self.memory.close()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()
