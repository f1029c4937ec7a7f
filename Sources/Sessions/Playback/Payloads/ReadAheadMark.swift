import Files
import Notifications

/// A payload of a file of lines that was read before it was its turn.
struct ReadAheadPayload: Sendable {
  /// The line, with what is wrong with it.
  let line: PayloadLine
  /// How many bytes of the file end with it.
  let bytesRead: Int
  /// What rules found in it; nil where none were asked.
  let findings: ReadAheadLint.Findings?
}
