import Encodings

/// A part of a frame that leads somewhere when the terminal is asked to follow it (OSC 8). What it
/// leads to can be read on the screen too: not every terminal knows links.
package struct Link: Hashable, Sendable {
  /// The cells.
  package var rect: Rect
  /// Where it leads: a URL, percent-encoded.
  package var target: String

  package init(_ rect: Rect, to target: String) {
    (self.rect, self.target) = (rect, target)
  }

  /// The URL of a file.
  ///
  /// The path is taken as it is: `..` and symbolic links stay in it.
  ///
  /// - Parameters:
  ///   - path: The path as it was given.
  ///   - folder: The absolute path of the folder that a relative one is in.
  /// - Returns: `file://` without a host, with all bytes but those of plain paths percent-encoded.
  package static func file(_ path: String, in folder: String) -> String {
    // By its bytes: a mark after the slash makes one character of both.
    let whole = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
    // It leaves nothing that could end the sequence.
    return "file://" + whole.percentEncoded
  }
}
