import Files
import Notifications
import TerminalCore
import TestSupport
import TestTraits
import Testing

@testable import Programs

@Suite("Pictures out of files", .waitsOutside)
struct PictureDecoderTests {
  private static let media = Checkout.path + "/Fixtures/Apps/Album.app/Media/"

  private func file(_ name: String) throws -> [UInt8] {
    try SourceFile.read(Self.media + name).bytes
  }

  private func decoded(
    _ file: [UInt8], room: (Int, Int) = (480, 480)
  ) -> Result<Picture, PictureFailure> {
    PictureDecoder.picture(file, room: room, launcher: .ofBuiltProgram)
  }

  private func reason(_ file: [UInt8]) -> String? {
    guard case .failure(let failure) = decoded(file) else { return nil }
    return failure.words
  }

  @Test(
    "PNG, JPEG and the first frame of a GIF are read",
    arguments: [
      ("beach.jpg", 320, 240), ("beach.png", 240, 180), ("chart.png", 256, 160),
      ("logo.png", 96, 96), ("waves.gif", 96, 64),
    ])
  func reads(name: String, width: Int, height: Int) throws {
    let picture = try decoded(file(name)).get()
    #expect((picture.width, picture.height) == (width, height))
    // Something is to be seen: not all pixels are the same.
    #expect(
      Set(stride(from: 0, to: picture.pixels.count, by: 4).map { picture.pixels[$0] }).count > 3)
  }

  @Test("A logo can be seen through outside of its circle")
  func seeThrough() throws {
    let picture = try decoded(file("logo.png")).get()
    #expect(picture.pixels[3] < 8)
    #expect(picture.pixels[(48 * 96 + 48) * 4 + 3] == 255)
  }

  @Test("A picture larger than wanted comes smaller, with its proportions")
  func scaled() throws {
    let picture = try decoded(file("beach.jpg"), room: (100, 100)).get()
    #expect((picture.width, picture.height) == (100, 75))
    let narrow = try decoded(file("beach.jpg"), room: (400, 1)).get()
    #expect((narrow.width, narrow.height) == (1, 1))
  }

  @Test("A picture can be decoded while something else goes on")
  func steps() throws {
    let decoder = PictureDecoder(try file("waves.gif"), launcher: .ofBuiltProgram)
    while decoder.result == nil {
      #expect(!decoder.polls.isEmpty)
      decoder.step()
    }
    #expect(decoder.polls.isEmpty)
    #expect(try decoder.result?.get().first.width == 96)
    #expect(try decoder.result?.get().frames.count == 3)
  }

  @Test("What is no picture has a reason")
  func noPicture() throws {
    let none = "it is neither PNG nor JPEG nor GIF, or broken from the start"
    #expect(reason([]) == none)
    #expect(reason(Array("Dear all".utf8)) == none)
    #expect(reason(try file("boat.mp4")) == none)
    // A kind of picture that is not read: it has to be compiled in to be attacked.
    #expect(reason([0x42, 0x4D] + Array(repeating: 0, count: 60)) == none)
  }

  @Test("A header of 200 megapixels, or of none, ends in a reason")
  func headers() throws {
    #expect(reason(Self.png(20_000, 10_000)) == "its header asks for too many pixels")
    #expect(reason(Self.png(16_000, 12_500)) == "16000 × 12500 pixels are too many")
    #expect(try SecurityPage.most(of: "pixels of a picture") == "64 million")
    #expect(reason(Self.png(16_000, 4001)) == "16000 × 4001 pixels are too many")
    #expect(reason(Self.png(16_000, 4000))?.contains("too many") == false)
    #expect(reason(Self.png(1 << 31 - 1, 1 << 31 - 1)) != nil)
    #expect(reason(Self.png(0, 10)) != nil)
    #expect(reason(Self.png(10, 0)) != nil)
    #expect(reason(Array("GIF89a".utf8) + [0, 0, 0, 0, 0xF7, 0, 0]) != nil)
    #expect(reason(Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x3B]) != nil)
  }

  @Test("Files cut anywhere, and with bytes changed, end in a picture or a reason")
  func hostile() throws {
    var random = SplitMix(seed: 7)
    for name in ["beach.jpg", "chart.png", "waves.gif"] {
      let whole = try file(name)
      for _ in 0..<12 {
        var broken = Array(whole.prefix(Int.random(in: 1...whole.count, using: &random)))
        for _ in 0..<Int.random(in: 0...20, using: &random) {
          broken[Int.random(in: 0..<broken.count, using: &random)] =
            UInt8.random(in: 0...255, using: &random)
        }
        switch decoded(broken) {
        case .success(let picture): #expect(picture.width > 0)
        case .failure(let failure):
          #expect(failure.words.hasPrefix("it"), "\(name): \(failure.words)")
        }
      }
    }
  }

  @Test("A small file of many pixels takes no longer than it may")
  func bomb() {
    var limits = PictureDecoder.limits
    limits.processorSeconds = 1
    let decoder = PictureDecoder(
      Self.png(7000, 7000), launcher: .ofBuiltProgram, limits: limits)
    while decoder.result == nil { decoder.step() }
    switch decoder.result {
    case .success(let picture)?: #expect(picture.first.width == 480)
    case .failure(let failure)?:
      #expect(
        failure.words == "decoding failed: it used more than the 1 s of the processor that it may")
    case nil: Issue.record("there is no result")
    }
  }

  /// A PNG of one bit a pixel without its pixels; what checks for damage is not checked.
  private static func png(_ width: Int, _ height: Int) -> [UInt8] {
    func bytes(_ number: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      bytes(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
    }
    let row = (width + 7) / 8 + 1
    var stream: [UInt8] = [0x78, 0x01]
    var rest = width > 10_000 ? 0 : row * height
    while rest > 0 {
      let count = min(rest, 65535)
      rest -= count
      let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
      stream += [rest == 0 ? 1 : 0, low, high, ~low, ~high] + Array(repeating: 0, count: count)
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(width) + bytes(height) + [1, 0, 0, 0, 0])
      + chunk("IDAT", stream) + chunk("IEND", [])
  }
}
