import Encodings
import TerminalCore

/// iTerm2's inline images: a file within the text, stretched to cells.
enum InlinePicture {
  /// Shows a PNG file where the cursor is, which is then at its end.
  ///
  /// - Parameter size: What it is stretched to, in cells.
  static func sequence(_ png: [UInt8], size: Size) -> [UInt8] {
    let keys =
      "inline=1;size=\(png.count);width=\(size.columns);height=\(size.rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1"
    return Array("\u{1b}]1337;File=\(keys):".utf8) + Base64.standard.letters(png) + [0x07]
  }
}
