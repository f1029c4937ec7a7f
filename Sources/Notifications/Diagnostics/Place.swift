/// A place in a file: where a complaint points and where a text came from. Two paths are one where
/// their bytes are.
package struct Place: Hashable, Sendable {
  /// The path as it was given, never made absolute.
  package var path: String
  /// The line, from 1.
  package var line: Int32
  /// The column in characters, from 1.
  package var column: Int32

  /// Makes a place; a complaint about a whole file is at `1:1`.
  package init(_ path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }
}

extension Place {
  package static func == (left: Place, right: Place) -> Bool {
    left.line == right.line && left.column == right.column && left.path.isExactly(right.path)
  }

  package func hash(into hasher: inout Hasher) {
    path.hashExactly(into: &hasher)
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension Place: CustomStringConvertible {
  /// `path:line:column`.
  package var description: String { "\(path):\(line):\(column)" }
}

extension Place: Comparable {
  /// Orders by the bytes of the path, then line, then column.
  package static func < (left: Place, right: Place) -> Bool {
    left.path.isExactly(right.path)
      ? (left.line, left.column) < (right.line, right.column)
      : left.path.precedesExactly(right.path)
  }
}
