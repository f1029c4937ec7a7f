import Notifications

/// The apps of a folder of sources, each as a bundle that can be opened.
///
/// What notifications need is taken from the files as they are; what the project makes when it is built from what the
/// project says; what code registers from the code, as far as it stands there in literals. Nothing is guessed.
package struct ImportedTree {
  /// In the order of their folders.
  package let apps: [ImportedApp]
  /// Files of which no project says whose they are, and which app has them; in the order of their folders.
  package let notes: [Diagnostic]

  /// Looks through a folder.
  ///
  /// - Parameter path: A folder with a project, a package, or an app's sources.
  /// - Throws: A diagnostic where it is no folder, or nothing of an app is in it.
  package init(_ path: String) throws(Diagnostic) {
    _ = try Folder.entries(path)
    let root = FilePath(path).text
    let walk = SourceWalk(root)
    let declared = DeclaredTargets(root, walk)
    guard
      !declared.targets.isEmpty || !walk.wordFolders.isEmpty || !walk.payloadFiles.isEmpty
        || !declared.project.isEmpty
    else { throw Diagnostic(Place(path), .error, Self.nothing) }
    let assignment = SourceAssignment(root, declared.targets, walk, tests: declared.tests)
    apps = assignment.apps.map { ImportedApp($0, declared) }
    notes = assignment.unsaid
  }

  private static let nothing =
    "nothing of an app is in this folder: no Info.plist, project.pbxproj, project.yml, Project.swift, Package.swift, "
    + ".lproj, .xcstrings or .apns"
}
