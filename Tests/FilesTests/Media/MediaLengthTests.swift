import Files
import Notifications
import TestSupport
import Testing

@Suite("How long sounds and films are")
struct MediaLengthTests {
  @Test("V14: it is what the file's header or index says", arguments: Self.files)
  func lengths(name: String, bytes: [UInt8], milliseconds: Int64?) throws {
    let folder = try ScratchFolder()
    try folder.write(bytes, to: name)
    #expect(MediaFile(folder(name))?.length?.milliseconds == milliseconds)
  }

  static let files: [(String, [UInt8], Int64?)] = [
    ("beep.wav", wave(rate: 8000, count: 12_000), 1500),
    ("odd.wav", wave(rate: 8000, count: 8000, before: chunk("LIST", [1, 2, 3, 0], 3)), 1000),
    ("still.wav", wave(rate: 0, count: 8000), nil),
    ("bell.aiff", aiff(frames: 22_050, exponent: 16383 + 15, mantissa: 44_100 << 16), 500),
    ("bell-broken.aiff", aiff(frames: 22_050, exponent: 0x7fff, mantissa: 1), nil),
    ("film.mp4", movie(scale: 600, duration: 900), 1500),
    ("long.mp4", movie(scale: 1, duration: 0xffff_ffff), nil),
    ("endless.mp4", movie(scale: 90_000, duration: 0xffff_ffff), nil),
    ("hours.mp4", movie(scale: 90_000, duration: 0xffff_fffe), 47_721_859),
    ("longer.mp4", movie(scale: 600, long: 900), 1500),
    ("longest.mp4", movie(scale: 90_000, long: .max), nil),
    ("cut.mp4", Array(movie(scale: 600, duration: 900).dropLast(4)), nil),
    ("small.avi", interleaved(microseconds: 40_000, frames: 50), 2000),
    ("song.mp3", [0xff, 0xfb, 0x90, 0x00] + zeros(15_996), 1000),
    (
      "tagged.mp3",
      Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 2, 9, 9, 0xff, 0xfb, 0x90, 0] + zeros(15_996), 1000
    ),
    (
      "counted.mp3", [0xff, 0xfb, 0x90, 0] + zeros(32) + Array("Xing".utf8) + big(1) + big(100),
      2612
    ),
    (
      "uncounted.mp3",
      [0xff, 0xfb, 0x90, 0] + zeros(32) + Array("Info".utf8) + big(1) + zeros(15_956), 1000
    ),
    ("checked.mp3", [0xff, 0xfa, 0x90, 0x00] + zeros(15_996), 1000),
    (
      "counted-checked.mp3",
      [0xff, 0xfa, 0x90, 0] + zeros(32) + Array("Xing".utf8) + big(1) + big(100), 2612
    ),
    ("mute.mp3", [0xff, 0xfb, 0xf0, 0x00] + zeros(100), nil),
    ("loop.mp4", big(24) + Array("ftypisom".utf8) + zeros(12) + big(0) + Array("free".utf8), nil),
  ]

  @Test(
    "What a fixture says is what the file says",
    arguments: [("boat.mp4", 12_500), ("waves.m4a", 48_000)])
  func fixtures(name: String, milliseconds: Int64) {
    let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/"
    #expect(MediaFile(media + name)?.length == Interval(milliseconds: milliseconds))
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
  private static func big(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
  private static func little(_ number: UInt32) -> [UInt8] { big(number).reversed() }
  private static func chunk(_ name: String, _ bytes: [UInt8], _ count: Int) -> [UInt8] {
    Array(name.utf8) + little(UInt32(count)) + bytes
  }

  private static func wave(rate: UInt32, count: Int, before: [UInt8] = []) -> [UInt8] {
    let format = zeros(8) + little(rate) + zeros(4)
    return Array("RIFF".utf8) + little(0) + Array("WAVE".utf8) + before + chunk("fmt ", format, 16)
      + chunk("data", zeros(count), count)
  }

  private static func aiff(frames: UInt32, exponent: UInt16, mantissa: UInt32) -> [UInt8] {
    let common: [UInt8] =
      [0, 1] + big(frames) + [0, 16] + Array(big(UInt32(exponent)).suffix(2)) + big(mantissa)
      + zeros(4)
    return Array("FORM".utf8) + big(0) + Array("AIFFCOMM".utf8) + big(18) + common
  }

  private static func movie(scale: UInt32, duration: UInt32) -> [UInt8] {
    movie(header: zeros(12) + big(scale) + big(duration))
  }

  /// The same with times of 64 bits.
  private static func movie(scale: UInt32, long duration: UInt64) -> [UInt8] {
    let halves = big(UInt32(duration >> 32)) + big(UInt32(truncatingIfNeeded: duration))
    return movie(header: [1] + zeros(19) + big(scale) + halves)
  }

  private static func movie(header: [UInt8]) -> [UInt8] {
    let box = big(UInt32(header.count + 8)) + Array("mvhd".utf8) + header
    return big(16) + Array("ftypmp42".utf8) + zeros(4) + big(16) + Array("mdat".utf8) + zeros(8)
      + big(UInt32(box.count + 8)) + Array("moov".utf8) + box
  }

  private static func interleaved(microseconds: UInt32, frames: UInt32) -> [UInt8] {
    let header = little(microseconds) + zeros(12) + little(frames)
    return Array("RIFF".utf8) + little(0) + Array("AVI LIST".utf8) + little(0) + Array("hdrl".utf8)
      + Array("avih".utf8) + little(56) + header
  }
}
