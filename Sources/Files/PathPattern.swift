/// A path with blanks in it, as ignore files have them: `*` is any part of a name, `**` any folders, `?` one
/// character. A pattern without a slash is for names at any depth, and a folder's is for all in it.
package struct PathPattern: Hashable, Sendable {
  private let parts: [[Character]]

  package init(_ text: String) {
    let parts = text.split(separator: "/").map { Array($0) }
    self.parts = text.contains("/") ? parts : [Self.anyFolders] + parts
  }

  /// A pattern that is for paths below a folder alone, also without a slash.
  ///
  /// - Parameter folder: From where paths begin; empty for there.
  init(_ text: String, in folder: String) {
    let parts = (folder + "/" + text).split(separator: "/").filter { $0 != "." }
    self.parts = parts.map { Array($0) }
  }

  private static let anyFolders: [Character] = ["*", "*"]

  /// Whether it is for a path, relative to the folder that the pattern begins in.
  package func matches(_ path: String) -> Bool {
    matches(path.split(separator: "/").map { Array($0) }[...], parts[...])
  }

  private func matches(
    _ names: ArraySlice<[Character]>, _ parts: ArraySlice<[Character]>
  ) -> Bool {
    guard let part = parts.first else { return true }
    if part == Self.anyFolders {
      return (names.startIndex...names.endIndex).contains {
        matches(names[$0...], parts.dropFirst()) && (parts.count > 1 || $0 < names.endIndex)
      }
    }
    guard let name = names.first, matches(name[...], part[...]) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  private func matches(_ name: ArraySlice<Character>, _ part: ArraySlice<Character>) -> Bool {
    guard let first = part.first else { return name.isEmpty }
    if first == "*" {
      return (name.startIndex...name.endIndex).contains { matches(name[$0...], part.dropFirst()) }
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return matches(name.dropFirst(), part.dropFirst())
  }
}
