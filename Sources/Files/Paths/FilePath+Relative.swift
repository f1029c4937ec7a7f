extension FilePath {
  /// The path as it is reached from a folder; the file system is not asked.
  ///
  /// Links are not followed, so a way through one may lead elsewhere.
  ///
  /// - Parameters:
  ///   - folder: Where the way begins.
  ///   - workingFolder: What both are relative to where they do not begin at the root.
  /// - Returns: The whole path where the two share nothing but the root.
  package func relative(to folder: String, in workingFolder: String) -> String {
    let own = Self.parts(text, in: workingFolder)
    let start = Self.parts(folder, in: workingFolder)
    let shared = zip(own, start).prefix { $0 == $1 }.count
    if shared == 0 { return "/" + own.joined(separator: "/") }
    let way = Array(repeating: "..", count: start.count - shared) + own[shared...]
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  private static func parts(_ path: String, in workingFolder: String) -> [String] {
    let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
    // Above the root is the root.
    return partsWithoutDetours(whole).drop { $0 == ".." }.map(String.init)
  }

  /// The path without parts that lead nowhere (`a/../b`), where it means the same but for links.
  package var withoutDetours: String {
    (text.hasPrefix("/") ? "/" : "") + Self.partsWithoutDetours(text).joined(separator: "/")
  }

  /// The parts of a path but for those that lead nowhere; `..` stands at their beginning only.
  static func partsWithoutDetours(_ path: String) -> [Substring] {
    path.split(separator: "/").reduce(into: []) { parts, part in
      if part == "." { return }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
  }
}
