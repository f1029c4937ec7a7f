import Files
import Glibc
import Notifications
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
    if consent.isAllowed(Self.absolute(program.folder), hash: program.fingerprint) { return nil }
    return "it may not run; --allow-programs lets it"
  }

  /// A path as consent knows it.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
