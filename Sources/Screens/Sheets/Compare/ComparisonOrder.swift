import Explaining
import TerminalCore

/// What the open comparison waits for: two phones, drawn.
package struct ComparisonOrder: Hashable, Sendable {
  /// What stands beside the phone as it is.
  package let side: ComparedSide
  /// After how many events of the phone's course both are shown; nil for the moment that it is at.
  package let moment: Int?
  /// Columns of either phone.
  package let columns: Int
  /// Rows that are seen at once; a list is drawn as far as it goes.
  package let rows: Int
  // How often the phone changed since it was opened.
  private let generation: Int

  init(_ side: ComparedSide, at moment: Int?, size: Size, generation: Int) {
    (self.side, self.moment) = (side, moment)
    (columns, rows) = (size.columns, size.rows)
    self.generation = generation
  }

  /// Whether what was played for it serves for another one, which is only drawn
  /// at another size or moment.
  package func isPlayedLike(_ other: ComparisonOrder) -> Bool {
    side == other.side && generation == other.generation
  }
}

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
