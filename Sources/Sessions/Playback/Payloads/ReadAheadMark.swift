/// What there is to know of a payload that was read before it was its turn, beside what it says.
struct ReadAheadMark: Sendable {
  /// How many bytes of the file end with it.
  var bytesRead = 0
  /// What rules found in it; nil where none were asked.
  var findings: ReadAheadLint.Findings?
}
