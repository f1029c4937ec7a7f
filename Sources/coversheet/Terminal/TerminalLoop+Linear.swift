import Interaction
import NcursesTerminal
import Screens

// Where no screen is drawn: lines are typed, and what changed is printed.
extension TerminalLoop {
  /// Prints what there is to say since the last time, and asks for the next line.
  ///
  /// While something is loading nothing is said, unless a question waits.
  mutating func announce() {
    guard var talk = linear, !interaction.isLoading || interaction.model.isCovered else { return }
    let lines = talk.announcements(of: &interaction)
    linear = talk
    guard !lines.isEmpty else { return }
    let start = isAnswering ? "" : "\n"
    isAnswering = false
    terminal.write(start + lines.map { $0 + "\n" }.joined() + talk.prompt)
  }

  /// Takes in the lines that were typed; true where one of them leaves.
  mutating func takeLines() -> Bool {
    for line in terminal.takeLines() {
      guard var talk = linear else { return false }
      pace.noteAct()
      isAnswering = true
      let events = talk.take(line, in: &interaction)
      linear = talk
      for event in events {
        interaction.handle(event)
        if performEffects() { return true }
      }
      // What a line brought about is said before the next one: more may have been typed ahead.
      announce()
    }
    return false
  }
}
