import Notifications

/// Bytes that a file has as hexadecimal digits, each with its place: frames as
/// `send --print` writes them.
///
/// Blanks and line feeds may stand anywhere but within a byte; `#` begins a
/// comment that ends with its line.
package struct HexadecimalFile: Sendable {
  /// Where it is.
  let path: String
  /// What the digits say.
  package private(set) var bytes: [UInt8] = []
  private var spots: [Spot] = []

  fileprivate struct Spot {
    /// From 1.
    var line: Int = 1
    /// Of the first digit, from 1.
    var column: Int = 1
  }

  /// Where a byte stands; behind the last one for an index that there is not.
  ///
  /// - Parameter index: From 0.
  package func place(ofByte index: Int) -> Place {
    let spot = spots.indices.contains(index) ? spots[index] : spots.last ?? Spot()
    return Place(path, line: spot.line, column: spot.column)
  }

  /// Reads a file.
  ///
  /// - Returns: Nil where something in it is no digit, or a byte has only one.
  /// - Throws: A diagnostic where the file cannot be read.
  package static func read(_ path: String) throws(Diagnostic) -> Reading<HexadecimalFile> {
    let source = try SourceFile.read(path)
    var file = HexadecimalFile(path: path)
    let mistake = file.read(TextEncoding.utf8(source.bytes) ?? source.bytes)
    return Reading(mistake == nil ? file : nil, [mistake].compactMap(\.self))
  }

  /// What is said of a file without a byte; nothing of others.
  package var emptiness: [Diagnostic] {
    guard bytes.isEmpty else { return [] }
    let message = "no bytes are in this file; they are written like 02 00 1f"
    return [Diagnostic(Place(path), .warning, message)]
  }

  private init(path: String) { self.path = path }

  private mutating func read(_ text: [UInt8]) -> Diagnostic? {
    var spot = Spot()
    var (high, isComment): (digit: UInt8?, Bool) = (nil, false)
    for character in text {
      defer { spot.advance(over: character) }
      if character == UInt8(ascii: "\n") { isComment = false }
      if character == UInt8(ascii: "#") { isComment = true }
      let isBlank = isComment || character.isJSONBlank
      let digit = isBlank ? nil : character.hexDigitValue
      if let digit, let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else if let digit {
        spots.append(spot)
        high = digit
      } else if high != nil || !isBlank {
        return mistake(at: spot, isHalf: high != nil)
      }
    }
    return high == nil ? nil : mistake(at: spot, isHalf: true)
  }

  private func mistake(at spot: Spot, isHalf: Bool) -> Diagnostic {
    let message =
      isHalf
      ? "a byte has two digits; here is one"
      : "this is no hexadecimal digit; write bytes such as 02 00 1f, and # before a comment"
    return Diagnostic(Place(path, line: spot.line, column: spot.column), .error, message)
  }
}

extension HexadecimalFile.Spot {
  fileprivate mutating func advance(over character: UInt8) {
    if character == UInt8(ascii: "\n") {
      self = .init(line: line + 1, column: 1)
    } else {
      column += 1
    }
  }
}
