#!/usr/bin/env python3
"""Sends pushes over the binary interface of old, and sends again what an error dropped.

    coversheet serve --plaintext --binary=127.0.0.1:2195 --feedback=127.0.0.1:2196 Messages.app
    python3 push_binary.py --plaintext 127.0.0.1:2195 TOKEN one.apns two.apns
    python3 push_binary.py --plaintext --feedback 127.0.0.1:2196

Without --plaintext it speaks TLS and trusts the authority that --cafile names (“coversheet serve” says
where it is). Only the standard library is needed.
"""
import argparse
import socket
import ssl
import struct


def connect(arguments):
    host, port = arguments.address.rsplit(":", 1)
    plain = socket.create_connection((host, int(port)), timeout=10)
    if arguments.plaintext:
        return plain
    return ssl.create_default_context(cafile=arguments.cafile).wrap_socket(
        plain, server_hostname="localhost")


def frame(identifier, token, payload):
    """Command 2: items, each with its number and length."""
    items = [(1, token), (2, payload), (3, struct.pack(">I", identifier)), (5, b"\x0a")]
    data = b"".join(struct.pack(">BH", number, len(item)) + item for number, item in items)
    return struct.pack(">BI", 2, len(data)) + data


def error(connection, seconds):
    """What the service said is wrong: status and identifier; None while it says nothing."""
    # What can be read need not be for us: TLS says things of its own.
    connection.settimeout(seconds)
    try:
        data = connection.recv(6)
    except TimeoutError:
        return None
    if len(data) < 6:
        return None
    _, status, identifier = struct.unpack(">BBI", data)
    return status, identifier


def send(arguments):
    token = bytes.fromhex(arguments.words[0])
    pushes = {}
    for number, path in enumerate(arguments.words[1:], 1):
        with open(path, "rb") as file:
            pushes[number] = file.read()
    while pushes:
        with connect(arguments) as connection:
            for number, payload in pushes.items():
                connection.sendall(frame(number, token, payload))
            # Success is silent.
            failed = error(connection, arguments.patience)
        if failed is None:
            print("sent", *pushes)
            return
        status, identifier = failed
        print("refused", identifier, "with status", status)
        # Everything behind the push that failed was dropped. 10 names the last one that was taken.
        pushes = {number: push for number, push in pushes.items() if number > identifier}
        if status == 8 and not pushes:
            return


def read_feedback(arguments):
    data = b""
    with connect(arguments) as connection:
        while piece := connection.recv(4096):
            data += piece
    while data:
        timestamp, length = struct.unpack(">IH", data[:6])
        print(timestamp, data[6:6 + length].hex())
        data = data[6 + length:]


parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--plaintext", action="store_true")
parser.add_argument("--cafile")
parser.add_argument("--patience", type=float, default=1, help="seconds to wait for an error")
parser.add_argument("--feedback", action="store_true", help="read which tokens' apps are gone")
parser.add_argument("address")
parser.add_argument("words", nargs="*", metavar="TOKEN PAYLOAD…")
parsed = parser.parse_args()
(read_feedback if parsed.feedback else send)(parsed)
