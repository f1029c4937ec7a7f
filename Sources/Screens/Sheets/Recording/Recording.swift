/// That what the person does is to become a scenario: begun, and not kept yet.
///
/// The session holds what happens; the recording only says that it is to be kept.
package struct Recording: Hashable, Sendable {
  /// Where it is to be kept; empty until a name was typed.
  package let path: String
  /// Whether the program is left once it is kept.
  var isLast = false

  /// Begins one.
  package init(path: String = "") { self.path = path }
}

/// What became of a recording that was to be kept.
package enum RecordingOutcome: Hashable, Sendable {
  /// It is in that file, in so many lines, with so many pictures beside it.
  case kept(path: String, lines: Int, pictures: Int = 0)
  /// Something stands against writing it there unasked: a file of that name is there already.
  case isThere(path: String, FileObstacle = .file)
  /// It could not be written to that file, and why.
  case failed(path: String, reason: String)
}
