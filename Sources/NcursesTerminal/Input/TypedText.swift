import Encodings

/// The bytes of text that was typed, until they are characters.
struct TypedText {
  private var bytes: [UInt8] = []

  /// Takes in the next byte; no control character.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Gives the text so far out, each character as a reader counts it; nothing of it is left.
  ///
  /// - Parameter keepsIncomplete: Whether what begins a character at the end
  ///   waits for the rest of it.
  mutating func finish(keepsIncomplete: Bool) -> String {
    guard !bytes.isEmpty else { return "" }
    let kept = keepsIncomplete ? incompleteTail : 0
    let whole = String(decoding: bytes.dropLast(kept), as: UTF8.self)
    bytes.removeFirst(bytes.count - kept)
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: whole.unicodeScalars.filter(Self.isTyped))
    return String(scalars)
  }

  // How many bytes at the end begin a character that is not complete.
  private var incompleteTail: Int {
    for (distance, byte) in bytes.reversed().prefix(3).enumerated() where byte >= 0xc0 {
      return byte.scalarLength > distance + 1 ? distance + 1 : 0
    }
    return 0
  }

  /// Whether it is a key: U+FFFD is what broken bytes become, and a control character of
  /// two bytes is none either.
  static func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\u{fffd}" && !scalar.isControl
  }
}
