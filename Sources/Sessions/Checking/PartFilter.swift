import Files
import Notifications

/// Which of what was found is about some files, or about what lies in them where they are folders.
///
/// Each path is looked at once: there may be thousands of files, and as many findings.
struct PartFilter {
  private let paths: Set<ExactText>
  private let files: Set<FileIdentity>
  private var known: [ExactText: Bool] = [:]

  init(_ parts: [AppPart]) {
    paths = Set(parts.flatMap { [ExactText($0.path), ExactText(FilePath($0.path).text)] })
    files = Set(parts.compactMap { FileIdentity(path: $0.path) })
  }

  /// Whether something is said about one of them.
  mutating func takes(_ finding: Diagnostic) -> Bool { takes(finding.place.path) }

  /// Whether a file is one of them.
  mutating func takes(_ path: String) -> Bool {
    let key = ExactText(path)
    if let known = known[key] { return known }
    let isMeant = path.lies(under: paths) || FileIdentity(path: path).map(files.contains) == true
    known[key] = isMeant
    return isMeant
  }
}

extension String {
  /// Whether it is one of some paths, or lies below one as it is written.
  ///
  /// - Parameter folders: Without a `/` at the end.
  func lies(under folders: Set<ExactText>) -> Bool {
    folders.contains(ExactText(self))
      || utf8.indices.contains {
        utf8[$0] == UInt8(ascii: "/") && folders.contains(ExactText(String(self[..<$0])))
      }
  }
}
