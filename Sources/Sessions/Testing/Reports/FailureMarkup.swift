import Encodings

/// Lines of a complaint as a page has them.
enum FailureMarkup {
  /// A line; what differs between expected and actual is marked.
  static func line(_ line: String, of failure: TestFailure?) -> String {
    guard let pieces = FailureText.pieces(of: line, for: failure) else { return line.markup }
    return pieces.before.escapedForMarkup + "<mark>\(pieces.differing.escapedForMarkup)</mark>"
      + pieces.after.escapedForMarkup
  }
}
