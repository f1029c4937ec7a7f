import TerminalCore

extension Marks {
  /// Which columns of a table are seen, and arrows to those on either side: `columns 6-10 of 12 ‹›`.
  ///
  /// - Parameters:
  ///   - words: Which are seen, of how many; a click on them goes on, at the end back.
  ///   - before: What a click on the arrow selects; nil where nothing is before what is seen.
  ///   - after: The same of what is behind it.
  func page(_ words: String, _ before: Spot?, _ after: Spot?) -> Part {
    .horizontal([
      Part.text("\(words) ", .accent).identified(after ?? before),
      before.map { Part.text(leading, .accent).identified($0) },
      after.map { Part.text(trailing, .accent).identified($0) },
    ])
  }
}
