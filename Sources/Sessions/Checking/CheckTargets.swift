import Files
import Notifications

/// What there is to check under some paths.
struct CheckTargets {
  /// What can be checked, in the order it was found.
  private(set) var found: [(kind: SourceKind, path: String)] = []
  /// Single files of apps.
  private(set) var parts: [AppPart] = []
  /// Complaints about what cannot be read.
  private(set) var diagnostics: [Diagnostic] = []
  private var visited: Set<FileIdentity> = []

  /// Looks at files as they are, and through folders.
  init(_ paths: [String], surroundings: Surroundings) {
    for path in paths {
      if Folder.isFolder(path) {
        look(into: path, isNamed: true)
      } else if let kind = SourceKind(path: path), Folder.exists(path) {
        add(kind, path)
      } else if Folder.exists(path), let part = AppPart(path: path) {
        parts.append(part)
      } else {
        diagnostics.append(surroundings.unknownKind(path))
      }
    }
  }

  private mutating func add(_ kind: SourceKind, _ path: String) {
    guard let identity = FileIdentity(path: path), visited.insert(identity).inserted else { return }
    found.append((kind, path))
  }

  // A link may lead back to where it lies: each folder is looked into once.
  private mutating func look(into path: String, isNamed: Bool) {
    guard let identity = FileIdentity(path: path), visited.insert(identity).inserted else { return }
    do throws(Diagnostic) {
      let folder = FilePath(path)
      let names = try Folder.entries(path)
      let isApp = AppBundle.isApp(folder, names)
      if isApp { found.append((.app, path)) }
      // All of a bundle is an app's; a plain folder may hold other things besides.
      guard folder.kind != "app" else { return }
      let count = found.count
      for name in names { look(at: folder.appending(name), isInApp: isApp) }
      if isNamed, !isApp, found.count == count {
        diagnostics.append(Diagnostic(Place(path), .error, Self.nothing))
      }
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func look(at path: String, isInApp: Bool) {
    let name = FilePath(path)
    if Folder.isFolder(path) {
      let isPartOfApp = isInApp && (name.name == "Payloads" || name.kind == "lproj")
      if !isPartOfApp, !["lproj", "snapshots"].contains(name.kind) {
        look(into: path, isNamed: false)
      }
    } else if name.kind == "scenario" {
      add(.scenario, path)
    }
  }

  private static let nothing =
    "nothing in this folder can be checked: no .app, .lproj, .xcstrings, .apns, .ndjson or .scenario"
}
