#!/usr/bin/env python3
"""Takes more memory until there is none."""
rooms = []
while True:
    rooms.append(bytearray(16 << 20))
