import Delivery
import Scenarios

/// What an undo or a redo came to.
package struct Rewind: Equatable, Sendable {
  /// What was taken back or done again, in the words of the screen.
  package let title: String
  /// The number of the last fact that still holds.
  package let toSequence: Int
  /// The facts since.
  package let facts: [Fact]
  /// Later commands that can no longer act, and were struck too.
  package let alsoStruck: [Command]
  /// Whether pushes came later; they are never struck.
  package let keepsArrivals: Bool
  /// The line that asked for it, `undo` or `redo`; nil where none did, as of a move of
  /// the clock that was refused.
  var line: String?
  /// Whether its line does not tell all of it: something acts now that changed nothing when it was
  /// done, which journals need not hold, or what was checked or done in one go went or came.
  var isUntold = false
  /// What the acts that were taken back had removed from the list.
  package var returned: [Event.Removal] = []

  /// Whether it was done again, and not taken back.
  var isRedo: Bool { line == Verb.redo.name }
}
