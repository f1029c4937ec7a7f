import Programs

/// What our executable does for itself in processes of its own; not for people to type.
enum HiddenCommand {
  /// Does what the first argument says; nil where that is none of these.
  ///
  /// - Returns: The exit status of the process.
  static func run(_ words: [String]) -> Int32? {
    guard let name = words.first else { return nil }
    let rest = Array(words.dropFirst())
    switch name {
    case ProgramSupervisor.command: return ProgramSupervisor(rest)?.run() ?? unusable
    case PictureDecoding.command: return PictureDecoding(rest)?.run() ?? unusable
    default: return nil
    }
  }

  private static let unusable = ExitStatus.unusable.rawValue
}
