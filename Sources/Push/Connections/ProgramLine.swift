/// How long a line may be with which another program talks to the phone (formats.md §5).
package enum ProgramLine {
  /// In bytes of UTF-8, without the line feed: more than any payload, and bounded.
  package static let byteLimit = 1 << 20

  /// What is answered to a longer one, of which nothing is done.
  package static let tooLong =
    "this line is longer than \(byteLimit) bytes (1 MiB), and nothing of it was done; write a shorter one"
}
