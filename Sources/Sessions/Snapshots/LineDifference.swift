import Notifications
import TerminalCore

/// What differs between two texts, to be reviewed: unified lines, and below two that stand for each
/// other a row that marks the columns in which they differ.
struct LineDifference {
  /// Lines that begin with `@@` (a place in the new text), ` ` (the same), `-` (gone),
  /// `+` (new) or `?` (carets).
  private(set) var lines: [String] = []
  private let old: [String]
  private let new: [String]

  /// More lines than this are counted and not shown.
  static let most = 60

  init(_ old: String, _ new: String) {
    // With nothing in them that could drive a terminal.
    self.old = old.pictureRows.map(\.visibleLine)
    self.new = new.pictureRows.map(\.visibleLine)
    var (oldIndex, newIndex) = (0, 0)
    let (gone, added) = self.new.difference(from: self.old) { $0.isExactly($1) }.offsets
    var isInHunk = false
    while oldIndex < self.old.count || newIndex < self.new.count {
      let removed = run(gone, from: oldIndex, in: self.old.count)
      let inserted = run(added, from: newIndex, in: self.new.count)
      if removed.isEmpty, inserted.isEmpty {
        isInHunk = false
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        continue
      }
      if !isInHunk { beginHunk(at: newIndex) }
      isInHunk = true
      add(Array(self.old[removed]), Array(self.new[inserted]))
      (oldIndex, newIndex) = (removed.upperBound, inserted.upperBound)
    }
    leaveOutRest()
  }

  private mutating func leaveOutRest() {
    let rest = lines.count - Self.most
    if rest > 0 { lines = lines.prefix(Self.most) + ["… and \(rest.counted("more line"))"] }
  }

  private func run(_ changed: Set<Int>, from start: Int, in count: Int) -> Range<Int> {
    var end = start
    while end < count, changed.contains(end) { end += 1 }
    return start..<max(start, end)
  }

  // A line before it shows where one is.
  private mutating func beginHunk(at index: Int) {
    lines.append("@@ line \(index + 1) @@")
    if index > 0, index <= new.count { lines.append(" " + new[index - 1]) }
  }

  private mutating func add(_ removed: [String], _ inserted: [String]) {
    for index in 0..<max(removed.count, inserted.count) {
      let (left, right) = (removed.element(index), inserted.element(index))
      if let left { lines.append("-" + left) }
      if let right { lines.append("+" + right) }
      if let left, let right { lines.append("?" + left.carets(against: right)) }
    }
  }
}

extension [String] {
  fileprivate func element(_ index: Int) -> String? { indices.contains(index) ? self[index] : nil }
}

extension String {
  /// A caret below each column that differs.
  fileprivate func carets(against other: String) -> String {
    let (left, right) = (cells, other.cells)
    var row = ""
    for column in 0..<max(left.count, right.count) {
      let isThere = column < left.count && column < right.count
      row += isThere && left[column].isExactly(right[column]) ? " " : "^"
    }
    return row.droppingTrailingBlanks
  }

  /// A character for each column; nil for the second one of a wide character.
  private var cells: [String?] {
    flatMap { [String($0)] + [String?](repeating: nil, count: max(0, $0.columns - 1)) }
  }
}
