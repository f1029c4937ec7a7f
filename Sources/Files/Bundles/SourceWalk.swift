import Localization
import Notifications

/// What of a source tree matters to notifications, by kind, in the order of the paths.
struct SourceWalk {
  /// `Info.plist` and `NAME-Info.plist`.
  private(set) var propertyLists: [String] = []
  /// `Notifications.json`.
  private(set) var manifests: [String] = []
  /// Files of that kind.
  private(set) var entitlements: [String] = []
  /// Files of the kinds that notifications play.
  private(set) var sounds: [String] = []
  /// Files of Swift and Objective-C, but for those of tests.
  private(set) var codeFiles: [String] = []
  /// The manifests of Swift packages.
  private(set) var packages: [String] = []
  /// Files with a payload, or with one a line. Some have to be read to tell.
  var payloadFiles: [String] { others.filter(PayloadFile.isOne) }
  // What may be payloads, by its name.
  private var others: [String] = []
  /// Folders with tables of words in them or in an `.lproj` of theirs.
  private(set) var wordFolders: [String] = []
  /// Xcode's projects, those of a folder before those of the folders in it.
  private(set) var projects: [String] = []
  /// Whether there is a project of Xcode's, XcodeGen's or Tuist's.
  private(set) var hasProject = false
  /// What lies in it by links that lead out of it, below names that are no UTF-8, or too deep:
  /// nothing of that is looked at.
  private(set) var diagnostics: [Diagnostic] = []
  private var visited: Set<FileIdentity> = []
  private let root: FilePath
  private let enclosure: Enclosure

  // Code that describes projects is no app's.
  private static let descriptions = [
    "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift",
  ]
  /// The kinds of folders that are looked into by others, or hold nothing of an app.
  private static let closedKinds = [
    "app", "appex", "framework", "xcframework", "bundle", "xcassets", "xcodeproj", "xcworkspace",
    "xcbaseline", "xcdatamodeld", "snapshots", "docc",
  ]
  private static let depthLimit = 10

  /// - Parameter path: The tree's folder; links are followed within it, each folder once.
  init(_ path: String) {
    root = FilePath(path)
    enclosure = Enclosure(path)
    look(into: root, depth: 0)
  }

  /// What makes a project of Xcode's, which need not be kept beside it.
  static let projectFiles = ["project.yml", "Project.swift"]

  // A link may lead back to where it lies: each folder is looked into once.
  private mutating func look(into folder: FilePath, depth: Int) {
    guard depth < Self.depthLimit else { return passOver(folder) }
    guard let identity = FileIdentity(path: folder.text),
      visited.insert(identity).inserted, let entries = Folder.listing(folder.text)
    else { return }
    let wordKinds = ["lproj", "xcstrings", "loctable"]
    let names = entries.map(\.name)
    if names.contains(where: { wordKinds.contains(FilePath($0).kind) }) {
      wordFolders.append(folder.text)
    }
    diagnostics += Folder.foreignFolders(in: folder.text)
    projects += names.filter { FilePath($0).kind == "xcodeproj" }.map(folder.appending)
    hasProject = hasProject || names.contains(where: SourceTree.isProject)
    for entry in entries {
      let path = folder.appending(entry.name)
      if entry.kind == nil, isOutside(path) { continue }
      switch entry.kind ?? FileKind(path: path) {
      case .folder:
        if Self.isLookedInto(entry.name) { look(into: FilePath(path), depth: depth + 1) }
      case .regular: add(path, entry.name)
      case .pipe, .socket, .device, nil: break
      }
    }
  }

  private mutating func passOver(_ folder: FilePath) {
    let isKnown = FileIdentity(path: folder.text).map(visited.contains) ?? true
    guard !isKnown, Folder.listing(folder.text)?.isEmpty == false else { return }
    let message =
      "only \(Self.depthLimit) levels of folders are looked into, and nothing of this one; what belongs to the app "
      + "has to lie further up"
    diagnostics.append(Diagnostic(Place(folder.text), .warning, message))
  }

  /// Whether a folder of this name may hold sources or payloads: it is neither built nor fetched,
  /// and no other walk looks into it.
  static func isLookedInto(_ name: String) -> Bool {
    let kind = FilePath(name).kind
    return kind != "lproj" && !closedKinds.contains(kind) && !Folder.namesPassedOver.contains(name)
  }

  // What lies above was looked at: only this one may be a link. What is passed over
  // anyway is not complained about.
  private mutating func isOutside(_ path: String) -> Bool {
    guard FileKind.isLink(path), let complaint = enclosure.complaint(about: path) else {
      return false
    }
    let kind = FilePath(path).kind
    let isWanted =
      Folder.isFolder(path)
      ? kind == "lproj" || Self.isLookedInto(FilePath(path).name)
      : Self.fileKinds.contains(kind) || SoundFile.kinds.contains(kind)
        || StringFile.Kind(rawValue: kind) != nil || CodeLanguage(kind: kind) != nil
    if isWanted { diagnostics.append(complaint) }
    return true
  }

  private static let fileKinds = ["plist", "entitlements"] + PayloadFile.kinds

  // By the folders of the tree: where it lies itself says nothing.
  private func isTest(_ path: String) -> Bool {
    path.dropFirst(root.text.count).split(separator: "/").contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Tests.swift")
    }
  }

  private mutating func add(_ path: String, _ name: String) {
    let kind = FilePath(name).kind
    if name == "Info.plist" || name.hasSuffix("-Info.plist") {
      propertyLists.append(path)
    } else if name == "Notifications.json" {
      manifests.append(path)
    } else if kind == "entitlements" {
      entitlements.append(path)
    } else if SoundFile.kinds.contains(kind) {
      sounds.append(path)
    } else if name == "Package.swift" {
      packages.append(path)
    } else if CodeLanguage(kind: kind) != nil {
      if !isTest(path), !Self.descriptions.contains(name) { codeFiles.append(path) }
    } else {
      others.append(path)
    }
  }
}
