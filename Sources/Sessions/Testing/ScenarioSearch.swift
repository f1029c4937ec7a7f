import Files
import Notifications
import Scenarios

/// The scenarios under some paths, in an order that neither the paths' own nor the file system's decides.
package struct ScenarioSearch {
  /// Every scenario once, by the bytes of its path.
  package private(set) var paths: [String] = []
  /// Complaints about paths where there are none.
  package private(set) var diagnostics: [Diagnostic] = []
  private var lookedInto: Set<FileIdentity> = []

  /// Looks at files as they are, and through folders.
  package init(_ paths: [String], locations: DataLocations) {
    for path in paths.map(locations.located) { add(path, locations) }
    var known: Set<String> = []
    self.paths = self.paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .filter { known.insert(Self.identity($0)).inserted }
  }

  /// The scenarios with their numbers.
  package var scenarios: [TestedScenario] {
    paths.enumerated().map { TestedScenario(path: $1, number: $0) }
  }

  private mutating func add(_ path: String, _ locations: DataLocations) {
    if locations.piped[path] != nil {
      if locations.kind(of: path) == .scenario { return paths.append(path) }
      complain(path, "this is no scenario; pipe lines such as 09:41 wake into it")
    } else if Folder.isFolder(path) {
      let count = paths.count
      lookedInto = []
      look(into: path)
      guard paths.count == count else { return }
      complain(
        path, "there is no .scenario in this folder; “coversheet new scenario NAME” writes one")
    } else if FilePath(path).kind == "scenario", Folder.exists(path) {
      paths.append(path)
    } else if Folder.exists(path) {
      complain(path, "this is no scenario; give .scenario files, or folders that hold them")
    } else {
      diagnostics.append(locations.unknownKind(path))
    }
  }

  // A link may lead back to where it lies: each folder is looked into once.
  private mutating func look(into path: String) {
    guard let identity = FileIdentity(path: path), lookedInto.insert(identity).inserted else {
      return
    }
    do throws(Diagnostic) {
      for name in try Folder.entries(path) { find(FilePath(path).appending(name)) }
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func find(_ path: String) {
    let kind = FilePath(path).kind
    if Self.isHelper(path) { return }
    if Folder.isFolder(path) {
      if kind != "snapshots" { look(into: path) }
    } else if kind == "scenario" {
      paths.append(path)
    }
  }

  // It is included by tests, and is none; so is what a program keeps for itself.
  private static func isHelper(_ path: String) -> Bool {
    let name = FilePath(path).name
    return name.hasPrefix("_") || name.hasPrefix(".") && Folder.isFolder(path)
  }

  private mutating func complain(_ path: String, _ message: String) {
    diagnostics.append(Diagnostic(Place(path), .error, message))
  }

  // The file's own links are not followed: what it names lies beside the name it is reached by.
  private static func identity(_ path: String) -> String {
    let file = FilePath(path)
    return Folder.whole(file.folder).appending(file.name)
  }
}
