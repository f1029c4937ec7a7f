import Files
import Glibc

/// Which journal of a folder was written last, kept beside the journals.
///
/// Dates do not tell it: the machine's clock may have been set back meanwhile.
package struct LastJournal: Equatable, Sendable {
  private let path: String

  /// - Parameter path: Of the file that names it; need not be there.
  package init(_ path: String) { self.path = path }

  /// The name of the journal that was written last; nil where none was.
  package var name: String? {
    guard let bytes = SourceFile.readIfThere(path, byteLimit: 1 << 12)?.bytes else { return nil }
    let name = bytes.prefix { $0 != 0x0A }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Where it is noted; below 0 where it cannot be.
  func open() -> Int32 { Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }

  /// Notes a name in the open file: what is left of a longer one stands behind the line feed.
  static func note(_ name: String, in descriptor: Int32) {
    guard descriptor >= 0 else { return }
    let line = Array((name + "\n").utf8)
    if isNoted(line, in: descriptor) { return }
    _ = pwrite(descriptor, line, line.count, 0)
  }

  // With each act it is noted again, as another session may have acted
  // meanwhile; nearly always none has.
  private static func isNoted(_ line: [UInt8], in descriptor: Int32) -> Bool {
    var noted = [UInt8](repeating: 0, count: line.count)
    return pread(descriptor, &noted, line.count, 0) == line.count && noted == line
  }
}
