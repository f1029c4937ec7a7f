import Files
import Glibc

/// A file for its owner's eyes only, whole or not there.
enum KeyFile {
  /// A file that is there is replaced as a whole: a reader has the old one or the new one.
  ///
  /// - Throws: Where it cannot be written, with why.
  static func write(_ bytes: [UInt8], to path: String) throws(Unwritten) {
    guard WholeWrite.replace(path, with: bytes) else {
      throw Unwritten(path: path, words: errno.writingErrorWords)
    }
  }

  /// Says that the system did not let a file be written.
  struct Unwritten: Error, CustomStringConvertible {
    let path: String
    /// Why, as `Int32.writingErrorWords` has it.
    let words: String

    var description: String { "\(path) cannot be written: \(words)" }
  }
}
