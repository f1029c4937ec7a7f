import Files
import Notifications

/// A file that holds a local notification of old: an archive, or JSON.
enum LegacyFile {
  /// Its properties.
  ///
  /// - Parameter path: At most 16 MiB.
  /// - Throws: The first complaint about a file that cannot be read.
  static func fields(_ path: String) throws(Diagnostic) -> LegacyFields {
    let file = try SourceFile.read(path, byteLimit: 1 << 24)
    if PropertyList.begins(file.bytes) { return try archive(file) }
    let document = JSONDocument.read(file.bytes, path: path, grammar: .ours)
    guard let root = document.root, !document.isBroken else {
      throw document.diagnostics.worst(at: Place(path))
    }
    return try LegacyFields(checking: root)
  }

  private static func archive(_ file: SourceFile) throws(Diagnostic) -> LegacyFields {
    let reading = PropertyList.archived(in: file.bytes, path: file.path)
    guard let list = reading.value else {
      throw reading.diagnostics.worst(at: Place(file.path))
    }
    return try LegacyFields(list)
  }
}
