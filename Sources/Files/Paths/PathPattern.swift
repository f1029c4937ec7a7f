/// A path with blanks in it, as ignore files have them: `*` is any part of a name, `**` any
/// folders, `?` one character. A pattern without a slash is for names at any depth, and a
/// folder's is for all in it.
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

  /// The parts before its first blank, joined: paths that it is for begin with them.
  var beginning: String {
    let literal = parts.prefix { part in !part.contains { "*?".contains($0) } }
    return literal.map { String($0) }.joined(separator: "/")
  }

  /// Whether it is for a path, relative to the folder that the pattern begins in.
  ///
  /// - Complexity: As many steps as names times parts: what a pattern may
  ///   stand for is never tried anew.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0) }
    var (name, part) = (0, 0)
    var retried: (name: Int, part: Int)?
    while part < parts.count {
      if parts[part] == Self.anyFolders {
        part += 1
        // What ends with any folders is for what lies in one.
        if part == parts.count { return name < names.count }
        retried = (name, part)
      } else if name < names.count, Self.matches(names[name], parts[part]) {
        (name, part) = (name + 1, part + 1)
      } else if let last = retried, last.name < names.count {
        retried = (last.name + 1, last.part)
        (name, part) = (last.name + 1, last.part)
      } else {
        return false
      }
    }
    return true
  }

  // A star that was passed takes one letter more where what follows it does not fit.
  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var (letter, sign) = (0, 0)
    var retried: (letter: Int, sign: Int)?
    while letter < name.count || sign < part.count {
      if sign < part.count, part[sign] == "*" {
        sign += 1
        retried = (letter, sign)
      } else if letter < name.count, sign < part.count,
        "?" == part[sign] || part[sign] == name[letter]
      {
        (letter, sign) = (letter + 1, sign + 1)
      } else if let last = retried, last.letter < name.count {
        retried = (last.letter + 1, last.sign)
        (letter, sign) = (last.letter + 1, last.sign)
      } else {
        return false
      }
    }
    return true
  }
}
