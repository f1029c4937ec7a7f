/// What became of a picture that was to be written.
package enum ExportOutcome: Hashable, Sendable {
  /// It is in that file.
  case kept(path: String)
  /// Something stands against writing it there unasked: a file of that name is there already.
  case isThere(path: String, FileObstacle = .file)
  /// It could not be written to that file, and why.
  case failed(path: String, reason: String)
}
