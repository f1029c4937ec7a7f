/// A line with which another program talks to the phone (formats.md §5).
package enum ProgramLine: Equatable, Sendable {
  /// Without its line feed.
  case text(String)
  /// Nothing of it is done, for the reason that is given.
  case refused(String)

  /// How long one may be, in bytes of UTF-8 without the line feed: more than
  /// any payload, and bounded.
  package static let byteLimit = 1 << 20

  /// What is answered to a longer one, of which nothing is done.
  package static let tooLong =
    "this line is longer than \(byteLimit) bytes (1 MiB), and nothing of it was done; write a shorter one"

  static let noText = "this line is no UTF-8, and nothing of it was done; send it as UTF-8"
}
