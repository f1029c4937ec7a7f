internal import CPNG
import Glibc
import TerminalCore

/// A picture as the bytes of a PNG file.
enum PNGFile {
  /// The bytes; nil when there is no memory for them.
  static func bytes(of picture: Picture) -> [UInt8]? {
    var count: Int32 = 0
    guard
      let memory = cpng_write(
        picture.pixels, Int32(picture.width), Int32(picture.height), &count)
    else { return nil }
    defer { free(memory) }
    return Array(UnsafeBufferPointer(start: memory, count: Int(count)))
  }
}
