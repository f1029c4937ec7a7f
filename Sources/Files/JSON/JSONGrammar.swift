/// How strictly JSON is read.
///
/// Both read the same values; they differ in what is said about them.
package enum JSONGrammar: Sendable {
  /// Payloads (B53): comments and trailing commas are read, and reported as Y1.
  case payload
  /// Our own files, which may have comments and trailing commas.
  case ours
}
