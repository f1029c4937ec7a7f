/// Which way the person wants pictures to be shown.
package enum PictureWish: String, CaseIterable, Sendable {
  /// As pixels where the terminal says that it can.
  case auto
  /// As colored cells.
  case tiles
  /// As pixels in kitty's protocol, in sixel, or as iTerm2's inline images, unasked.
  case kitty, sixel, iterm2
}
