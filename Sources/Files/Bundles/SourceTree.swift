import Notifications

/// A folder of sources as Xcode has them: several `Info.plist`s, or a project. Each of its targets
/// that is an app is read as one, with its extensions and what lies nearest to it.
///
///     if let tree = SourceTree("Sources") {
///       for target in tree.apps { read(target) }
///     }
package struct SourceTree {
  /// The folder.
  let path: String
  /// Its apps, in the order of their folders.
  package let apps: [Target]
  /// What lies in it by links that lead out of it: nothing of that is read.
  let diagnostics: [Diagnostic]

  /// An app of a tree.
  package struct Target {
    /// Where its files lie.
    let parts: AppParts
    /// The folder that it is known by.
    package var folder: String { parts.folder.text }
    /// The payloads that lie nearest to it.
    package var payloadFiles: [String] { parts.payloadFiles }

    /// Reads it. What code or Xcode supplies is not missed here: the tree says so once.
    ///
    /// - Parameter keepsBroken: As for `AppBundle.read(_:keepsBroken:)`.
    /// - Returns: Without notes; errors and warnings stay.
    package func read(keepsBroken: Bool = false) -> Reading<App> {
      let reading = AppBundle.read(parts, keepsBroken: keepsBroken)
      return Reading(reading.value, reading.diagnostics.filter { $0.severity > .note })
    }
  }

  /// Looks through a folder; nil where it is a bundle, or a plain folder with at most one app.
  ///
  /// - Complexity: Looks through up to ten levels of folders, but for those that are built or
  ///   fetched.
  package init?(_ path: String) {
    guard FilePath(path).kind != "app", FolderOutline(path)?.mayBeTree == true else { return nil }
    let walk = SourceWalk(path)
    let targets = walk.propertyLists.compactMap { SourceTarget($0, in: path) }
    let isTree = targets.count > 1 || targets.contains { $0.kind == .extension }
    guard isTree || walk.hasProject else { return nil }
    self.path = path
    diagnostics = walk.diagnostics
    let made = DeclaredTargets(extensionsIn: path, besides: targets).targets
    apps = SourceAssignment(path, targets + made, walk).apps.map(Target.init)
  }

  /// What there is to say of the tree itself, which none of its apps says: its note, and what lies in
  /// it by links that lead out of it.
  package var remarks: [Diagnostic] { [note] + diagnostics }

  /// What is not to be found in any target, since code or Xcode supplies it.
  ///
  /// At the folder's beginning.
  var note: Diagnostic {
    let count = apps.count.counted("app")
    let message =
      "this source tree is read as \(count); what Xcode fills in and code registers, such as names, "
      + "categories and what extensions do, is stood in for; a Notifications.json says it"
    return Diagnostic(Place(path), .note, message)
  }

  /// The target that an app was read from, and its tree; nil where it is no more.
  ///
  /// Looks through the tree anew: its files may have changed.
  package static func target(of app: App) -> (target: Target, tree: SourceTree)? {
    guard let tree = app.sourceTree.flatMap({ SourceTree($0) }),
      let target = tree.apps.first(where: { app.folder.isExactly($0.folder) })
    else { return nil }
    return (target, tree)
  }

  /// Whether a name is that of a project.
  ///
  /// Xcode's by its ending; what XcodeGen and Tuist make one of by the whole name.
  package static func isProject(_ name: String) -> Bool {
    SourceWalk.projectFiles.contains(name)
      || ["xcodeproj", "xcworkspace"].contains(FilePath(name).kind)
  }

  /// The folder above an app's that is read as one tree with it, as extensions of the app lie there
  /// beside it; nil where none do, or where anyone may write there.
  ///
  /// - Parameter folder: That of the app.
  package static func root(besideApp folder: String) -> String? {
    guard let app = AppBundle.writtenIdentifier(in: folder),
      let above = AppSearch.levels(above: folder).dropFirst().first
    else { return nil }
    let beside = FolderOutline(above)?.folders ?? []
    let isExtended = beside.map(FilePath(above).appending).contains { place in
      let list = FilePath(place).appending("Info.plist")
      guard Folder.isRegularFile(list), let target = SourceTarget(list, in: above) else {
        return false
      }
      return target.kind == .extension && target.identifier?.hasPrefix(app.text + ".") == true
    }
    return isExtended ? above : nil
  }

  /// The folder of the project that a file is a part of; nil where it is part of none.
  ///
  /// - Parameter path: A file's; six folders above it are looked at.
  package static func root(around path: String) -> String? {
    var folder = FilePath(FilePath(path).folder)
    for _ in 0..<6 {
      let names = Folder.entriesIfThere(folder.text) ?? []
      if names.contains(where: isProject) { return folder.text }
      if folder.text == "/" || folder.text == "." { return nil }
      folder = FilePath(folder.folder)
    }
    return nil
  }
}
