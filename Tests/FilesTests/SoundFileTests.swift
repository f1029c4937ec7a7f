import Notifications
import Testing

@testable import Files

@Suite("Sound files")
struct SoundFileTests {
  @Test("R12: the length of AIFF, WAV and CAF files is told from their heads")
  func lengths() {
    #expect(SoundFile.seconds(of: wave(bytesPerSecond: 1000, count: 2500)) == 2.5)
    #expect(SoundFile.seconds(of: aiff(frames: 44_100 * 31)) == 31)
    #expect(SoundFile.seconds(of: caf(frames: 66_150)) == 1.5)
    #expect(SoundFile.seconds(of: Array("ID3 no such thing".utf8)) == nil)
    #expect(SoundFile.seconds(of: []) == nil)
  }

  @Test("R12, V14: a sound is as long when it is attached as when it is played")
  func attached() throws {
    let folder = try TemporaryFolder([:])
    for (name, bytes) in [
      ("a.wav", wave(bytesPerSecond: 1000, count: 2500)), ("a.aiff", aiff(frames: 44_100 * 31)),
    ] {
      try folder.write(bytes, to: name)
      let length = try #require(MediaFile(folder(name))?.length)
      #expect(SoundFile.seconds(of: bytes) == Double(length.milliseconds) / 1000)
    }
  }

  @Test("R12: the less of a sound file is there, the shorter it plays, and at its head not at all")
  func cutOff() {
    for whole in [wave(bytesPerSecond: 10, count: 30), aiff(frames: 1), caf(frames: 9)] {
      let lengths = (0...whole.count).map { SoundFile.seconds(of: Array(whole.prefix($0))) }
      #expect(lengths.prefix(12).allSatisfy { $0 == nil } && (lengths.last ?? nil) != nil)
      #expect(lengths.map { $0 ?? 0 } == lengths.map { $0 ?? 0 }.sorted())
    }
  }

  @Test("R6, R12: a bundle plays what lies in it and in Library/Sounds, below 30 s")
  func playable() throws {
    let folder = try TemporaryFolder(["A.app/Library/Sounds/none.txt": "x"])
    let root = folder("A.app")
    try folder.write(aiff(frames: 44_100), to: "A.app/short.aiff")
    try folder.write(aiff(frames: 44_100 * 30), to: "A.app/long.aiff")
    try folder.write(wave(bytesPerSecond: 1000, count: 10), to: "A.app/Library/Sounds/bell.wav")
    #expect(SoundFile.playable(in: FilePath(root)) == ["short.aiff", "bell.wav"])
  }

  @Test("Y27: a file whose head is none of a sound's is not played, whatever it is called")
  func unreadable() throws {
    let folder = try TemporaryFolder(["A.app/text.caf": "not a sound", "A.app/empty.wav": ""])
    try folder.write(caf(frames: 9), to: "A.app/bell.caf")
    try folder.write(Array(caf(frames: 9).prefix(30)), to: "A.app/cut.caf")
    try folder.write(Array(aiff(frames: 1).prefix(15)), to: "A.app/cut.aiff")
    #expect(SoundFile.playable(in: FilePath(folder("A.app"))) == ["bell.caf"])
  }

  @Test("R12: a compressed file that does not say how long it is is played")
  func compressed() throws {
    let folder = try TemporaryFolder(["A.app/x": ""])
    let whole = wave(bytesPerSecond: 0, count: 10)
    try folder.write(whole, to: "A.app/bell.wav")
    #expect(SoundFile.seconds(of: whole) == nil)
    #expect(SoundFile.playable(in: FilePath(folder("A.app"))) == ["bell.wav"])
  }

  private func big(_ number: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private func little(_ number: UInt64, _ count: Int) -> [UInt8] { big(number, count).reversed() }

  private func wave(bytesPerSecond: UInt64, count: Int) -> [UInt8] {
    Array("RIFF".utf8) + little(0, 4) + Array("WAVEfmt ".utf8) + little(16, 4) + little(1, 4)
      + little(1000, 4) + little(bytesPerSecond, 4) + little(0, 4) + Array("data".utf8)
      + little(UInt64(count), 4) + Array(repeating: 0, count: count)
  }

  // 44,100 as an 80-bit float.
  private func aiff(frames: UInt64) -> [UInt8] {
    let common = big(1, 2) + big(frames, 4) + big(16, 2) + big(0x400E, 2) + big(0xAC44 << 48, 8)
    return Array("FORM".utf8) + big(0, 4) + Array("AIFFCOMM".utf8) + big(18, 4) + common
  }

  private func caf(frames: UInt64) -> [UInt8] {
    let description =
      big(Double(44_100).bitPattern, 8) + Array("lpcm".utf8) + big(0, 4) + big(2, 4) + big(1, 4)
      + big(1, 4) + big(16, 4)
    return Array("caff".utf8) + big(1 << 16, 4) + Array("desc".utf8) + big(32, 8) + description
      + Array("pakt".utf8) + big(24, 8) + big(1, 8) + big(frames, 8) + big(0, 8)
  }
}
