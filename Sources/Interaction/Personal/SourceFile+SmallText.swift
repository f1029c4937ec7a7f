import Files
import Notifications

extension SourceFile {
  /// What a small file that is kept between sessions says; empty where there is none.
  ///
  /// Read from the disk each time.
  ///
  /// - Throws: Where it cannot be read, has more than 4 KiB, or is no UTF-8: it is not to be
  ///   written over then.
  package static func smallText(_ path: String) throws(Diagnostic) -> String {
    guard let file = try readUnlessMissing(path, byteLimit: 4096) else { return "" }
    if let mistake = EncodingMistake(decoded: file.bytes) {
      throw mistake.diagnostic(file.bytes, path)
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
