import TerminalCore

/// A way in which terminals take pictures as pixels.
package enum PictureProtocol: String, CaseIterable, Sendable {
  /// Kitty's: a picture is sent once and placed by its number.
  case kitty
  /// DEC's: six rows of pixels a line, of at most 256 colors.
  case sixel
  /// iTerm2's: a file within the text.
  case iterm2
}

extension PictureWish {
  /// The protocol that is taken unasked; nil where the terminal decides or pixels are not wanted.
  var forced: PictureProtocol? {
    switch self {
    case .auto, .tiles: nil
    case .kitty: .kitty
    case .sixel: .sixel
    case .iterm2: .iterm2
    }
  }
}
