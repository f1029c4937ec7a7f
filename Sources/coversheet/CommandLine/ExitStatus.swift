/// How a command ended, from the best to the worst.
enum ExitStatus: Int32, Comparable, Sendable {
  case done = 0
  /// A check, an expectation or a file's content failed.
  case failed = 1
  /// Usage, unreadable or invalid input, no terminal.
  case unusable = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
