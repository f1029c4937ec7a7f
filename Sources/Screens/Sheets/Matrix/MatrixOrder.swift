import Delivery
import Explaining
import TerminalCore

/// Cells of the open matrix that are still to be played.
package struct MatrixOrder: Hashable, Sendable {
  /// Whose words they are.
  package let subject: WordSubject
  /// The table's axes.
  package let axes: MatrixAxes
  /// What had happened on the phone.
  let course: CourseStamp
  /// Where the cells are, the first to be seen first.
  package let points: [MatrixPoint]
  /// The selected cell, where its screen is to be drawn first.
  package var picture: Picture?

  /// A cell's screen that is still to be drawn.
  package struct Picture: Hashable, Sendable {
    /// Where the cell is.
    package let point: MatrixPoint
    /// How big its phone is.
    package let size: Size
    /// How it is drawn.
    let look: PhoneLook
    /// What had happened on the phone.
    let course: CourseStamp
  }

  /// Whether what was made for it serves for another one, which is about other cells.
  package func isPlayedLike(_ other: MatrixOrder) -> Bool {
    subject == other.subject && axes == other.axes && course == other.course
  }
}
