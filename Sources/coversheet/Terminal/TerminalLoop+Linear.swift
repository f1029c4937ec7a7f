// Where no screen is drawn: lines are typed, and what changed is printed.
extension TerminalLoop {
  /// Prints what there is to say since the last time, and asks for the next line.
  mutating func announce() {
    if let text = linear?.announcement(of: &interaction) { terminal.write(text) }
  }

  /// Asks for the next line once more: the shell took the terminal meanwhile, and what was typed by
  /// half is gone.
  mutating func askAgain() {
    if let question = linear?.questionAgain() { terminal.write(question) }
  }

  /// Takes in the lines that were typed; true where one of them leaves.
  mutating func takeLines() -> Bool {
    for line in terminal.takeLines() {
      guard let events = linear?.take(line, in: &interaction) else { return false }
      pace.noteAct()
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
