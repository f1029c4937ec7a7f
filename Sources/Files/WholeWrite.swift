import Glibc

/// Writes that leave nothing half done behind on a full disk.
package enum WholeWrite {
  /// Adds bytes at the end of a file: all of them, or none.
  ///
  /// - Parameters:
  ///   - bytes: Usually one line, which readers may see at any time.
  ///   - descriptor: The file, opened for appending.
  ///   - end: How long it is, in bytes.
  /// - Returns: How long it is now; nil where not all could be written, with the reason in `errno`.
  package static func append(_ bytes: [UInt8], to descriptor: Int32, at end: Int) -> Int? {
    guard bytes.withUnsafeBytes({ all($0, to: descriptor) }) else {
      let reason = errno
      // The next line would be glued to the half that is there.
      _ = ftruncate(descriptor, end)
      errno = reason
      return nil
    }
    return end + bytes.count
  }

  /// Writes bytes where a file stands.
  ///
  /// - Returns: Whether all were written; else with the reason in `errno`, and some may be there.
  static func all(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Puts bytes in the place of all that a file holds; its owner alone may read it.
  ///
  /// Written beside the file and moved into its place, so a reader has the old bytes or the new
  /// ones. A link is replaced, not what it leads to.
  ///
  /// - Returns: Whether it was done; else the file is as it was.
  @discardableResult
  package static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let temporary = "\(path).\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    let isWhole = append(bytes, to: descriptor, at: 0) != nil
    close(descriptor)
    if isWhole, rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }
}
