/// How strictly JSON is read.
package enum JSONGrammar: Sendable {
  /// Payloads (B53): comments and trailing commas are read, and reported as Y1.
  case payload
  /// Our own files, which may have comments and trailing commas.
  case ours
}
