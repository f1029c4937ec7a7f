/// What a program wrote about pictures, put into pixels again by other programs: PNG by Python,
/// sixel by libsixel's `sixel2png`.
package struct DecodedPictures {
  /// The bytes that the program wrote.
  package let output: [UInt8]

  package init(_ output: [UInt8]) { self.output = output }

  /// The sequences between two texts, without those.
  package func sequences(from start: String, to end: String) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var place = 0
    while let from = find(start, from: place), let last = find(end, from: from + start.utf8.count) {
      found.append(Array(output[from + start.utf8.count..<last]))
      place = last + end.utf8.count
    }
    return found
  }

  // Thousands of times are many where each byte is looked at by a slice.
  private func find(_ text: String, from place: Int) -> Int? {
    let wanted = Array(text.utf8)
    return output.withUnsafeBufferPointer { bytes -> Int? in
      for start in stride(from: place, through: bytes.count - wanted.count, by: 1)
      where bytes[start] == wanted[0] {
        if wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) { return start }
      }
      return nil
    }
  }

  /// Kitty's sequences, as keys and payload.
  package var kitty: [(keys: String, payload: String)] {
    sequences(from: "\u{1b}_G", to: "\u{1b}\\").map { bytes in
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: ";", maxSplits: 1)
      return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// The PNG files that were sent whole in kitty's protocol, in Base64.
  package var kittyFiles: [String] {
    var files: [String] = []
    var file = ""
    for (keys, payload) in kitty where !payload.isEmpty && !keys.contains("a=q") {
      file = keys.contains("a=t") ? payload : file + payload
      // Of one that is on its way, more pieces follow.
      if !keys.contains("m=1") { files.append(file) }
    }
    return files
  }

  /// The pixels of a PNG file in Base64, each as "R G B A", row by row,
  /// after a line with the extent.
  package static func pixels(png base64: String) throws -> [String] {
    let script = """
      import base64, struct, sys, zlib
      data = base64.b64decode(sys.stdin.read(), validate=True)
      assert data[:8] == b"\\x89PNG\\r\\n\\x1a\\n"
      place, packed = 8, b""
      while place < len(data):
          length, kind = struct.unpack(">I4s", data[place:place + 8])
          body = data[place + 8:place + 8 + length]
          assert zlib.crc32(kind + body) == struct.unpack(">I", data[place + 8 + length:place + 12 + length])[0]
          if kind == b"IHDR": width, height, depth, color = struct.unpack(">IIBB", body[:10])
          if kind == b"IDAT": packed += body
          place += 12 + length
      assert depth == 8 and color in (2, 6), (depth, color)
      count = 4 if color == 6 else 3
      raw, line, rows = zlib.decompress(packed), width * count, []
      before = bytes(line)
      for row in range(height):
          start = row * (line + 1)
          kind, now = raw[start], bytearray(raw[start + 1:start + 1 + line])
          for i in range(line):
              a = now[i - count] if i >= count else 0
              b, c = before[i], before[i - count] if i >= count else 0
              p = a + b - c
              near = min((a, b, c), key=lambda v: abs(p - v))
              now[i] = (now[i] + (0, a, b, (a + b) // 2, near)[kind]) & 255
          rows.append(bytes(now)); before = bytes(now)
      print(width, height)
      for row in rows:
          for i in range(0, line, count):
              print(*row[i:i + count], *([255] if count == 3 else []))
      """
    return try python(script, [], input: base64).split(separator: "\n").map(String.init)
  }

  /// The pixels of a sixel sequence's inside, as `pixels(png:)`.
  package static func pixels(sixel bytes: [UInt8]) throws -> [String] {
    let folder = try ScratchFolder()
    let whole = Array("\u{1b}P".utf8) + bytes + Array("\u{1b}\\".utf8)
    try folder.write(whole, to: "picture.six")
    let script = """
      import base64, subprocess, sys
      subprocess.run(["sixel2png", "-i", sys.argv[1], "-o", sys.argv[1] + ".png"], check=True)
      print(base64.b64encode(open(sys.argv[1] + ".png", "rb").read()).decode())
      """
    let png = try python(script, [folder("picture.six")], input: "")
    return try pixels(png: png.filter { !$0.isWhitespace })
  }

  private static func python(
    _ script: String, _ arguments: [String], input: String
  ) throws -> String {
    let outcome = try Program.run(
      ["-c", script] + arguments, of: "/usr/bin/python3", in: "/", input: input,
      environment: ["PATH=/usr/bin:/bin"])
    guard outcome.status == .exited(0) else { throw PictureMistake(words: outcome.errors) }
    return outcome.output
  }

  /// What a decoder said of bytes that are no picture.
  private struct PictureMistake: Error {
    let words: String
  }
}
