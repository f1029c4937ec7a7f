import Notifications

/// Takes the lines out of the bytes that another program sends, however they come in pieces.
///
/// What is kept of a line that does not end is bounded by ``ProgramLine/byteLimit``.
package struct ProgramLines {
  private var lines = ByteLines(byteLimit: ProgramLine.byteLimit)

  /// Begins with nothing read.
  package init() {}

  /// Whether no bytes wait of which a line may be made.
  package var isEmpty: Bool { lines.isEmpty }

  /// Whether ``next(isEnded:)`` has something to take or to pass over.
  package func hasLine(isEnded: Bool) -> Bool { lines.hasLine(isEnded: isEnded) }

  /// Takes the bytes that came next.
  package mutating func append(_ bytes: some Sequence<UInt8>) { lines.append(bytes) }

  /// Forgets what came and made no line.
  package mutating func removeAll() { lines.removeAll() }

  /// Takes the first line.
  ///
  /// - Parameter isEnded: Whether nothing more comes; what has no line feed is a line then, too.
  /// - Returns: Nil where none is whole yet.
  package mutating func next(isEnded: Bool) -> ProgramLine? {
    lines.next(isEnded: isEnded).map(ProgramLine.init)
  }
}

extension ProgramLine {
  fileprivate init(_ line: ByteLines.Line) {
    switch line {
    case .whole(let bytes):
      self = String(validating: bytes, as: UTF8.self).map(Self.text) ?? .refused(Self.noText)
    case .tooLong: self = .refused(Self.tooLong)
    }
  }
}
