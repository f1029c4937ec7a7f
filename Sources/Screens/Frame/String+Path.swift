import Notifications
import TerminalCore

extension String {
  /// What stands after the last slash of a path.
  var fileName: String { lastPathPart.map(String.init) ?? self }

  /// A path in so many columns: folders at its beginning give way, since its end names the file.
  ///
  /// Cut at slashes behind an ellipsis; where the name alone has no room beside that it stands by
  /// itself, and one that is wider still loses its middle.
  func shortenedPath(columns: Int, _ glyphs: Glyphs) -> String {
    if self.columns <= columns { return self }
    let tails = indices.filter { self[$0] == "/" }.map { glyphs.cut + self[$0...] }
    return tails.first { $0.columns <= columns }
      ?? fileName.shortenedMiddle(columns: columns, ellipsis: glyphs.cut)
  }
}
