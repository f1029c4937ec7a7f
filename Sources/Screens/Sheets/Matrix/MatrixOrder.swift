import Delivery
import Explaining
import TerminalCore

/// Cells of the open matrix that are still to be played.
package struct MatrixOrder: Hashable, Sendable {
  /// Whose words they are.
  package let subject: WordSubject
  /// The table's axes.
  package let axes: MatrixAxes
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
  }
}
