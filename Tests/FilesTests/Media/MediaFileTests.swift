import Notifications
import TestSupport
import Testing

@testable import Files

@Suite("Files to attach, from outside")
struct MediaFileTests {
  private static let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/"

  @Test(
    "V11: a file is what its first bytes say",
    arguments: [
      ("beach.jpg", MediaFormat.jpeg), ("beach.png", .png), ("chart.png", .png),
      ("logo.png", .png), ("waves.gif", .gif), ("boat.mp4", .mp4), ("waves.m4a", .m4a),
    ])
  func fixtures(name: String, format: MediaFormat) throws {
    let file = try #require(MediaFile(Self.media + name))
    #expect(file.format == format)
    #expect((60...10_000).contains(file.bytes))
  }

  @Test(
    "V13: a file is named as bundles are, wherever a scenario is played from",
    arguments: ["", "."])
  func folders(folder: String) {
    // Above the root is the root, so that the working directory does not matter.
    let path = String(repeating: "../", count: 64) + Self.media.dropFirst() + "beach.jpg"
    #expect(MediaSource(path, in: ["/nowhere", folder])?.path == path)
  }

  @Test(
    "V11: the first bytes of the other kinds",
    arguments: [
      ("RIFF____WAVEfmt ", MediaFormat.wav), ("RIFF____AVI LIST", .avi),
      ("FORM____AIFFCOMM", .aiff), ("FORM____AIFCFVER", .aiff), ("ID3\u{3}____________", .mp3),
      ("____ftypisom____", .mp4), ("____ftypM4A ____", .m4a),
      ("____ftypheic____", nil), ("____ftypmif1____", nil), ("____ftypavif____", nil),
      ("\u{0}\u{0}\u{1}", nil), ("RIFF____WEBPVP8 ", nil), ("RIFF", nil), ("", nil),
      ("Dear all, please", nil),
    ])
  func signatures(start: String, format: MediaFormat?) {
    #expect(MediaFormat(start: Array(start.utf8)) == format)
  }

  @Test("V11: MPEG and MPEG-2 differ in their first header")
  func mpeg() {
    #expect(MediaFormat(start: [0, 0, 1, 0xBA, 0x21, 0, 1, 0]) == .mpeg)
    #expect(MediaFormat(start: [0, 0, 1, 0xBA, 0x44, 0, 4, 0]) == .mpeg2)
    #expect(MediaFormat(start: [0, 0, 1, 0xB3, 0x14, 0, 0xF0, 0x13]) == .mpeg)
    #expect(MediaFormat(start: [0xFF, 0xFB, 0x90, 0]) == .mp3)
  }

  @Test("V11: an MP3 begins with a frame of layer III, of any version, with a checksum or without")
  func mp3() {
    let seconds = (0...255 as ClosedRange<UInt8>).filter {
      MediaFormat(start: [0xFF, $0, 0x90, 0]) == .mp3
    }
    #expect(seconds == [0xE2, 0xE3, 0xF2, 0xF3, 0xFA, 0xFB])
    #expect(MediaFormat(start: [0xFF]) == nil)
  }

  @Test("What is no file is none", arguments: ["/", "/dev/null", "/no/such/file", ""])
  func none(path: String) {
    #expect(MediaFile(path) == nil)
  }
}
