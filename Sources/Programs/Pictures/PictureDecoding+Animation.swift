internal import CPicture
import Glibc
import TerminalCore

extension PictureDecoding {
  /// All frames of a GIF that moves; nil for other files, and where they are too many pixels, so
  /// that its first frame has to do.
  func animation(_ file: [UInt8]) -> AnimatedPicture? {
    let count = GIFFrames.count(in: file)
    var (width, height, channels): (Int32, Int32, Int32) = (0, 0, 0)
    guard count > 1,
      stbi_info_from_memory(file, Int32(clamping: file.count), &width, &height, &channels) == 1,
      Int(width) * Int(height) <= Self.mostPixels / count
    else { return nil }
    var (layers, delays): (Int32, UnsafeMutablePointer<Int32>?) = (0, nil)
    let pixels = stbi_load_gif_from_memory(
      file, Int32(clamping: file.count), &delays, &width, &height, &layers, &channels, 4)
    defer {
      stbi_image_free(pixels)
      stbi_image_free(delays)
    }
    guard let pixels, let delays, layers > 1, width > 0, height > 0 else { return nil }
    return animation(
      pixels, UnsafeBufferPointer(start: delays, count: Int(layers)), Int(width), Int(height))
  }

  // Of very many frames each stands for some that follow it.
  private func animation(
    _ pixels: UnsafeMutablePointer<UInt8>, _ delays: UnsafeBufferPointer<Int32>, _ width: Int,
    _ height: Int
  ) -> AnimatedPicture? {
    let step = (delays.count + Self.mostFrames - 1) / Self.mostFrames
    let starts = Array(stride(from: 0, to: delays.count, by: step))
    let room = room(forFrames: starts.count)
    let frames = starts.compactMap { start in
      try? scaled(pixels + start * width * height * 4, width, height, into: room)
    }
    let times = starts.map { start in
      delays[start..<min(start + step, delays.count)].reduce(Duration.zero) { time, delay in
        time + .milliseconds(delay < 20 ? 100 : Int(delay))
      }
    }
    return AnimatedPicture(frames: frames, delays: times)
  }

  private func room(forFrames count: Int) -> (width: Int, height: Int) {
    let share = Double(Self.mostFramePixels) / Double(count * room.width * room.height)
    let scale = min(1, share.squareRoot())
    return (
      max(1, Int(Double(room.width) * scale)), max(1, Int(Double(room.height) * scale))
    )
  }

  private static let mostFrames = 120
  /// The pixels of all frames that are answered at most.
  static let mostFramePixels = 4_000_000
}
