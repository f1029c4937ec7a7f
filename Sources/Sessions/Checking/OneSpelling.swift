import Files
import Notifications

/// Spells the path of each file in one way: a scenario names files that were
/// named by themselves, too.
struct OneSpelling {
  /// The complaints with their paths as they were given, where they were.
  let diagnostics: [Diagnostic]

  /// What a path leads to, or a link that is complained about itself: several may lead to one file.
  private enum Subject: Hashable {
    case file(FileIdentity)
    case link(in: FileIdentity, name: ExactText)
  }

  init(_ complaints: [Diagnostic], given operands: [String]) {
    let paths = Set(complaints.map { ExactText($0.place.path) }).inOrder
    let links = Set(complaints.filter(\.isAboutLink).map { ExactText($0.place.path) })
    let folders = Set(
      operands.map { ExactText($0.hasSuffix("/") ? String($0.dropLast()) : $0) })
    let ranked = operands + paths.filter { $0.lies(under: folders) } + paths
    var spellings: [Subject: String] = [:]
    for path in ranked {
      guard let subject = Self.subject(path, links), spellings[subject] == nil else { continue }
      spellings[subject] = path
    }
    var known: [ExactText: String] = [:]
    for path in paths {
      known[ExactText(path)] = Self.subject(path, links).flatMap { spellings[$0] }
    }
    diagnostics = complaints.map { complaint in
      var respelt = complaint
      respelt.place.path = known[ExactText(complaint.place.path)] ?? complaint.place.path
      return respelt
    }
  }

  private static func subject(_ path: String, _ links: Set<ExactText>) -> Subject? {
    if links.contains(ExactText(path)) {
      let file = FilePath(path)
      return FileIdentity(path: file.folder).map { .link(in: $0, name: ExactText(file.name)) }
    }
    // A complaint about a link to a folder is about where it leads, and not about the folder.
    if FileKind.isLink(path), Folder.isFolder(path) { return nil }
    return FileIdentity(path: path).map(Subject.file)
  }
}
