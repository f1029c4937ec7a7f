/// What one cell of a mosaic shows.
struct Tile: Hashable {
  /// A block element or a blank.
  var character: Character
  /// The color of the character; nil shows what lies beneath the picture.
  var foreground: Color?
  /// The color behind it; nil shows what lies beneath the picture.
  var background: Color?
}
