/// A box around an element, a row or column on each side.
struct Border: Hashable, Sendable {
  /// The color of its lines; the title has it, too.
  var role: Role
  /// Stands in the upper edge; empty for none.
  var title: String
  /// Whether its corners are round.
  var isRounded = false

  /// Columns of the upper edge that the title leaves: the corners, a blank on either side of it,
  /// and of the line so much that it is seen to be one.
  static let columnsBesideTitle = 6

  /// Columns of a box in whose edge the whole title stands; 0 where there is none.
  func columns(_ glyphs: Glyphs) -> Int {
    title.isEmpty ? 0 : title(glyphs).columns + Self.columnsBesideTitle
  }

  /// The title as these glyphs allow it.
  func title(_ glyphs: Glyphs) -> String { glyphs == .ascii ? title.inASCIITypography : title }
}
