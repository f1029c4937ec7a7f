/// Whether the program of an extension may run (V17): the person's to say, once
/// for each program as it is.
package struct ProgramQuestion: Hashable, Sendable {
  /// The extension's name.
  package var name: String
  /// The app's.
  package var app: String
  /// The program and its arguments, as they stand in the extension's file.
  package var command: String
  /// The folder in which it would run.
  package var folder: String
  /// What was in its files when it was asked about.
  package var fingerprint: String

  package init(name: String, app: String, command: String, folder: String, fingerprint: String) {
    (self.name, self.app, self.command) = (name, app, command)
    (self.folder, self.fingerprint) = (folder, fingerprint)
  }
}
