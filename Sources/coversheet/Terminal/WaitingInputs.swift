import Interaction
import NcursesTerminal
import TerminalCore

/// What was typed and is not done yet: more than a moment's worth waits, so that signals do not.
struct WaitingInputs {
  private var inputs: ArraySlice<Input> = []
  private var nextLook = Duration.zero

  /// Whether all is done.
  var isEmpty: Bool { inputs.isEmpty }

  /// Takes in what was typed since.
  mutating func add(_ new: [Input]) {
    inputs += new
    nextLook = .zero
  }

  /// Looks every few milliseconds for what was typed meanwhile: what is behind thousands of keys is
  /// seen only once all before it was read.
  mutating func lookFurther(in terminal: Terminal, _ clock: MonotonicClock) {
    guard clock.now >= nextLook else { return }
    inputs += terminal.waitingInputs() ?? []
    inputs.dropBeforeInterrupt()
    nextLook = clock.now + .milliseconds(5)
  }

  /// Has the next of them done, and those with it that are like it.
  mutating func handleNext(by interaction: inout Interaction) {
    interaction.handle(nextOf: &inputs)
  }
}
