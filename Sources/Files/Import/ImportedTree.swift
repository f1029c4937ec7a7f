import Notifications

/// The apps of a folder of sources, each as a bundle that can be opened.
///
/// What notifications need is taken from the files as they are; what the project makes when it is built from what the
/// project says; what code registers from the code, as far as it stands there in literals. Nothing is guessed.
package struct ImportedTree {
  /// In the order of their folders.
  package let apps: [ImportedApp]

  /// Looks through a folder.
  ///
  /// - Parameter path: A folder with a project, a package, or an app's sources.
  /// - Throws: A diagnostic where it is no folder, or nothing of an app is in it.
  package init(_ path: String) throws(Diagnostic) {
    _ = try Folder.entries(path)
    let root = FilePath(path).text
    let walk = SourceWalk(root)
    let project = ProjectTarget.all(in: root)
    var made: [String: ProjectTarget] = [:]
    var targets = walk.propertyLists.compactMap { SourceTarget($0, in: root) }
    for target in project {
      guard let list = target.madePropertyList(in: root, besides: walk.propertyLists) else {
        continue
      }
      made[list] = target
      targets.append(
        SourceTarget(
          made: list, isExtension: target.isExtensionPoint, identifier: target.identifier))
    }
    guard
      !targets.isEmpty || !walk.wordFolders.isEmpty || !walk.payloadFiles.isEmpty
        || !project.isEmpty
    else { throw Diagnostic(Place(path), .error, Self.nothing) }
    let source = ImportSource(root: root, targets: project, made: made)
    apps = SourceAssignment(root, targets, walk).apps.map { ImportedApp($0, source) }
  }

  private static let nothing =
    "nothing of an app is in this folder: no Info.plist, project.pbxproj, project.yml, Project.swift, Package.swift, "
    + ".lproj, .xcstrings or .apns"
}

/// What a project says, for the apps that are imported from it.
struct ImportSource {
  /// The folder that is imported.
  let root: String
  /// All that it declares.
  let targets: [ProjectTarget]
  /// Targets whose `Info.plist` is made, by where that would lie.
  let made: [String: ProjectTarget]

  /// The target with an `Info.plist`; nil where no project names it.
  func target(ofPropertyList path: String) -> ProjectTarget? {
    if let target = made[path] { return target }
    let inner = String(path.dropFirst(root.count + 1))
    return targets.first { $0.propertyList == inner }
  }
}

extension ProjectTarget {
  /// Whether it is an extension by its type, or by what its `Info.plist` has in it.
  var isExtensionPoint: Bool { isExtension || properties.contains { $0.key == "NSExtension" } }

  /// Where its `Info.plist` would lie that is made; nil where there is one, and for a package, which has none.
  fileprivate func madePropertyList(in root: String, besides lists: [String]) -> String? {
    if let propertyList {
      let path = FilePath(root).appending(propertyList)
      return lists.contains(path) || properties.isEmpty ? nil : path
    }
    guard identifier != nil || !properties.isEmpty else { return nil }
    let folder = folder.map { FilePath(root).appending($0) } ?? root
    let path = FilePath(folder).appending("Info.plist")
    return lists.contains(path) ? nil : path
  }
}
