/// Text of an element: runs, and how they are set.
package struct StyledText: Hashable, Sendable {
  /// Stretches of one style, in logical order (L34).
  package var runs: [TextRun]
  /// At most this many rows, the last of them cut with "…". Nil for as many as it takes.
  var maximumRows: Int?
  /// On which side each line stands where it is shorter than its room.
  var alignment: Alignment
  /// The column at which the cursor blinks, counted from the text's start, in its first row.
  var cursor: Int?

  package init(
    _ runs: [TextRun], maximumRows: Int? = nil, alignment: Alignment = .leading
  ) {
    self.runs = maximumRows.map { Self.cut(runs, rows: $0) } ?? runs
    (self.maximumRows, self.alignment) = (maximumRows, alignment)
  }

  // What cannot be seen in so many rows of the widest screen is not gone through for each frame.
  private static func cut(_ runs: [TextRun], rows: Int) -> [TextRun] {
    let most = max(1, rows) * mostColumns
    guard runs.contains(where: { $0.text.utf8.count > most }) else { return runs }
    return runs.map { $0.text.utf8.count > most ? $0.with(String($0.text.prefix(most))) : $0 }
  }

  private static let mostColumns = 8192

  /// The columns that its longest line takes unwrapped.
  var columns: Int {
    if !hasLineBreaks { return runs.reduce(0) { $0 + $1.columns } }
    let words = runs.map(\.text).joined()
    if maximumRows == 1 { return words.map { $0 == "\n" ? 1 : $0.columns }.reduce(0, +) }
    return words.split(separator: "\n").map { String($0).columns }.max() ?? 0
  }

  /// Whether a run holds a line break.
  var hasLineBreaks: Bool { runs.contains { !$0.isOneLine } }
}

/// Where something stands that is narrower than its place.
package enum Alignment: Hashable, Sendable {
  case leading, center, trailing

  /// How far it is moved from the leading edge.
  func offset(_ columns: Int, in place: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, (place - columns) / 2)
    case .trailing: max(0, place - columns)
    }
  }
}
