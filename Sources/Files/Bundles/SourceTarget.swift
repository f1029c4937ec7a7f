import Notifications

/// A target of a source tree, by its `Info.plist`.
struct SourceTarget {
  /// The path of its `Info.plist`.
  let propertyList: String
  /// The folder that the property list lies in, where its other files are looked for.
  let folder: FilePath
  /// An app, or an extension of one.
  let kind: Kind
  /// The bundle identifier where it is written out.
  let identifier: String?
  /// What a project says of it; nil where none names it.
  private(set) var declared: ProjectTarget?

  /// What a target is built to.
  enum Kind {
    case app, `extension`
    /// What apps and extensions are linked with.
    case library
    /// What is nothing of an app's, such as tests.
    case other
  }

  // Folders of a target that do not have its name.
  private static let plainFolders = ["Supporting Files", "Resources", "Supporting", "Sources"]

  /// Reads what kind it is; nil for a list that is no bundle's.
  ///
  /// - Parameters:
  ///   - path: That of the `Info.plist`.
  ///   - root: The tree's folder.
  init?(_ path: String, in root: String) {
    var unsaid: [Diagnostic] = []
    let list = PropertyList.read(file: path, &unsaid)
    let file = FilePath(path)
    // Lists of services end in the same way.
    let bundleKeys = ["CFBundleExecutable", "CFBundlePackageType", "NSExtension"]
    if file.name != "Info.plist", !bundleKeys.contains(where: { list?[$0] != nil }) { return nil }
    propertyList = path
    folder = FilePath(file.folder)
    identifier = list?["CFBundleIdentifier"]?.string.flatMap {
      BuildVariables.isAny(in: $0) ? nil : $0
    }
    let inner = folder.text.dropFirst(root.count).split(separator: "/")
    let isTest = inner.contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
    let type = list?["CFBundlePackageType"]?.string ?? ""
    if list?["NSExtension"] != nil {
      kind = .extension
    } else {
      kind = isTest || ["BNDL", "FMWK", "XPC!"].contains(type) ? .other : .app
    }
  }

  /// A target that a project declares, whose `Info.plist` is made when it is built.
  ///
  /// - Parameter path: Where that would lie.
  init(made path: String, of target: ProjectTarget) {
    propertyList = path
    folder = FilePath(FilePath(path).folder)
    kind = target.isExtensionPoint ? .extension : target.kind
    identifier = target.identifier
    declared = target
  }

  /// The same as a project declares it.
  func declared(as target: ProjectTarget) -> SourceTarget {
    // Only the project says that a list with a variable for its type is a framework's.
    SourceTarget(
      propertyList: propertyList, folder: folder, kind: target.kind == .other ? .other : kind,
      identifier: identifier ?? target.identifier, declared: target)
  }

  private init(
    propertyList: String, folder: FilePath, kind: Kind, identifier: String?, declared: ProjectTarget
  ) {
    (self.propertyList, self.folder, self.kind) = (propertyList, folder, kind)
    (self.identifier, self.declared) = (identifier, declared)
  }

  /// The folder, or what has the target's name.
  ///
  /// A property list such as `Bistro-Info.plist` bears the target's name; otherwise its folder
  /// does.
  var name: FilePath {
    let file = FilePath(propertyList)
    if file.name != "Info.plist" {
      return FilePath(folder.appending(String(file.stem.dropLast("-Info".count))))
    }
    let own = Folder.named(folder)
    return Self.plainFolders.contains(own.name) ? Folder.named(FilePath(own.folder)) : own
  }
}
