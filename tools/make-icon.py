#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes resources/icons/rigwright.ico, for programs on Windows, from the PNGs beside it.

Up to 128 pixels as bitmaps, which everything that reads icons knows; 256 as PNG, as Windows has it since Vista.
"""
import struct
import zlib
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "resources" / "icons"
SIZES = (16, 24, 32, 48, 128, 256)


def paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def rows_of(png: bytes, size: int) -> list[bytes]:
    """The RGBA rows of a PNG of eight bits a channel that is not interlaced."""
    packed, kind, at = b"", None, 8
    while at < len(png):
        length, name = struct.unpack_from(">I4s", png, at)
        data = png[at + 8 : at + 8 + length]
        if name == b"IHDR":
            kind = struct.unpack(">IIBBBBB", data)
        elif name == b"IDAT":
            packed += data
        at += 12 + length
    if kind != (size, size, 8, 6, 0, 0, 0):
        raise SystemExit(f"The picture of {size} pixels is no plain RGBA: {kind}.")
    bytes_in = zlib.decompress(packed)
    rows, above = [], bytes(size * 4)
    for y in range(size):
        start = y * (size * 4 + 1)
        filtering, row = bytes_in[start], bytearray(bytes_in[start + 1 : start + 1 + size * 4])
        for x in range(size * 4):
            left, corner = (row[x - 4], above[x - 4]) if x >= 4 else (0, 0)
            row[x] = (row[x] + (0, left, above[x], (left + above[x]) // 2, paeth(left, above[x], corner))[filtering]) & 255
        rows.append(bytes(row))
        above = rows[-1]
    return rows


def bitmap(png: bytes, size: int) -> bytes:
    header = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, size * size * 4, 0, 0, 0, 0)
    colours, mask = b"", b""
    for row in reversed(rows_of(png, size)):
        pixels = [row[x : x + 4] for x in range(0, len(row), 4)]
        colours += b"".join(bytes((p[2], p[1], p[0], p[3])) for p in pixels)
        bits = 0
        width = (size + 31) // 32 * 32
        for pixel in pixels:
            bits = bits << 1 | (pixel[3] == 0)
        mask += (bits << (width - size)).to_bytes(width // 8, "big")
    return header + colours + mask


images = []
for size in SIZES:
    png = (ICONS / f"rigwright-{size}.png").read_bytes()
    images.append((size, png if size == 256 else bitmap(png, size)))
out = struct.pack("<HHH", 0, 1, len(images))
place = len(out) + 16 * len(images)
for size, data in images:
    out += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
    place += len(data)
(ICONS / "rigwright.ico").write_bytes(out + b"".join(data for _, data in images))
