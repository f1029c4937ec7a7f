import Explaining
import TerminalCore

/// What the open comparison waits for: two phones, drawn.
package struct ComparisonOrder: Equatable, Sendable {
  /// What stands beside the phone as it is.
  package let side: ComparedSide
  /// After how many events of the phone's course both are shown; nil for the moment that it is at.
  package let moment: Int?
  /// Columns of either phone.
  package let columns: Int
  /// Rows that are seen at once; a list is drawn as far as it goes.
  let rows: Int
  // How both are drawn.
  private let look: PhoneLook
  // What had happened on the phone.
  private let course: CourseStamp

  init(
    _ side: ComparedSide, at moment: Int?, size: Size, _ look: PhoneLook, after course: CourseStamp
  ) {
    (self.side, self.moment) = (side, moment)
    (columns, rows) = (size.columns, size.rows)
    (self.look, self.course) = (look, course)
  }

  /// Whether what was played for it serves for another one, which is only drawn
  /// at another size or moment, or in another look.
  package func isPlayedLike(_ other: ComparisonOrder) -> Bool {
    side == other.side && course == other.course
  }
}
