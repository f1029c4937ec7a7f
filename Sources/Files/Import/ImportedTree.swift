import Notifications

/// The apps of a folder of sources, each as a bundle that can be opened.
///
/// What notifications need is taken from the files as they are; what the project makes when it is
/// built from what the project says; what code registers from the code, as far as it stands there
/// in literals. Nothing is guessed.
package struct ImportedTree {
  /// The folder.
  package let path: String
  /// In the order of their folders.
  package let apps: [ImportedApp]
  /// What is wrong in a project, what was not looked at since it leads out of the folder,
  /// and files of which no project says whose they are, with the apps that have them; each
  /// in the order of their folders.
  package let notes: [Diagnostic]

  /// Looks through a folder.
  ///
  /// - Parameter path: A folder with a project, a package, or an app's sources.
  /// - Throws: A diagnostic where it is no folder, nothing of an app is in it, or a project cannot
  ///   be read, or names what is no file in it.
  package init(_ path: String) throws(Diagnostic) {
    _ = try Folder.entries(path)
    self.path = path
    let root = FilePath(path).text
    let walk = SourceWalk(root)
    let declared = DeclaredTargets(root, walk)
    let isSomething =
      !declared.targets.isEmpty || !walk.wordFolders.isEmpty || !walk.payloadFiles.isEmpty
      || declared.project.contains { $0.kind != .other }
    if let error = declared.diagnostics.first(where: { $0.severity == .error }) { throw error }
    if let foreign = declared.foreignApp { throw foreign }
    guard isSomething else {
      throw Self.nothing(in: path, declared.diagnostics + walk.diagnostics)
    }
    let assignment = SourceAssignment(root, declared.targets, walk, tests: declared.tests)
    apps = assignment.apps.map { ImportedApp($0, declared) }
    for app in apps { try app.checkName() }
    notes = declared.diagnostics + walk.diagnostics + assignment.unsaid
  }

  // What is wrong in its project is why nothing was found, or what was not looked at.
  private static func nothing(in path: String, _ mistakes: [Diagnostic]) -> Diagnostic {
    if ["xcodeproj", "xcworkspace"].contains(FilePath(path).kind) {
      let folder = FilePath(path).folder
      return Diagnostic(
        Place(path), .error, "a project is imported by the folder that it lies in: \(folder)")
    }
    if var mistake = mistakes.first {
      mistake.severity = .error
      return mistake
    }
    let projects = ["project.yml", "Project.swift", "Package.swift"].filter {
      Folder.exists(FilePath(path).appending($0))
    }
    let others = ".lproj, .xcstrings or .apns"
    let why =
      projects.isEmpty
      ? "no Info.plist, project.pbxproj, project.yml, Project.swift, Package.swift, \(others)"
      : "\(projects.joined(separator: " and ")) declares none that is read, and there is no Info.plist, \(others)"
    return Diagnostic(Place(path), .error, "nothing of an app is in this folder: \(why)")
  }
}
