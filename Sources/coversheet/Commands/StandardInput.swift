import Files
import Glibc

/// What others write to this process as they like.
enum StandardInput {
  /// What is there, once something is; nil at the end.
  static func available() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, used in
      used = max(0, WaitingRead.read(STDIN_FILENO, into: buffer))
    }
    return bytes.isEmpty ? nil : bytes
  }
}
