/// What a journal needs of what was performed.
package struct PerformedLines: Sendable {
  /// The line of each command, in order.
  package private(set) var lines: [String]
  /// Whether something was taken back or done again: then the whole session is to be written anew.
  package var isRewound = false

  init(_ lines: [String]) { self.lines = lines }

  /// A whole session, in which something was taken back or done again.
  init(anew lines: [String]) {
    self.lines = lines
    isRewound = true
  }

  /// How many lines there are.
  var count: Int { lines.count }

  /// Adds a line; nil is none.
  mutating func append(_ line: String?) { lines += [line].compactMap(\.self) }
}
