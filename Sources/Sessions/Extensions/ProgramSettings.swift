import Files
import Programs

/// Whether and how programs of extensions run (V17).
package struct ProgramSettings: Sendable {
  /// Starts them; nil where none can be started.
  package var launcher: ProgramLauncher?
  /// Whether all may run (`--allow-programs`).
  package var allowsAll = false
  /// What the person allowed one by one.
  package var consent = ProgramConsent(nil)

  /// Whether there is a person to ask whether a program may run.
  package var asksPerson = false

  package init() {}

  /// Why a program may not run; nil where it may.
  func obstacle(to program: ExternalProgram) -> String? {
    if launcher == nil { return "programs cannot be started here" }
    if allowsAll { return nil }
    let folder = Folder.whole(program.folder).text
    if consent.isAllowed(folder, hash: program.fingerprint) { return nil }
    return "it may not run; --allow-programs lets it"
  }
}
