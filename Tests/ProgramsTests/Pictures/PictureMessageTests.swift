import Notifications
import TerminalCore
import Testing

@testable import Programs

@Suite("A picture on its way from the process that decodes it")
struct PictureMessageTests {
  private func animation(
    _ frames: Int, _ width: Int, _ height: Int, _ random: inout SplitMix
  ) throws -> AnimatedPicture {
    let pictures = try (0..<frames).map { _ in
      let pixels = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
      return try #require(Picture(width: width, height: height, pixels: pixels))
    }
    let delays = (0..<frames).map { _ in
      Duration.milliseconds(Int.random(in: 20...70_000, using: &random))
    }
    return try #require(AnimatedPicture(frames: pictures, delays: delays))
  }

  @Test("What is written is read again, pixel for pixel and delay for delay")
  func roundTrip() throws {
    var random = SplitMix(seed: 11)
    for frames in [1, 2, 7] {
      for (width, height) in [(1, 1), (3, 2), (1, 300), (257, 1)] {
        let picture = try animation(frames, width, height, &random)
        let bytes = PictureMessage.bytes(of: picture)
        #expect(
          bytes.count == PictureMessage.headerBytes(frames: frames) + frames * width * height * 4)
        #expect(PictureMessage.picture(bytes) == picture)
      }
    }
  }

  @Test("Cut anywhere, or with a byte more, it is none")
  func cut() throws {
    var random = SplitMix(seed: 12)
    let bytes = PictureMessage.bytes(of: try animation(3, 2, 2, &random))
    for count in 0..<bytes.count {
      #expect(PictureMessage.picture(Array(bytes.prefix(count))) == nil, "\(count) bytes")
    }
    #expect(PictureMessage.picture(bytes + [0]) == nil)
  }

  /// Width, height and the number of frames as a broken writer could give them.
  private static let headers: [(numbers: [UInt32], pixels: Int)] = [
    ([0, 1, 1], 4), ([1, 0, 1], 4), ([1, 1, 0], 4), ([1, 1, 1001], 4004),
    ([.max, .max, 1], 4), ([.max, 1, 1], 8), ([1, 1, .max], 4), ([2, 2, 1], 4), ([1, 1, 2], 6),
    ([1 << 31, 1 << 31, 1], 0), ([1, 1, 1], 0),
  ]

  @Test(
    "A header that does not fit what follows, or that no picture has, is none", arguments: headers)
  func hostile(row: (numbers: [UInt32], pixels: Int)) {
    let header = row.numbers.flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
    }
    let delays = Array(repeating: UInt8(50), count: 4 * Int(min(row.numbers[2], 1001)))
    let pixels = Array(repeating: UInt8(1), count: row.pixels)
    #expect(PictureMessage.picture(header + delays + pixels) == nil)
  }

  @Test(
    "A decoder is asked for a width and a height from 1 to 4096, and nothing besides",
    arguments: [
      (["1", "1"], true), (["4096", "4096"], true), (["480", "270"], true), (["0", "10"], false),
      (["10", "4097"], false), (["-5", "10"], false), (["10"], false), (["10", "10", "10"], false),
      (["10", "10", "x"], false), (["x", "10", "10"], false), (["10.0", "10"], false), ([], false),
    ])
  func arguments(arguments: [String], isTaken: Bool) {
    #expect((PictureDecoding(arguments) != nil) == isTaken)
  }

  @Test("Fitted into a room it is no larger than that or than it was, and keeps its proportions")
  func scaled() throws {
    let extents = [(1, 1), (480, 480), (1000, 10), (10, 1000), (321, 123), (7, 5)]
    for (width, height) in extents {
      for room in [(1, 1), (480, 480), (100, 50), (3, 4000)] {
        let decoding = try #require(PictureDecoding(["\(room.0)", "\(room.1)"]))
        var pixels = Array(repeating: UInt8(200), count: width * height * 4)
        let picture = try pixels.withUnsafeMutableBufferPointer { buffer in
          try decoding.scaled(try #require(buffer.baseAddress), width, height, into: room)
        }
        #expect(picture.width <= min(room.0, width) && picture.height <= min(room.1, height))
        let scale = min(1, Double(room.0) / Double(width), Double(room.1) / Double(height))
        #expect(abs(Double(picture.width) - max(1, Double(width) * scale)) <= 0.5)
        #expect(abs(Double(picture.height) - max(1, Double(height) * scale)) <= 0.5)
        #expect(picture.pixels.allSatisfy { $0 == 200 }, "one color stays that color")
      }
    }
  }

  @Test(
    "What the decoder says of its insides is said in the reader's words",
    arguments: [
      (
        "Image not of any known type, or corrupt",
        "it is neither PNG nor JPEG nor GIF, or broken from the start"
      ),
      ("unknown image type", "it is neither PNG nor JPEG nor GIF, or broken from the start"),
      ("too large", "its header asks for too many pixels"),
      ("Image too large to decode", "its header asks for too many pixels"),
      ("outofmem", "it needs too much memory"),
      ("bad huffman code", "it is broken (bad huffman code)"),
    ])
  func reasons(reason: String, words: String) {
    #expect(PictureFailure(decoderReason: reason).words == words)
  }
}
