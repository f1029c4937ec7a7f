import Notifications

/// The folder that a bundle, a folder of payloads or a project is: files that are named in it have
/// to lie in it (formats.md §2).
///
/// A scenario and the command line may name any file; they have none.
///
///     let bundle = Enclosure("Bistro.app")
///     bundle.refusal(ofName: "../secrets.png")       // "../secrets.png" leads out of Bistro.app
///     bundle.refusal(ofPath: "Bistro.app/beach.png")  // nil, unless it is a link out of it
package struct Enclosure: Equatable, Sendable {
  /// As it was given, for complaints.
  let folder: String
  // Where it is without links; nil where there is no such folder.
  private let whole: String?

  /// - Parameter folder: With or without a slash at its end; may be a link itself.
  package init(_ folder: String) {
    self.folder = FilePath(folder).text
    whole = Folder.wholeIfThere(folder)
  }

  /// Why a name is refused that stands in one of its files: it is absolute, or
  /// its `..` or a link lead out.
  ///
  /// - Parameter base: Where the name begins, as it is reached through the folder;
  ///   nil for the folder itself.
  /// - Returns: Nil for a name that stays inside.
  package func refusal(ofName name: String, from base: String? = nil) -> String? {
    if name.hasPrefix("/") {
      return "\"\(name)\" is an absolute path; name a file in \(folder)"
    }
    let base = FilePath(base ?? folder).text
    let start = base == folder ? "" : String(base.dropFirst(folder.count))
    var depth = 0
    for part in Self.parts(start + "/" + name) where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return "\"\(name)\" leads out of \(folder); name a file in it" }
    }
    return refusal(ofPath: FilePath(base).appending(name)).map { "\"\(name)\": " + $0 }
  }

  /// Why a name is refused that is looked for in several folders and found in none: it leads out of
  /// each, or to what is there and lies outside.
  package func refusal(ofName name: String, inAll folders: [String]) -> String? {
    let refusals = folders.map { refusal(ofName: name, from: $0) }
    let isOutside = !refusals.contains(nil)
    return zip(folders, refusals).firstNonNil { folder, refusal in
      isOutside || self.refusal(ofPath: FilePath(folder).appending(name)) != nil ? refusal : nil
    }
  }

  /// Why a file is refused that lies in it: a link on the way to it leads out.
  ///
  /// - Parameter path: As it is reached through the folder.
  /// - Returns: Nil for what stays inside, and where nothing is to be found.
  package func refusal(ofPath path: String) -> String? {
    guard let whole, hasLink(path), let target = Folder.wholeIfThere(path) else { return nil }
    if target.isWithin(whole) { return nil }
    return "it leads out of \(folder) by a link, so it is not read; put the file itself there"
  }

  /// The complaint about a file that lies in it and leads out by a link; nil for what stays inside.
  ///
  /// - Parameter path: As it is reached through the folder.
  package func complaint(
    about path: String, _ severity: Diagnostic.Severity = .warning
  ) -> Diagnostic? {
    refusal(ofPath: path).map { refusal in
      var complaint = Diagnostic(Place(path), severity, refusal)
      complaint.isAboutLink = true
      return complaint
    }
  }

  /// Whether a link is on the way to a file that lies in it; true for a path outside.
  ///
  /// Links are rare: only where there is one its end is looked for.
  func hasLink(_ path: String) -> Bool {
    guard path.beginsExactly(with: folder + "/") else { return true }
    var inner = folder
    return Self.parts(String(path.dropFirst(folder.count))).contains { part in
      inner += "/" + part
      return part == ".." || FileKind.isLink(inner)
    }
  }

  // By bytes, as the system does: a slash with an accent behind it is another character.
  private static func parts(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
