import TerminalCore

/// Two phones, drawn alike, and how they compare.
package struct ComparedScreens: Sendable {
  /// What was asked for.
  let order: ComparisonOrder
  /// The phone as it is.
  let left: Canvas
  /// The other one.
  let right: Canvas
  /// Whether one of them reads from right to left, and the other does not.
  let isMirrored: Bool
  /// Row by row.
  let comparison: CanvasComparison
  /// The rows of that on which the cursor stops, from the top.
  let stops: [Int]
  /// What is to be said of the other one: what it could not do; nil for nothing.
  let note: String?

  /// - Parameters:
  ///   - isMirrored: Whether one of the phones reads from right to left, and the other does not.
  ///   - refusedCount: How many commands the other phone could not do.
  package init(
    _ order: ComparisonOrder, _ left: Canvas, _ right: Canvas, isMirrored: Bool = false,
    refusedCount: Int
  ) {
    (self.order, self.left, self.right, self.isMirrored) = (order, left, right, isMirrored)
    comparison = CanvasComparison(left, right, isMirrored: isMirrored)
    stops = comparison.stops(left, right)
    note = refusedCount > 0 ? Words.comparedRefusals(refusedCount) : nil
  }
}
