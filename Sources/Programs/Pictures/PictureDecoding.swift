internal import CPicture
import Files
import Glibc
import TerminalCore

/// Our own executable in another role: a process that reads a picture's file on standard input and
/// writes its pixels to standard output.
///
/// The decoder is not meant for hostile files: whatever becomes of it here becomes of this process
/// alone, which has limits and nothing to lose.
package struct PictureDecoding {
  /// The first argument that puts our executable into this role. The greatest width
  /// and height in pixels follow.
  package static let command = "decode-picture"

  /// Pictures of more pixels are not decoded, whatever little of them would be shown.
  static let mostPixels = 64_000_000

  /// The greatest width and height of what is answered.
  let room: (width: Int, height: Int)

  /// From the words after the command; nil where they are not what `PictureDecoder` writes.
  ///
  /// - Parameter arguments: Two numbers from 1 to 4096.
  package init?(_ arguments: [String]) {
    let numbers = arguments.compactMap { Int($0) }
    guard arguments.count == 2, numbers.count == 2, numbers.allSatisfy((1...4096).contains) else {
      return nil
    }
    room = (numbers[0], numbers[1])
  }

  /// Decodes what is on standard input; a reason goes to standard error.
  ///
  /// Blocks until standard input ends.
  ///
  /// - Returns: The exit status.
  package func run() -> Int32 {
    do throws(PictureFailure) {
      let file = Self.input()
      let moving = animation(file)
      let picture = if let moving { moving } else { AnimatedPicture(try decoded(file)) }
      return Self.write(PictureMessage.bytes(of: picture), to: STDOUT_FILENO) ? 0 : 1
    } catch {
      _ = Self.write(Array("\(error.words)\n".utf8), to: STDERR_FILENO)
      return 1
    }
  }

  private func decoded(_ file: [UInt8]) throws(PictureFailure) -> Picture {
    var (width, height, channels): (Int32, Int32, Int32) = (0, 0, 0)
    let count = Int32(clamping: file.count)
    // Where the header cannot be read, decoding fails at it too, and says more.
    let isReadable = stbi_info_from_memory(file, count, &width, &height, &channels) == 1
    guard !isReadable || Int(width) * Int(height) <= Self.mostPixels else {
      throw PictureFailure("\(width) × \(height) pixels are too many")
    }
    let pixels = stbi_load_from_memory(file, count, &width, &height, &channels, 4)
    guard let pixels, width > 0, height > 0 else { throw Self.failure() }
    defer { stbi_image_free(pixels) }
    return try scaled(pixels, Int(width), Int(height), into: room)
  }

  /// Pixels as a picture that fits into a room; no larger than it is.
  func scaled(
    _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
    into room: (width: Int, height: Int)
  ) throws(PictureFailure) -> Picture {
    let shrink = max(1, Double(width) / Double(room.width), Double(height) / Double(room.height))
    let newWidth = max(1, min(room.width, Int((Double(width) / shrink).rounded())))
    let newHeight = max(1, min(room.height, Int((Double(height) / shrink).rounded())))
    let source = UnsafeBufferPointer(start: pixels, count: width * height * 4)
    let scaler = PictureScaler(source, width: width, height: height)
    let result = scaler.scaled(width: newWidth, height: newHeight)
    guard let picture = Picture(width: newWidth, height: newHeight, pixels: result) else {
      throw PictureFailure("it has no pixels")
    }
    return picture
  }

  private static func failure() -> PictureFailure {
    guard let reason = stbi_failure_reason() else { return PictureFailure("it is broken") }
    return PictureFailure(decoderReason: String(cString: reason))
  }

  private static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = buffer.withUnsafeMutableBufferPointer { WaitingRead.read(STDIN_FILENO, into: $0) }
      if count <= 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { WaitingWrite.write($0, to: descriptor) }
  }
}
