import Notifications

/// What a project says of a target: an app, an extension of one, or tests.
struct ProjectTarget: Hashable {
  /// As the project calls it.
  var name: String
  /// An app, an extension of one, or another: then it is tests, whose files are nothing of an app's.
  var kind = SourceTarget.Kind.app
  /// Tells it from others of its project; nil where that does not list its targets.
  var id: String?
  /// The bundle identifier; nil where it is put together when it is built.
  var identifier: String?
  /// What the app is called below its icon; nil where the project does not say.
  var displayName: String?
  /// Where its `Info.plist` lies, from the project's folder; nil where it is made.
  var propertyList: String?
  /// What a made `Info.plist` has in it.
  var properties: [PropertyList.Member] = []
  /// Where its sources lie, from the project's folder; nil where the project does not say.
  var folder: String?
  /// Its files; nil where the project does not say.
  var files: TargetFiles?
  /// Whether it is an app though nothing says what would be in its `Info.plist`.
  var isBare = false

  /// The targets that the projects of a folder declare: Xcode's, XcodeGen's, Tuist's, a Swift package.
  static func all(in root: String) -> [ProjectTarget] {
    let folder = FilePath(root)
    let read = { (name: String) in SourceFile.readIfThere(folder.appending(name)) }
    let xcode = projects(below: folder).compactMap {
      SourceFile.readIfThere(FilePath($0).appending("project.pbxproj")).map {
        (FilePath($0.path).project(below: root), $0)
      }
    }
    return xcode.flatMap { XcodeProject.targets(in: $1, at: $0) }
      + (read("project.yml").map(XcodeGenProject.targets) ?? [])
      + (read("Project.swift").map(TuistProject.targets) ?? [])
      + (read("Package.swift").map(SwiftPackage.targets) ?? [])
  }

  // Those of the folder and of the folders in it, as a workspace has them.
  private static func projects(below folder: FilePath) -> [String] {
    let names = Folder.entriesIfThere(folder.text) ?? []
    let inner = names.filter { FilePath($0).kind.isEmpty }.flatMap { name in
      (Folder.entriesIfThere(folder.appending(name)) ?? []).map { name + "/" + $0 }
    }
    return (names + inner).filter { FilePath($0).kind == "xcodeproj" }.map(folder.appending)
  }
}

extension FilePath {
  // The folder of `A/B.xcodeproj/project.pbxproj` from the root; empty where it is the root.
  fileprivate func project(below root: String) -> String {
    let folder = FilePath(FilePath(folder).folder).text
    return folder == root ? "" : String(folder.dropFirst(root.count + 1))
  }
}
