import Glibc

/// What stands in a folder under a name.
struct FolderEntry: Equatable, Sendable {
  /// Its name there.
  let name: String
  /// What it is, so far as the folder knows; nil for a link, and where each file has to be asked.
  let kind: FileKind?

  /// Whether it is a folder, or a link to one.
  ///
  /// - Parameter place: Where it stands.
  func isFolder(in place: String) -> Bool {
    (kind ?? FileKind(path: FilePath(place).appending(name))) == .folder
  }
}

extension FileKind {
  /// The kind as `readdir(3)` tells it.
  init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .folder
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }
}
