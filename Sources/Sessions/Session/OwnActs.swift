import Delivery
import Notifications

/// What a person did, and what came from outside, beside what was opened, between whose lines it may
/// stand; to be done again behind that where it is played once more and reads otherwise.
///
/// A class, as it is never changed: to copy what it holds would be fifteen kilobytes of the program.
package final class OwnActs: Sendable {
  /// The steps, in their order.
  let steps: [CommandHistory.Step]
  /// What was checked, by the numbers that the steps say.
  let checks: [Session.KeptCheck]
  // The phone after them.
  private let state: State
  // Of each notification whether what was opened brought it.
  private let areOpened: [Bool]

  /// - Parameters:
  ///   - course: All that was done, in order, what was opened included.
  ///   - state: What came of it.
  init(
    _ course: CommandHistory.Steps, checks: [Session.KeptCheck], on state: State
  ) {
    steps = course.filter { !$0.isOpened }
    (self.checks, self.state) = (checks, state)
    var next = 0
    areOpened = state.notifications.map { notification in
      while next < course.count, course[next].factsBefore <= notification.value.factsBefore {
        next += 1
      }
      return next > 0 && course[next - 1].isOpened
    }
  }

  /// A step's title, as it was called when it was done.
  func title(of command: Command) -> String { state.name(ofAct: command) }

  /// Which notification is which, on a phone on which what was opened has just been played.
  func counterparts(on state: State) -> Counterparts {
    Counterparts(of: self.state.notifications, areOpened, among: state.notifications)
  }
}
