import TerminalCore

/// The colors of one sixel picture: as few as its format takes, chosen where the
/// picture has them (median cut).
struct SixelPalette {
  /// The colors, by the numbers that pixels get.
  let colors: [RGB]
  // By the five upper bits of each channel.
  private let numbers: [UInt8]

  /// What terminals have registers for, but for one.
  static let mostColors = 255

  /// Chooses the colors of opaque pixels.
  init(_ pixels: [SIMD4<UInt8>]) {
    var bins = [Bin](repeating: Bin(), count: 1 << 15)
    for pixel in pixels where pixel.w > 0 { bins[Self.bin(of: pixel)].add(pixel) }
    for index in bins.indices { bins[index].index = index }
    var boxes = [bins.filter { $0.count > 0 }].filter { !$0.isEmpty }
    while boxes.count < Self.mostColors, let widest = Self.widest(boxes) {
      let (lower, upper) = Self.halves(of: boxes[widest])
      boxes[widest] = lower
      boxes.append(upper)
    }
    var numbers = [UInt8](repeating: 0, count: 1 << 15)
    for (number, box) in boxes.enumerated() {
      for bin in box { numbers[bin.index] = UInt8(number) }
    }
    self.numbers = numbers
    colors = boxes.map { box in box.reduce(into: Bin()) { $0.add($1) }.mean }
  }

  /// Which color an opaque pixel of those has.
  func number(of pixel: SIMD4<UInt8>) -> Int { Int(numbers[Self.bin(of: pixel)]) }

  private static func bin(of pixel: SIMD4<UInt8>) -> Int {
    Int(pixel.x >> 3) << 10 | Int(pixel.y >> 3) << 5 | Int(pixel.z >> 3)
  }

  /// The box whose cut gains most: the one with most pixels times colors apart;
  /// nil where each is one color.
  private static func widest(_ boxes: [[Bin]]) -> Int? {
    var best: (index: Int, worth: Int)?
    for (index, box) in boxes.enumerated() where box.count > 1 {
      let worth = box.reduce(0) { $0 + $1.count } * spread(of: box).length
      if worth > best?.worth ?? 0 { best = (index, worth) }
    }
    return best?.index
  }

  private static func spread(of box: [Bin]) -> (channel: Int, length: Int) {
    let spreads = (0..<3).map { channel in
      let values = box.lazy.map { $0.value(channel) }
      return (channel, (values.max() ?? 0) - (values.min() ?? 0))
    }
    return spreads.max { $0.1 < $1.1 } ?? (0, 0)
  }

  private static func halves(of box: [Bin]) -> ([Bin], [Bin]) {
    let channel = spread(of: box).channel
    let sorted = box.sorted { ($0.value(channel), $0.index) < ($1.value(channel), $1.index) }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var (count, cut) = (0, 0)
    while cut < sorted.count - 1, cut == 0 || count + sorted[cut].count <= half {
      count += sorted[cut].count
      cut += 1
    }
    return (Array(sorted[..<cut]), Array(sorted[cut...]))
  }
}

extension SixelPalette {
  /// The pixels whose channels have the same upper five bits.
  private struct Bin {
    /// Those bits.
    var index = 0
    var count = 0
    private var sum = SIMD4<Int>(repeating: 0)

    /// Takes a pixel into the mean.
    mutating func add(_ pixel: SIMD4<UInt8>) {
      count += 1
      sum &+= SIMD4<Int>(truncatingIfNeeded: pixel)
    }

    /// Takes another's pixels into the mean.
    mutating func add(_ other: Bin) {
      count += other.count
      sum &+= other.sum
    }

    /// A channel, red being 0, from 0 to 31.
    func value(_ channel: Int) -> Int { index >> (10 - 5 * channel) & 31 }

    /// The color that all of its pixels come nearest to.
    var mean: RGB {
      let half = count / 2
      func part(_ sum: Int) -> UInt8 { UInt8(clamping: (sum + half) / max(1, count)) }
      return RGB(part(sum.x), part(sum.y), part(sum.z))
    }
  }
}
