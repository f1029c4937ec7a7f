import Glibc
import Notifications

// Paths are text: what lies under a name whose bytes are no UTF-8 is seen in
// its folder, and not reached.
extension Folder {
  /// What to say of something whose name is no UTF-8.
  package static let foreignName =
    "the bytes of its name are no UTF-8, so it cannot be opened; rename it"

  /// Whether there is something at a path whose name is no UTF-8: its text has
  /// U+FFFD in place of those bytes.
  package static func hasForeignName(_ path: String) -> Bool { foreignEntry(path) != nil }

  /// The folders in one whose names are no UTF-8, so that nothing in them is looked
  /// at; a warning each, by name.
  package static func foreignFolders(in path: String) -> [Diagnostic] {
    (listing(path) ?? []).filter { $0.kind != .regular }.map { FilePath(path).appending($0.name) }
      .filter(isForeignFolder).map { Diagnostic(Place($0), .warning, foreignName) }
  }

  /// Whether such a thing may be a folder; some file systems do not say.
  static func isForeignFolder(_ path: String) -> Bool {
    foreignEntry(path).map { $0.kind == .folder || $0.kind == nil } ?? false
  }

  // Asked of each entry of large folders: all but the strangest names end it at once.
  private static func foreignEntry(_ path: String) -> FolderEntry? {
    let file = FilePath(path)
    guard file.name.unicodeScalars.contains("\u{FFFD}") else { return nil }
    var status = stat()
    // U+FFFD may stand in a name, and then leads somewhere.
    guard lstat(path, &status) != 0 else { return nil }
    return listing(file.folder)?.first { $0.name == file.name }
  }
}
