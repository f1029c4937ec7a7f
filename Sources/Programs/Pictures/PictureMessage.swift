import TerminalCore

/// A picture as the child process writes it: width, height and the number of frames, how many
/// milliseconds each stays, all of four bytes each, the lowest first; and the pixels.
enum PictureMessage {
  /// A message of more frames is none.
  static let mostFrames = 1000

  // Width, height and the number of frames.
  private static let extentBytes = 12

  /// How many bytes a message has before its pixels.
  static func headerBytes(frames: Int) -> Int { extentBytes + 4 * frames }

  /// The message for a picture: its header, then the pixels of each frame as they are.
  ///
  /// - Parameter picture: Four bytes a pixel.
  static func bytes(of picture: AnimatedPicture) -> [UInt8] {
    let delays = picture.delays.map { Int($0 / .milliseconds(1)) }
    let header = [picture.first.width, picture.first.height, delays.count] + delays
    return header.flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    } + picture.frames.flatMap(\.pixels)
  }

  /// Nil where the bytes are none, since their writer cannot be trusted.
  ///
  /// - Returns: Nil also where the number of pixels is not what the extent says.
  static func picture(_ bytes: [UInt8]) -> AnimatedPicture? {
    guard bytes.count > extentBytes else { return nil }
    let (width, height) = (number(bytes[0..<4]), number(bytes[4..<8]))
    let count = number(bytes[8..<12])
    guard (1...mostFrames).contains(count), bytes.count > headerBytes(frames: count) else {
      return nil
    }
    let pixels = bytes[headerBytes(frames: count)...]
    guard pixels.count % count == 0 else { return nil }
    let frames = (0..<count).compactMap { frame in
      let start = pixels.startIndex + frame * (pixels.count / count)
      return Picture(
        width: width, height: height, pixels: Array(pixels[start..<start + pixels.count / count]))
    }
    let delays = (0..<count).map { frame in
      Duration.milliseconds(
        number(bytes[headerBytes(frames: frame)..<headerBytes(frames: frame + 1)]))
    }
    return AnimatedPicture(frames: frames, delays: delays)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
