/// V17: a program that is not ours, and where it runs.
///
///     let program = ExternalProgram(["python3", "extension.py"], in: folder)
///
/// It is neither started nor looked for until a `ProgramLauncher` is given it.
package struct ExternalProgram: Equatable, Sendable {
  /// The program and its arguments; a program without a slash is looked for in `PATH`. Never given
  /// to a shell, so nothing in them needs quoting.
  package var words: [String]
  /// The folder in which it runs, that of its extension; relative words are relative to it.
  package var folder: String
  /// What it may use.
  var limits: ProgramLimits

  /// - Parameter folder: An absolute path.
  package init(_ words: [String], in folder: String, limits: ProgramLimits = ProgramLimits()) {
    (self.words, self.folder, self.limits) = (words, folder, limits)
  }
}
