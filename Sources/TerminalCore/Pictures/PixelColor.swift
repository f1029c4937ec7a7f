/// A color to calculate with: red, green, blue from 0 to 255, and nothing.
typealias PixelColor = SIMD4<Float>

extension PixelColor {
  init(_ color: RGB) { self.init(Float(color.red), Float(color.green), Float(color.blue), 0) }

  /// How much each channel counts where colors are compared. Blue counts for more than it does for
  /// words: a sky of the right gray is still no sky.
  static let weights = PixelColor(2, 4, 2, 0)

  /// The weighed product with another; with itself, its weighed square.
  func product(_ other: PixelColor) -> Float { (self * other * Self.weights).sum() }

  /// How far it is from another, squared.
  func distance(to other: PixelColor) -> Float {
    let difference = self - other
    return difference.product(difference)
  }

  /// The nearest color that there is in numbers.
  var rgb: RGB {
    let whole = clamped(lowerBound: .zero, upperBound: PixelColor(repeating: 255))
      .rounded(.toNearestOrAwayFromZero)
    return RGB(UInt8(whole.x), UInt8(whole.y), UInt8(whole.z))
  }

  /// How light it looks, from 0 to 255.
  var lightness: Float { (self * PixelColor(0.299, 0.587, 0.114, 0)).sum() }
}
