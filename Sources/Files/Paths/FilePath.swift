/// A path taken apart by its slashes; the file system is not asked.
///
///     let path = FilePath("Bistro.app/Payloads/table.apns")
///     path.name    // table.apns
///     path.stem    // table
///     path.kind    // apns
///     path.folder  // Bistro.app/Payloads
package struct FilePath: Hashable, Sendable {
  /// The path as it was given, without slashes at its end.
  package let text: String

  /// How many bytes a path may have: the system has no file with a longer one.
  package static let byteLimit = 4096

  /// - Parameter text: Absolute or relative; an empty one stays empty.
  package init(_ text: String) {
    // Hardly any has one there.
    guard text.utf8.last == Self.slash else {
      self.text = text
      return
    }
    var bytes = text.utf8[...]
    while bytes.count > 1, bytes.last == Self.slash { bytes = bytes.dropLast() }
    self.text = String(Substring(bytes))
  }

  /// The last part.
  package var name: String {
    guard text.utf8.count > 1, let slash = Self.last(Self.slash, in: text) else { return text }
    return String(text[text.utf8.index(after: slash)...])
  }

  /// The last part without what follows its last dot.
  ///
  /// A name that begins with its only dot has no ending: `.gitignore`.
  package var stem: String {
    let name = name
    return Self.dot(in: name).map { String(name[..<$0]) } ?? name
  }

  /// What follows the last dot of the last part, in lower case; empty where there is none.
  ///
  /// Without the dot.
  package var kind: String {
    let name = name
    guard let dot = Self.dot(in: name) else { return "" }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// The folder that it lies in; `.` for a bare name.
  package var folder: String {
    guard let slash = Self.last(Self.slash, in: text) else { return "." }
    return slash == text.startIndex ? "/" : String(text[..<slash])
  }

  /// The path of something that lies in it.
  ///
  /// - Parameter name: One part or several; not checked, so `..` leads out of the folder.
  package func appending(_ name: String) -> String {
    var path = ""
    path.reserveCapacity(text.utf8.count + 1 + name.utf8.count)
    if text != "/" { path += text }
    path += "/"
    path += name
    return path
  }

  /// The same, without a dot in front: what lies in the working directory is
  /// called by its name alone.
  ///
  /// - Parameter name: As for `appending(_:)`.
  package func path(of name: String) -> String {
    text.isEmpty || text == "." ? name : appending(name)
  }

  /// Whether a path has a zero byte, which ends a name for the system: it would lead to what the
  /// part before it names.
  ///
  /// Nothing is found at such a path, and nothing is written there.
  package static func isCutShort(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { $0.contains(0) }
  }

  /// What to say of a path that has one.
  package static let cutShort = "no name of a file has a zero byte; leave it out"

  // Bytes and not characters: paths are taken apart by the hundred before the first frame.
  private static let slash = UInt8(ascii: "/")

  private static func dot(in name: String) -> String.Index? {
    guard let dot = last(UInt8(ascii: "."), in: name), dot > name.startIndex else { return nil }
    return dot
  }

  // By the indices of a text each byte would take ten times as long.
  private static func last(_ byte: UInt8, in text: String) -> String.Index? {
    var text = text
    return text.withUTF8 { $0.lastIndex(of: byte) }
      .map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }
}
