/// How strictly JSON is read.
///
/// All read the same values; they differ in what is said about them.
package enum JSONGrammar: Sendable {
  /// Payloads (B53): comments and trailing commas are read, and reported as Y1.
  case payload
  /// Other files that Apple's readers have to take, such as string catalogs: they allow what payloads
  /// do, and are told of it as payloads are.
  case others
  /// Our own files, which may have comments and trailing commas.
  case ours
}
