import Programs

/// Where the person works: what paths mean there, what files are edited
/// with, where things are kept.
struct Workplace {
  /// Where copies and recordings go that their own place does not take; nil for nowhere.
  let stateFolder: String?
  /// What files are edited with; nil where none is set.
  let editor: Editor?
  /// The absolute path that relative paths begin in.
  let folder: String
  /// The home folder, for paths that begin with a tilde; nil where none is known.
  let home: String?
  /// Starts what draws PNG files; nil where no program can be started.
  let launcher: ProgramLauncher?

  /// - Throws: Where an option that it depends on makes no sense.
  init(_ invocation: Invocation) throws {
    let environment = invocation.environment
    (stateFolder, editor) = (environment.stateFolder, Editor(environment))
    (folder, home) = (environment.workingDirectory, environment["HOME"])
    launcher = try invocation.locations().programs.launcher
  }
}
