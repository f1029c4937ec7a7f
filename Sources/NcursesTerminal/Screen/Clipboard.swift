import Encodings

/// What became of a copy.
package enum ClipboardOutcome: Equatable, Sendable {
  /// The terminal was told; whether it took it, it does not say.
  case sent
  /// This terminal would show the sequence as text.
  case unsupported
  /// It is longer than terminals take; the limit is in bytes of UTF-8.
  case tooLong(limit: Int)
}

/// The sequence that puts text into a terminal's clipboard.
enum Clipboard {
  /// What xterm, and most after it, take: 100,000 bytes of sequence.
  static let byteLimit = 74_994

  /// OSC 52 for a text, wrapped for what stands between.
  static func sequence(for text: [UInt8], through multiplexer: Multiplexer) -> [UInt8] {
    let plain = Array("\u{1b}]52;c;".utf8) + Base64.standard.letters(text) + [0x07]
    switch multiplexer {
    case .none: return plain
    // Which of the two tmux lets through is its user's choice
    // (`set-clipboard`, `allow-passthrough`).
    case .tmux: return plain + passthrough(plain)
    case .screen: return chunked(plain)
    }
  }

  private static func passthrough(_ bytes: [UInt8]) -> [UInt8] {
    let doubled = bytes.flatMap { $0 == 0x1b ? [0x1b, 0x1b] : [$0] }
    return Array("\u{1b}Ptmux;".utf8) + doubled + Array("\u{1b}\\".utf8)
  }

  // screen hands a string on whole, and takes no longer ones.
  private static func chunked(_ bytes: [UInt8]) -> [UInt8] {
    var chunks: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 240) {
      chunks += "\u{1b}P".utf8
      chunks += bytes[start..<min(start + 240, bytes.count)]
      chunks += "\u{1b}\\".utf8
    }
    return chunks
  }
}
