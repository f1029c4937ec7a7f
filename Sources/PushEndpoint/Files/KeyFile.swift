import Files
import Glibc

/// A file for its owner's eyes only, whole or not there.
enum KeyFile {
  /// A file that is there is replaced as a whole: a reader has the old one or the new one.
  ///
  /// - Throws: Where it cannot be written, with the system's words.
  static func write(_ bytes: [UInt8], to path: String) throws(OpenSSLError) {
    guard WholeWrite.replace(path, with: bytes) else {
      throw OpenSSLError(path: path, String(cString: strerror(errno)))
    }
  }
}
