import Glibc

/// What others write to this process as they like.
enum StandardInput {
  /// What is there, once something is; nil at the end.
  static func available() -> [UInt8]? {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, used in
      var count = read(STDIN_FILENO, buffer.baseAddress, 1 << 16)
      while count < 0 && errno == EINTR { count = read(STDIN_FILENO, buffer.baseAddress, 1 << 16) }
      if count < 0 { failure = errno }
      used = max(0, count)
    }
    return failure != 0 || bytes.isEmpty ? nil : bytes
  }
}
