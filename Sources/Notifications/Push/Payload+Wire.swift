extension Payload {
  /// The payload as a device gets it from a server: what is not strict JSON says
  /// nothing to it (B24, B53), and is kept as it came.
  package var onTheWire: Payload {
    if isStrict { return self }
    var received = Payload(content: nil, source: source)
    received.isStrict = false
    return received
  }

  /// A payload for bytes that are no JSON, which a device drops (B24).
  ///
  /// They stand in an object of as many bytes, so that a line can be written for
  /// it whose push is as large.
  package static func unreadable(_ bytes: ArraySlice<UInt8>, at place: Place) -> Payload {
    let (head, tail) = ("{\"unreadable\":", "}")
    let room = bytes.count - head.utf8.count - tail.utf8.count
    var text = String(decoding: bytes, as: UTF8.self)
    var quoted = JSONText.compact(.string(text))
    while quoted.utf8.count > max(room, 2) {
      // A character may be six bytes with its escape, so half of what is
      // too much is never too much.
      text = String(text.dropLast(max(1, (quoted.utf8.count - room) / 6)))
      quoted = JSONText.compact(.string(text))
    }
    let blanks = String(repeating: " ", count: max(0, room - quoted.utf8.count))
    let source = SourceText(Array((head + quoted + blanks + tail).utf8)[...], at: place)
    return Payload(content: nil, source: source)
  }
}
