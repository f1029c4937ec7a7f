import Delivery
import Explaining
import Scenarios

/// An act of a person before it is performed: what can no longer be told from the state afterwards.
struct UpcomingAct {
  /// What the act is called on the screen.
  let title: String
  /// Whether something was open that waited to be pressed.
  let wasWaiting: Bool
  /// Whether the act presses that.
  let answers: Bool
  /// Whether a deed that it ends is called after it.
  let namesDeed: Bool

  fileprivate init(_ command: Command, in state: State) {
    title = state.name(ofAct: command)
    wasWaiting = state.waitsForPress
    answers = wasWaiting && state.isAnswer(command)
    namesDeed = command.traits.namesDeed
  }
}

extension State {
  /// An act of a person, before it is performed; nil for any other command.
  func upcomingAct(_ command: Command) -> UpcomingAct? {
    command.isActOfPerson ? UpcomingAct(command, in: self) : nil
  }

  /// What a person does by a command, in the words of the screen, or else as a scenario has it.
  func name(ofAct command: Command) -> String {
    actTitle(command) ?? command.line(in: self) ?? "act"
  }
}
