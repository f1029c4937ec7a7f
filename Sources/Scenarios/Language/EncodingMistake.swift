import Notifications

/// What keeps bytes from being the text of a scenario.
package struct EncodingMistake {
  private let offset: Int
  private let message: String
  /// Whether nothing else can be read of the bytes.
  let isFatal: Bool

  /// Finds the first byte that is no UTF-8, or a zero byte; nil where all is well.
  ///
  /// - Complexity: Goes over the bytes twice at most.
  package init?(_ bytes: [UInt8]) {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let zero = bytes.firstIndex(of: 0)
    isFatal = isWide || zero != nil
    if isWide {
      offset = 0
      message = "this is UTF-16; save it as UTF-8"
    } else if let zero {
      offset = zero
      message = "this is no text: it has a zero byte"
    } else if let wrong = bytes.firstInvalidCharacter {
      offset = wrong
      message = "this byte is no UTF-8; save the file as UTF-8"
    } else {
      return nil
    }
  }

  /// The bytes as they are read on for other mistakes: with U+FFFD for what is no UTF-8, so that
  /// columns are counted as characters are; up to the first such byte they are the same.
  func mended(_ bytes: [UInt8]) -> [UInt8] {
    isFatal ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// The mistake as an error at its place in a file; line and column from 1, the column in
  /// characters.
  ///
  /// - Parameter bytes: Those that it was found in, mended or not.
  func diagnostic(_ bytes: [UInt8], _ path: String) -> Diagnostic {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    let line = before.count { $0 == .lineFeed } + 1
    let column = String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
    return Diagnostic(Place(path, line: line, column: column), .error, message)
  }
}
