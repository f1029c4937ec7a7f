import Notifications

/// What keeps bytes from being a text in UTF-8, such as that of a scenario.
package struct EncodingMistake {
  private let offset: Int
  private let message: String
  /// Whether nothing else can be read of the bytes.
  package let isFatal: Bool

  /// Finds the first byte that is no UTF-8, or a zero byte; nil where all is well.
  ///
  /// - Complexity: Goes over the bytes twice at most.
  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      self.init(0, "this is UTF-16; save it as UTF-8", isFatal: true)
    } else if let zero = bytes.firstIndex(of: 0) {
      self.init(zero, "this is no text: it has a zero byte", isFatal: true)
    } else {
      self.init(decoded: bytes)
    }
  }

  /// Finds the first byte that is no UTF-8; nil where there is none.
  ///
  /// - Parameter text: As `TextEncoding.utf8(_:)` gives it, which mends what is wrong in UTF-16.
  package init?(decoded text: [UInt8]) {
    guard let wrong = text.firstInvalidCharacter else { return nil }
    self.init(wrong, "this byte is no UTF-8; save the file as UTF-8", isFatal: false)
  }

  private init(_ offset: Int, _ message: String, isFatal: Bool) {
    (self.offset, self.message, self.isFatal) = (offset, message, isFatal)
  }

  /// The bytes as they are read on for other mistakes: with U+FFFD for what is no UTF-8, so that
  /// columns are counted as characters are; up to the first such byte they are the same.
  package func mended(_ bytes: [UInt8]) -> [UInt8] {
    isFatal ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// The mistake as an error at its place in a file; line and column from 1, the column in
  /// characters.
  ///
  /// - Parameter bytes: Those that it was found in, mended or not.
  package func diagnostic(_ bytes: [UInt8], _ path: String) -> Diagnostic {
    var lines = LineIndex(bytes, path: path)
    return Diagnostic(lines.place(offset), .error, message)
  }
}
