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
    guard bytes.withUnsafeBytes({ WaitingWrite.write($0, to: descriptor) }) else {
      let reason = errno
      // The next line would be glued to the half that is there.
      _ = ftruncate(descriptor, end)
      errno = reason
      return nil
    }
    return end + bytes.count
  }

  /// Puts bytes in the place of all that a file holds; its owner alone may read it.
  ///
  /// - Returns: Whether it was done; else the file is as it was, with the reason in `errno`.
  @discardableResult
  package static func replace(_ path: String, with bytes: [UInt8]) -> Bool {
    let new = replace(path) { new, _ in append(bytes, to: new, at: 0) != nil }
    guard let new else { return false }
    close(new)
    return true
  }

  /// Puts a file that its owner alone may read in the place of another.
  ///
  /// Written beside the file and moved into its place, so a reader has the old bytes or the new
  /// ones. A link is replaced, not what it leads to. A signal that ends the program waits until
  /// nothing of it lies beside any more.
  ///
  /// - Parameter fill: Writes to the new file, open for appending, and says whether that was done;
  ///   else with the reason in `errno`. Where it takes long, it calls `letEnd` in between: there a
  ///   signal may end the program, with the file as it was.
  /// - Returns: The new file, for the caller to close; nil where the file is as it was, with the
  ///   reason in `errno`.
  package static func replace(
    _ path: String, by fill: (_ new: Int32, _ letEnd: @escaping () -> Void) -> Bool
  ) -> Int32? {
    let signals = HeldSignals()
    defer { signals.letCome() }
    var template = TemporaryName.template(beside: path)
    let new = mkstemp(&template)
    guard new >= 0 else { return nil }
    let temporary = TemporaryName.path(template)
    _ = fcntl(new, F_SETFD, FD_CLOEXEC)
    _ = fcntl(new, F_SETFL, O_APPEND)
    let isFilled = fill(new) {
      guard signals.hasEnding else { return }
      unlink(temporary)
      signals.letCome()
    }
    if isFilled, rename(temporary, path) == 0 { return new }
    let reason = errno
    close(new)
    unlink(temporary)
    errno = reason
    return nil
  }
}
