/// A file's bytes as they were read, with its path: what all of its parts have in common.
///
/// A class: parts are kept by the thousand, and each is no larger for it.
package final class FileText: Sendable {
  /// The path as it was given.
  let path: String
  /// All of them, or the part of them that is kept.
  let bytes: ArraySlice<UInt8>
  /// What stands in the file, where some of the bytes were filled in; nil where all are the file's.
  let written: WrittenText?
  /// Says that they will not be looked at soon, so that their memory may be taken back; nil where all
  /// of it stays.
  let release: (@Sendable () -> Void)?

  package init(
    _ bytes: ArraySlice<UInt8>, path: String, written: WrittenText? = nil,
    release: (@Sendable () -> Void)? = nil
  ) {
    (self.bytes, self.path, self.written) = (bytes, path, written)
    self.release = release
  }
}
