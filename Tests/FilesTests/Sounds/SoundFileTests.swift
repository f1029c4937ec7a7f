import Glibc
import Notifications
import Synchronization
import Testing

@testable import Files

@Suite("Sound files")
struct SoundFileTests {
  @Test("R12: the length of AIFF, WAV and CAF files is told from their heads")
  func lengths() {
    #expect(SoundFile(wave(bytesPerSecond: 1000, count: 2500)).seconds == 2.5)
    #expect(SoundFile(aiff(frames: 44_100 * 31)).seconds == 31)
    #expect(SoundFile(caf(frames: 66_150)).seconds == 1.5)
    #expect(SoundFile(Array("ID3 no such thing".utf8)).seconds == nil)
    #expect(SoundFile([UInt8]()).seconds == nil)
  }

  @Test("R12, V14: a sound is as long when it is attached as when it is played")
  func attached() throws {
    let folder = try TemporaryFolder([:])
    for (name, bytes) in [
      ("a.wav", wave(bytesPerSecond: 1000, count: 2500)), ("a.aiff", aiff(frames: 44_100 * 31)),
    ] {
      try folder.write(bytes, to: name)
      let length = try #require(MediaFile(folder(name))?.length)
      #expect(SoundFile(bytes).seconds == Double(length.milliseconds) / 1000)
    }
  }

  @Test("R12: the less of a sound file is there, the shorter it plays, and at its head not at all")
  func cutOff() {
    for whole in [wave(bytesPerSecond: 10, count: 30), aiff(frames: 1), caf(frames: 9)] {
      let lengths = (0...whole.count).map { SoundFile(Array(whole.prefix($0))).seconds }
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

  @Test("Y27: a bundle is looked through once for all sounds that are missed, until it changes")
  func strayFolders() throws {
    let folder = try TemporaryFolder(["A.app/Media/far.wav": "", "A.app/en.lproj/near.wav": ""])
    let bundle = FilePath(folder("A.app"))
    let looks = Mutex(0)
    let strays = StrayFolders { looks.withLock { $0 += 1 } }
    for number in 0..<50 { #expect(strays.folder(with: "\(number).wav", in: bundle) == nil) }
    #expect(strays.folder(with: "far.wav", in: bundle) == "Media")
    #expect(strays.folder(with: "near.wav", in: bundle) == nil)
    #expect(looks.withLock(\.self) == 1)
    try folder.write(Array("x".utf8), to: "A.app/More/0.wav")
    // As if that came later than the clock of files can tell.
    var times = [timespec(), timespec(tv_sec: 1, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, bundle.text, &times, 0) == 0)
    #expect(strays.folder(with: "0.wav", in: bundle) == "More")
    #expect(looks.withLock(\.self) == 2)
  }

  @Test("Y27: a file whose head is none of a sound's is not played, whatever it is called")
  func unreadable() throws {
    let folder = try TemporaryFolder(["A.app/text.caf": "not a sound", "A.app/empty.wav": ""])
    try folder.write(caf(frames: 9), to: "A.app/bell.caf")
    try folder.write(Array(caf(frames: 9).prefix(30)), to: "A.app/cut.caf")
    try folder.write(Array(aiff(frames: 1).prefix(15)), to: "A.app/cut.aiff")
    #expect(SoundFile.playable(in: FilePath(folder("A.app"))) == ["bell.caf"])
  }

  @Test("R12: however large a sound is, its head tells how long it is")
  func large() throws {
    let folder = try TemporaryFolder(["A.app/x": ""])
    let head = wave(bytesPerSecond: 8 << 20, count: 0).dropLast(4) + little(80 << 20, 4)
    try folder.write(Array(head), to: "A.app/bell.wav")
    #expect(truncate(folder("A.app/bell.wav"), 81 << 20) == 0)
    #expect(SoundFile(folder("A.app/bell.wav"))?.seconds == 10)
    #expect(SoundFile.playable(in: FilePath(folder("A.app"))) == ["bell.wav"])
  }

  @Test("R12: what is no file, or leads out of the bundle, is not played")
  func noFile() throws {
    let folder = try TemporaryFolder(["A.app/inner.wav/x": "", "A.app/x": ""])
    try folder.write(wave(bytesPerSecond: 1000, count: 10), to: "bell.wav")
    #expect(symlink(folder("bell.wav"), folder("A.app/bell.wav")) == 0)
    #expect(SoundFile.playable(in: FilePath(folder("A.app"))) == [])
    #expect(SoundFile(folder("A.app/inner.wav")) == nil && SoundFile(folder("none.wav")) == nil)
  }

  @Test("R12: a compressed file that does not say how long it is is played")
  func compressed() throws {
    let folder = try TemporaryFolder(["A.app/x": ""])
    let whole = wave(bytesPerSecond: 0, count: 10)
    try folder.write(whole, to: "A.app/bell.wav")
    #expect(SoundFile(whole).seconds == nil)
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
