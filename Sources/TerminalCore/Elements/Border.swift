/// A box around an element, a row or column on each side.
struct Border: Hashable, Sendable {
  /// The color of its lines; the title has it, too.
  var role: Role
  /// Stands in the upper edge; empty for none.
  var title: String
  /// Whether its corners are round.
  var isRounded = false

  /// The title as these glyphs allow it.
  func title(_ glyphs: Glyphs) -> String { glyphs == .ascii ? title.inASCIITypography : title }
}
