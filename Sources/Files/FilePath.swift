/// A path taken apart by its slashes; the file system is not asked.
package struct FilePath: Hashable, Sendable {
  /// The path as it was given, without slashes at its end.
  package let text: String

  package init(_ text: String) {
    var text = Substring(text)
    while text.utf8.count > 1, text.last == "/" { text = text.dropLast() }
    self.text = String(text)
  }

  /// The last part.
  package var name: String { text.split(separator: "/").last.map(String.init) ?? text }

  /// The last part without what follows its last dot.
  package var stem: String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the last part, in lower case; empty where there is none.
  package var kind: String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The folder that it lies in; `.` for a bare name.
  package var folder: String {
    guard let slash = text.lastIndex(of: "/") else { return "." }
    return slash == text.startIndex ? "/" : String(text[..<slash])
  }

  /// The path of something that lies in it.
  package func appending(_ name: String) -> String { text == "/" ? "/" + name : text + "/" + name }
}
