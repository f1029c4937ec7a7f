/// What a journal needs of what was performed.
package struct PerformedLines: Sendable {
  /// The line of each command, in order.
  package private(set) var lines: [String] = []
  /// Whether something was taken back or done again: then the whole session is to be written anew.
  var isRewound = false

  init(_ lines: [String] = []) { self.lines = lines }

  /// Whether there is nothing to write.
  var isEmpty: Bool { lines.isEmpty && !isRewound }

  /// Adds a line; nil is none.
  mutating func append(_ line: String?) { lines += [line].compactMap(\.self) }
}
