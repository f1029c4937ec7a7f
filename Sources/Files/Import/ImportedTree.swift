import Notifications

/// The apps of a folder of sources, each as a bundle that can be opened.
///
/// What notifications need is taken from the files as they are; what the project makes when it is built from what the
/// project says; what code registers from the code, as far as it stands there in literals. Nothing is guessed.
package struct ImportedTree {
  /// The folder.
  package let path: String
  /// In the order of their folders.
  package let apps: [ImportedApp]
  /// What was not looked at since it leads out of the folder, and files of which no project says whose they are, with the
  /// apps that have them; in the order of their folders.
  package let notes: [Diagnostic]

  /// Looks through a folder.
  ///
  /// - Parameter path: A folder with a project, a package, or an app's sources.
  /// - Throws: A diagnostic where it is no folder, nothing of an app is in it, or a project cannot be read, or names what
  ///   is no file in it.
  package init(_ path: String) throws(Diagnostic) {
    _ = try Folder.entries(path)
    self.path = path
    let root = FilePath(path).text
    let walk = SourceWalk(root)
    let declared = DeclaredTargets(root, walk)
    let isSomething =
      !declared.targets.isEmpty || !walk.wordFolders.isEmpty || !walk.payloadFiles.isEmpty
      || declared.project.contains { $0.kind != .other }
    guard isSomething, declared.diagnostics.allSatisfy({ $0.severity < .error }) else {
      throw declared.diagnostics.first ?? Diagnostic(Place(path), .error, Self.nothing)
    }
    let assignment = SourceAssignment(root, declared.targets, walk, tests: declared.tests)
    apps = assignment.apps.map { ImportedApp($0, declared) }
    for app in apps { try app.checkName() }
    notes = walk.diagnostics + assignment.unsaid
  }

  private static let nothing =
    "nothing of an app is in this folder: no Info.plist, project.pbxproj, project.yml, Project.swift, Package.swift, "
    + ".lproj, .xcstrings or .apns"
}
