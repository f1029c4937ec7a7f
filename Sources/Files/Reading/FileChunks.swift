import Glibc

/// Goes through files a piece at a time, however large they are.
package enum FileChunks {
  /// Hands a regular file's bytes over, in order.
  ///
  /// - Parameters:
  ///   - path: Anything but a regular file is refused without waiting for it.
  ///   - take: Gets 128 KiB at a time; may be called before the reading fails.
  /// - Returns: False where there is no such file, it is none, or it cannot be read to its end.
  package static func read(_ path: String, _ take: ([UInt8]) -> Void) -> Bool {
    guard !FilePath.isCutShort(path) else { return false }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    while true {
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
        count = WaitingRead.read(descriptor, into: buffer)
        used = max(0, count)
      }
      if count <= 0 { return count == 0 }
      take(chunk)
    }
  }

  private static let size = 1 << 17
}
