import Files
import Notifications

/// Spells the path of each file in one way: a scenario names files that were named by themselves, too.
struct OneSpelling {
  /// The complaints with their paths as they were given, where they were.
  let diagnostics: [Diagnostic]

  init(_ complaints: [Diagnostic], given operands: [String]) {
    let paths = Set(complaints.map(\.place.path)).sorted()
    let ranked = operands + paths.filter { $0.lies(under: operands) } + paths
    var spellings: [FileIdentity: String] = [:]
    for path in ranked {
      guard let identity = Self.identity(path), spellings[identity] == nil else { continue }
      spellings[identity] = path
    }
    let known = Dictionary(
      paths.map { path in (path, Self.identity(path).flatMap { spellings[$0] } ?? path) },
      uniquingKeysWith: { first, _ in first })
    diagnostics = complaints.map { complaint in
      var respelt = complaint
      respelt.place.path = known[complaint.place.path] ?? complaint.place.path
      return respelt
    }
  }

  // A complaint about a link to a folder is about where it leads, and not about the folder.
  private static func identity(_ path: String) -> FileIdentity? {
    FileKind.isLink(path) && Folder.isFolder(path) ? nil : FileIdentity(path: path)
  }
}

extension String {
  fileprivate func lies(under folders: [String]) -> Bool {
    folders.contains { self == $0 || hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }
}
