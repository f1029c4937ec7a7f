import TerminalCore

/// A rectangle of cells in which a part of a picture is to be seen as pixels.
struct PixelPiece: Hashable {
  /// The picture's number among those that were encoded.
  var id: Int
  /// The cells on the screen.
  var rect: Rect
  /// What of the picture is shown in them.
  var part: PixelRect
}
