/// The colors that a mosaic is painted with at a depth.
struct Pigments {
  /// A color that there is, to ask for and to calculate with.
  struct Pigment {
    /// What the terminal is asked for.
    let color: Color
    /// What it looks like, to measure how far off it is.
    let pixel: PixelColor
  }

  private let depth: ColorDepth
  /// The 256, by their numbers.
  private let all: [Pigment]

  /// Nil without colors.
  init?(_ depth: ColorDepth) {
    if depth == .none { return nil }
    self.depth = depth
    all = (0..<256).map { index in
      let color = UInt8(index)
      return Pigment(color: .ansi(color), pixel: PixelColor(RGB.ansi(color)))
    }
  }

  /// Whether every color is there.
  var isComplete: Bool { depth == .full }

  /// The nearest one.
  func nearest(to color: PixelColor) -> Pigment {
    switch depth {
    case .none, .full:
      let exact = color.rgb
      return Pigment(color: exact.color, pixel: PixelColor(exact))
    case .sixteen: return nearest(to: color, among: 0..<16)
    case .twoHundredFiftySix:
      // The channels of the cube do not depend on each other: no need to look at 240.
      let (red, green, blue) = (Self.round(color.x), Self.round(color.y), Self.round(color.z))
      let inCube = all[16 + 36 * red + 6 * green + blue]
      let mean = (color * PixelColor.weights).sum() / PixelColor.weights.sum()
      let gray = all[232 + max(0, min(23, Int((mean - 3) / 10)))]
      return gray.pixel.distance(to: color) < inCube.pixel.distance(to: color) ? gray : inCube
    }
  }

  private func nearest(to color: PixelColor, among range: Range<Int>) -> Pigment {
    var (best, least) = (range.lowerBound, Float.infinity)
    for index in range {
      let distance = all[index].pixel.distance(to: color)
      if distance < least { (best, least) = (index, distance) }
    }
    return all[best]
  }

  /// Those that a color may be mixed from: all of the sixteen, or what is around it in the
  /// cube and among the grays.
  func neighbors(of color: PixelColor) -> ArraySlice<Pigment> {
    if depth == .sixteen { return all[0..<16] }
    let (red, green, blue) = (Self.step(color.x), Self.step(color.y), Self.step(color.z))
    var near: [Pigment] = []
    for corner in 0..<8 {
      let (high, middle, low) = (corner >> 2, corner >> 1 & 1, corner & 1)
      near.append(all[16 + 36 * (red + high) + 6 * (green + middle) + blue + low])
    }
    let gray = max(0, min(22, Int((color.lightness - 8) / 10)))
    return (near + all[232 + gray...233 + gray])[...]
  }

  /// The step of the cube at or below a channel's value that has another above it.
  private static func step(_ value: Float) -> Int {
    value < 95 ? 0 : min(4, Int((value - 55) / 40))
  }

  /// The step of the cube that is nearest to a channel's value.
  private static func round(_ value: Float) -> Int {
    value < 47.5 ? 0 : min(5, max(1, Int((value - 35) / 40)))
  }
}
