import Notifications
import Synchronization

/// What an editor holds of files and has not saved: readers get it in place of what is on the disk.
///
/// One list for the process, as there is one disk: files are read at the ends of long ways, by
/// readers that know nothing of editors. Empty but in the language server.
package enum UnsavedTexts {
  private struct Text {
    let bytes: [UInt8]
    // However a reader spells the path.
    let identity: FileIdentity
    let folder: ExactText
  }

  private static let texts = Mutex<[ExactText: Text]>([:])

  /// Lets readers get a text in place of a file, until it is forgotten.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - path: The whole path; nothing need be there.
  package static func keep(_ bytes: [UInt8], at path: String) {
    let folder = ExactText(FilePath(path).folder)
    let text = Text(bytes: bytes, identity: identity(of: path), folder: folder)
    texts.withLock { $0[ExactText(path)] = text }
  }

  /// Lets readers get the file again.
  package static func forget(_ path: String) {
    texts.withLock { $0[ExactText(path)] = nil }
  }

  /// What is held of a file; nil where it is read from the disk.
  static func bytes(of path: String) -> [UInt8]? {
    let texts = texts.withLock { $0 }
    if texts.isEmpty { return nil }
    if let text = texts[ExactText(path)] { return text.bytes }
    let wanted = identity(of: path)
    let owners = Set(texts.filter { $0.value.identity == wanted }.keys).inOrder
    // An editor that saves by renaming leaves the number of the file to whatever is made next.
    return owners.first { identity(of: $0) == wanted }.flatMap { texts[ExactText($0)]?.bytes }
  }

  /// Whether something is held of a file.
  static func holds(_ path: String) -> Bool { bytes(of: path) != nil }

  /// The names of what is held and was never saved in a folder: of files, and of the
  /// folders around them that are made with them.
  ///
  /// - Parameter folder: It may be one of those folders.
  /// - Returns: In no order; those that were saved just now may be among them.
  static func names(in folder: String) -> [String] {
    let unsaved = texts.withLock { $0 }.filter { !$0.value.identity.isOnDisk }
    if unsaved.isEmpty { return [] }
    let wanted = identity(of: folder)
    // The disk is asked once about each: thousands may lie in one.
    let folders = Set(unsaved.values.map(\.folder))
    let own = folders.filter { identity(of: $0.text) == wanted }
    let made = folders.subtracting(own).map { FilePath($0.text) }.filter {
      FileIdentity(onDisk: $0.text) == nil && identity(of: $0.folder) == wanted
    }
    return made.map(\.name)
      + unsaved.filter { own.contains($0.value.folder) }.map { FilePath($0.key.text).name }
  }

  private static func identity(of path: String) -> FileIdentity {
    FileIdentity(onDisk: path) ?? FileIdentity(unsaved: path)
  }
}
