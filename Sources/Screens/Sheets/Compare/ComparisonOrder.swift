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
    self.side = side
    self.moment = moment
    (columns, rows) = (size.columns, size.rows)
    self.generation = generation
  }

  /// Whether what was played for it serves for another one, which is only drawn at another size or moment.
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
  /// What is to be said of the other one: what it could not do; nil for nothing.
  let note: String?

  /// - Parameters:
  ///   - isMirrored: Whether one of the phones reads from right to left, and the other does not.
  ///   - refusedCount: How many commands the other phone could not do.
  package init(
    _ order: ComparisonOrder, _ left: Canvas, _ right: Canvas, isMirrored: Bool = false,
    refusedCount: Int
  ) {
    self.order = order
    self.left = left
    self.right = right
    self.isMirrored = isMirrored
    comparison = CanvasComparison(left, right, isMirrored: isMirrored)
    note = refusedCount > 0 ? Words.comparedRefusals(refusedCount) : nil
  }
}

extension Model {
  /// What the open comparison waits for; nil where none is open, or it is there.
  var comparisonOrder: ComparisonOrder? {
    guard let sheet = openComparison, sheet.failure == nil else { return nil }
    let order = ComparisonOrder(
      sheet.side, at: sheet.moment, size: ComparePane.phoneSize(sheetSize),
      generation: sheet.generation)
    return order == sheet.screens?.order ? nil : order
  }

  /// What the open comparison shows; nil where none is open.
  package var comparedSide: (side: ComparedSide, title: String)? {
    openComparison.map { ($0.side, $0.title) }
  }

  private var openComparison: CompareSheet? {
    sheets.last { $0 is CompareSheet } as? CompareSheet
  }

  /// Takes in what was drawn.
  package mutating func take(_ screens: ComparedScreens) { changeComparison { $0.take(screens) } }

  /// Says how far playing got.
  package mutating func followComparison(_ progress: (done: Int, total: Int)?) {
    changeComparison { $0.progress = progress.map { Words.comparedSteps($0.done, of: $0.total) } }
  }

  /// Says why there is nothing to compare with.
  package mutating func refuseComparison(_ reason: String) {
    changeComparison { $0.failure = reason }
  }

  private mutating func changeComparison(_ change: (inout CompareSheet) -> Void) {
    for index in sheets.indices {
      guard var sheet = sheets[index] as? CompareSheet else { continue }
      change(&sheet)
      sheets[index] = sheet
    }
  }
}
