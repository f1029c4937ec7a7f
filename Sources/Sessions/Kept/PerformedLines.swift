/// What a journal needs of what was performed.
package struct PerformedLines: Sendable {
  /// The line of each command, in order.
  package private(set) var lines: [String] = []
  /// Whether something was taken back or done again: what came before it is not
  /// behind it alone any more.
  private(set) var isRewound = false
  /// Whether the lines do not tell all of it: then the whole session is to be written anew.
  private(set) var isUntold = false

  package init(_ lines: [String] = []) { self.lines = lines }

  /// Whether there is nothing to write.
  var isEmpty: Bool { lines.isEmpty && !isRewound }

  /// Adds a line; nil is none.
  mutating func append(_ line: String?) { lines += [line].compactMap(\.self) }

  /// Adds what was taken back, or done again.
  mutating func append(_ rewind: Rewind) {
    isRewound = true
    isUntold = isUntold || rewind.isUntold
    append(rewind.line)
  }

  /// Whether a line does again what a journal does not tell to be taken back.
  ///
  /// - Parameter undoCount: How many of the journal's lines take something back.
  func redoes(beyond undoCount: Int) -> Bool {
    var count = undoCount
    for line in lines where isRewound {
      if line == "undo" { count += 1 }
      if line == "redo" { count -= 1 }
      if count < 0 { return true }
    }
    return false
  }
}
