import Notifications

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

  /// The name of what the path leads to: that of the folder, where it ends in `.` or `..`; the file
  /// system is not asked.
  ///
  /// - Parameter workingFolder: What it is relative to where it does not begin at the root.
  /// - Returns: `/` for the root.
  package func name(in workingFolder: String) -> String {
    [".", ".."].contains(name) ? Self.parts(text, in: workingFolder).last ?? "/" : name
  }

  private static func parts(_ path: String, in workingFolder: String) -> [String] {
    let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
    // Above the root is the root.
    return whole.partsWithoutDetours.drop { $0 == ".." }.map(String.init)
  }

  /// The path without parts that lead nowhere (`a/../b`), where it means the same but for links.
  package var withoutDetours: String {
    (text.hasPrefix("/") ? "/" : "") + text.partsWithoutDetours.joined(separator: "/")
  }
}
