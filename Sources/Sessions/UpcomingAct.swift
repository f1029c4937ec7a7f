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

  /// Nil for what is no act of a person.
  init?(_ command: Command, in state: State) {
    guard command.isActOfPerson else { return nil }
    title = state.name(ofAct: command)
    wasWaiting = state.waitsForPress
    answers = wasWaiting && state.isAnswer(command)
    namesDeed = command.traits.namesDeed
  }
}

extension State {
  /// What a person does by a command, in the words of the screen, or else as a scenario has it.
  func name(ofAct command: Command) -> String {
    actTitle(command) ?? command.line(in: self) ?? "act"
  }
}
