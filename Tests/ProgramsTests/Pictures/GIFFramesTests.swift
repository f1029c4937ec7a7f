import Files
import Notifications
import TestSupport
import Testing

@testable import Programs

@Suite("How many frames a GIF has")
struct GIFFramesTests {
  /// A part of a GIF as the format has it (GIF89a, sections 18 to 27).
  private enum Part: CaseIterable {
    case frame, coloredFrame, control, comment, emptyComment

    var bytes: [UInt8] {
      let blocks: [UInt8] = [3, 0x2C, 0x2C, 0x3B, 1, 0x21, 0]
      return switch self {
      case .frame: [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2] + blocks
      case .coloredFrame:
        [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x81] + Array(repeating: 0x2C, count: 12) + [2] + blocks
      case .control: [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
      case .comment: [0x21, 0xFE, 2, 0x2C, 0x2C, 0]
      case .emptyComment: [0x21, 0xFE, 0]
      }
    }

    var isFrame: Bool { self == .frame || self == .coloredFrame }
  }

  private func gif(_ parts: [Part], colors: Int? = nil, end: [UInt8] = [0x3B]) -> [UInt8] {
    let flags = colors.map { 0x80 | UInt8($0) } ?? 0
    let table = colors.map { Array(repeating: UInt8(0x2C), count: 3 << ($0 + 1)) } ?? []
    return Array("GIF89a".utf8) + [1, 0, 1, 0, flags, 0, 0] + table + parts.flatMap(\.bytes) + end
  }

  @Test(
    "Frames are counted whatever lies between them, and whatever their bytes look like",
    arguments: 1...6 as ClosedRange<UInt64>)
  func count(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let parts = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        Part.allCases.randomElement(using: &random) ?? .frame
      }
      let colors = Bool.random(using: &random) ? Int.random(in: 0...7, using: &random) : nil
      let file = gif(parts, colors: colors)
      #expect(GIFFrames.count(in: file) == parts.count { $0.isFrame }, "\(parts)")
    }
  }

  @Test("Without its end, or with something else behind it, it has the frames up to there")
  func ends() {
    #expect(GIFFrames.count(in: gif([.frame, .control, .frame], end: [])) == 2)
    #expect(GIFFrames.count(in: gif([.frame, .frame], end: [0x3B] + Part.frame.bytes)) == 2)
    #expect(GIFFrames.count(in: gif([.frame], end: [0x99] + Part.frame.bytes)) == 1)
  }

  @Test("Cut anywhere, it has never more frames than the whole, and ends")
  func cut() {
    let file = gif([.frame, .comment, .coloredFrame, .control, .frame], colors: 1)
    var last = 0
    for count in 0...file.count {
      let frames = GIFFrames.count(in: Array(file.prefix(count)))
      #expect(frames >= last && frames <= 3, "\(frames) frames in \(count) bytes")
      last = frames
    }
    #expect(last == 3)
  }

  @Test(
    "What is no GIF has none",
    arguments: [[], Array("GIF89a".utf8), Array("PNG89a.......,".utf8)] as [[UInt8]])
  func none(file: [UInt8]) { #expect(GIFFrames.count(in: file) == 0) }

  @Test("A GIF of the fixtures has as many as its decoder finds")
  func fixture() throws {
    let path = Checkout.path + "/Fixtures/Apps/Album.app/Media/waves.gif"
    #expect(GIFFrames.count(in: try SourceFile.read(path).bytes) == 3)
  }
}
