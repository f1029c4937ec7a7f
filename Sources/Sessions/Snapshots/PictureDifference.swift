import Notifications
import Scenarios

/// A screen that is not the picture that was kept of it, or of which none can be had.
package struct PictureDifference: Hashable, Sendable {
  /// The snapshot's name.
  package let name: String
  /// The screen as it is now, as the picture is written.
  package let drawn: String
  /// The picture that was kept, with empty rows that its file lacks at its end; nil where there is
  /// none to compare with.
  package let kept: String?
  /// Where and what, in one line.
  package let diagnostic: Diagnostic
  /// What differs, a line each; empty where there is nothing to compare with.
  package let lines: [String]

  /// Compares a screen with the picture that is kept at a path; nil where they are the same.
  package init?(_ drawn: String, with path: String, for request: SnapshotRequest) {
    self.drawn = drawn
    name = request.name
    let picture = KeptPicture(path)
    if picture.isSame(as: drawn) { return nil }
    let complaint: String
    switch picture {
    case .missing:
      kept = nil
      complaint = "the picture \(path) is missing; --update-snapshots draws it"
      lines = []
    case .unusable(let why):
      kept = nil
      complaint = "the picture \(path) cannot be compared: \(why)"
      lines = []
    case .text(let file):
      let text = file.withLastRows(of: drawn)
      kept = text
      let (keptSize, size) = (text.pictureRows.count, drawn.pictureRows.count)
      complaint =
        keptSize != size && request.hasRows
        ? "the picture \(path) has another size: \(keptSize) rows, and the screen \(size);"
          + " --update-snapshots draws it anew"
        : "the screen is not the picture \(path) any more; line"
          + " \(text.firstDifferentLine(from: drawn)) differs first"
      lines = LineDifference(text, drawn).lines
    }
    diagnostic = Diagnostic(request.place, .error, complaint)
  }
}

extension PictureDifference {
  /// What differs between two texts, a line each.
  package static func lines(_ kept: String, _ drawn: String) -> [String] {
    LineDifference(kept, drawn).lines
  }
}

extension SnapshotRequest {
  /// Whether a row of the screen is a line of its file.
  fileprivate var hasRows: Bool { format == nil || format == "text" || format == "ansi" }
}

extension String {
  /// The number of the first line in which two texts differ, from 1.
  fileprivate func firstDifferentLine(from other: String) -> Int {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, others).prefix { $0.utf8.elementsEqual($1.utf8) }.count + 1
  }
}
