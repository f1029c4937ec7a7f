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
  let rows: Int
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
