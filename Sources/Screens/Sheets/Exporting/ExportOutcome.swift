/// What became of a picture that was to be written.
package enum ExportOutcome: Hashable, Sendable {
  /// It is in that file.
  case kept(path: String)
  /// A file of that name is there already.
  case isThere(path: String)
  /// It could not be written to that file, and why.
  case failed(path: String, reason: String)
}
