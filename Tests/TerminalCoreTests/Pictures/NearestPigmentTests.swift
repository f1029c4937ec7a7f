import TestSupport
import Testing

@testable import TerminalCore

@Suite("The nearest color that there is, against a look at all of them")
struct NearestPigmentTests {
  static let seeds: [UInt64] = Array(1...30)

  private func colors(_ seed: UInt64) -> [PixelColor] {
    var random = RandomTexts(seed: seed)
    return (0..<30).map { _ in
      let bytes = random.bytes(3)
      return PixelColor(Float(bytes[0]), Float(bytes[1]), Float(bytes[2]), 0)
    }
  }

  /// The least distance to any of the colors of a range.
  private func least(_ color: PixelColor, _ range: ClosedRange<UInt8>) -> Float {
    range.map { PixelColor(RGB.ansi($0)).distance(to: color) }.min() ?? 0
  }

  @Test("Of 256, none of cube and grays is nearer", arguments: seeds)
  func cube(seed: UInt64) throws {
    let pigments = try #require(Pigments(.twoHundredFiftySix))
    for color in colors(seed) {
      let nearest = pigments.nearest(to: color)
      #expect(nearest.pixel.distance(to: color) <= least(color, 16...255) + 0.5, "\(color)")
      guard case .ansi(let index) = nearest.color else { continue }
      #expect(index >= 16, "the first sixteen are the person's own")
    }
  }

  @Test("Of sixteen, none is nearer", arguments: seeds)
  func sixteen(seed: UInt64) throws {
    let pigments = try #require(Pigments(.sixteen))
    for color in colors(seed) {
      #expect(pigments.nearest(to: color).pixel.distance(to: color) == least(color, 0...15))
      #expect(pigments.neighbors(of: color).count == 16)
    }
  }

  @Test("Where every color is there, it is itself", arguments: seeds)
  func full(seed: UInt64) throws {
    let pigments = try #require(Pigments(.full))
    for color in colors(seed) { #expect(pigments.nearest(to: color).pixel == color) }
    #expect(pigments.isComplete && Pigments(.none) == nil)
  }

  @Test(
    "What a color is mixed from lies around it: the corners of its cube and two grays",
    arguments: seeds)
  func around(seed: UInt64) throws {
    let pigments = try #require(Pigments(.twoHundredFiftySix))
    for color in colors(seed) {
      let near = pigments.neighbors(of: color).map(\.pixel)
      #expect(near.count == 10)
      let corners = near.prefix(8)
      for channel in 0..<3 {
        let values = corners.map { $0[channel] }
        #expect((values.min() ?? 0) <= color[channel] && color[channel] <= (values.max() ?? 0))
      }
    }
  }

  @Test(
    "A color between two numbers is the nearer, and none is beyond the ends",
    arguments: [
      (PixelColor(0.4, 0.5, 254.6, 0), RGB(0, 1, 255)),
      (PixelColor(-20, 300, 128.49, 0), RGB(0, 255, 128)),
    ])
  func rounded(color: PixelColor, rgb: RGB) {
    #expect(color.rgb == rgb)
  }

  @Test("A color that is reduced is the nearest of its depth, as eyes weigh it", arguments: seeds)
  func reduced(seed: UInt64) {
    func distance(_ one: RGB, _ two: RGB) -> Int {
      let parts = [
        (3, Int(one.red) - Int(two.red)), (6, Int(one.green) - Int(two.green)),
        (1, Int(one.blue) - Int(two.blue)),
      ]
      return parts.reduce(0) { $0 + $1.0 * $1.1 * $1.1 }
    }
    for color in colors(seed).map(\.rgb) {
      for (depth, range) in [
        (ColorDepth.sixteen, UInt8(0)...15), (.twoHundredFiftySix, 16...255),
      ] {
        guard case .ansi(let index) = color.color.reduced(to: depth) else {
          Issue.record("\(color) at \(depth) is no color of the terminal's")
          continue
        }
        let best = range.map { distance(color, .ansi($0)) }.min()
        #expect(range.contains(index) && distance(color, .ansi(index)) == best, "\(color)")
      }
    }
  }

  @Test(
    "A color beyond the first sixteen is brought to them, and they are left alone",
    arguments: [(UInt8(0), UInt8(0)), (15, 15), (231, 15), (16, 0), (196, 1)])
  func ansiToSixteen(index: UInt8, wanted: UInt8) {
    #expect(Color.ansi(index).reduced(to: .sixteen) == .ansi(wanted))
  }
}
