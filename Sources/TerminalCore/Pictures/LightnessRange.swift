/// What the lightness of a picture is spread over: there are few shades to spend.
struct LightnessRange {
  private let darkest, span: Float

  /// From the darkest to the lightest but for some of each; what is not there does not count.
  ///
  /// - Parameter percent: How many of a hundred are left out on either side, below 50.
  init(_ lightness: [Float], leavingOut percent: Int = 1) {
    let sorted = lightness.filter { $0 >= 1 }.sorted()
    guard let first = sorted.first, let last = sorted.last else {
      (darkest, span) = (0, 255)
      return
    }
    let outliers = sorted.count * percent / 100
    let (low, high) = (sorted[outliers], sorted[sorted.count - 1 - outliers])
    // A picture of one lightness has none to compare it with.
    (darkest, span) = high - low < 24 ? (min(first, 0), max(last, 255)) : (low, high - low)
  }

  /// A lightness as a share of the whole, 0 to 1 but for outliers.
  func share(_ lightness: Float) -> Float { (lightness - darkest) / span }
}
