import Notifications
import Scenarios
import TerminalCore

extension Model {
  /// Lists what is wrong, once the files of the apps were checked.
  mutating func listComplaints(_ scene: Scene) {
    guard scene.hasComplaints else { return say(Words.noComplaints) }
    open(ComplaintSheet(scene.complaints))
  }

  /// Says that what was expected is not so; it stands above the footer until the next act, and in the first
  /// line and the list of complaints as long as it is so.
  mutating func tell(_ failed: [FailedCheck]) {
    guard let first = failed.first else { return }
    inspector.note(refusal: first.failure.diagnostic.message)
    message = Message(
      text: text(Words.fails(first.failure, of: failed.count)), isError: true, more: .complaints)
  }

  /// Shows the moment at which something was expected, and what was found.
  mutating func goTo(_ check: FailedCheck) -> [Effect] {
    lastAct.isRewinding = true
    message = Message(text: Words.fails(check.failure), isError: true, more: .complaints)
    return [.look(.check(check.number))]
  }
}
