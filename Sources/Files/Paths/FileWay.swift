/// Where a path leads, and the symbolic links on the way; something need not be there.
///
///     let way = FileWay("Chat.app/en.lproj")  // Chat.app → builds/7/Chat.app
///     way.links  // /work/Chat.app
///     way.end    // /work/builds/7/Chat.app/en.lproj
package struct FileWay {
  /// The whole path of what is at its end or would be, without links and dots.
  package private(set) var end: String
  /// The whole path of each link, in the order in which they are followed.
  package private(set) var links: [String] = []

  // As many as the system follows.
  private static let mostLinks = 40

  /// - Parameter path: Absolute, or relative to the working folder.
  package init(_ path: String) {
    end = Folder.whole(path.utf8.first == UInt8(ascii: "/") ? "/" : ".").text
    var parts = Self.parts(path)
    while let part = parts.popLast() {
      if part == "." { continue }
      let next = part == ".." ? FilePath(end).folder : FilePath(end).appending(String(part))
      guard links.count < Self.mostLinks, FileKind.isLink(next),
        let target = SymbolicLink.target(of: next)
      else {
        end = next
        continue
      }
      links.append(next)
      if target.utf8.first == UInt8(ascii: "/") { end = "/" }
      parts += Self.parts(target)
    }
  }

  // The last first. By bytes, as the system does: a slash with an accent behind it is another
  // character.
  private static func parts(_ path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).reversed().map { Substring($0) }
  }
}
