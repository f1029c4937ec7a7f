import Notifications
import Screens

/// What is printed and typed on the linear screen: a line comes in, what changed goes out.
package struct LinearTalk: Sendable {
  private var reader = LinearReader()
  private var hasGreeted = false
  // The phone's time when a line was typed that nothing was said to yet; nil for none.
  private var typedAt: Instant?
  // Whether all of the screen is to be read with the next answer.
  private var readsAll = false
  // What there is to say to the line itself.
  private var answer: [String] = []
  private var wasWritten = false

  package init() {}

  /// Has all of the screen read with the next answer.
  package mutating func readAgain() { readsAll = true }

  /// Takes a line that was typed.
  ///
  /// - Returns: What is to be handled, one after the other.
  package mutating func take(_ line: String, in interaction: inout Interaction) -> [ModelEvent] {
    let screen = interaction.linearScreen()
    typedAt = interaction.scene.state.now
    switch LinearInput(
      line, on: screen, read: reader, interaction.model, interaction.scene)
    {
    case .events(let events):
      // An act ends what was said before it: where the same stands there then, it says so again.
      if let said = interaction.model.said { reader.forget(said) }
      return events
    case .reading: readsAll = true
    case .unknownNumber(let number):
      answer.append(Words.noNumber(number, among: reader.numbers))
    case .unknownCommand(let words, let nearest):
      answer.append(Words.notCalled(words, nearest: nearest))
    }
    return []
  }

  /// What there is to print now; empty for nothing.
  package mutating func announcements(of interaction: inout Interaction) -> [String] {
    let screen = interaction.linearScreen()
    var lines = hasGreeted ? answer : Words.linearGreeting.map(interaction.model.text)
    lines += reader.announcements(
      of: screen, keymap: interaction.model.keymap, isWhole: readsAll, isAsked: typedAt != nil)
    if screen.isWritten, !wasWritten { lines.append(Words.linearTextHint) }
    lines = newTime(besides: lines, in: interaction) + lines
    if typedAt != nil, lines.isEmpty { lines = [Words.nothingChanged] }
    (hasGreeted, typedAt, readsAll, answer) = (true, nil, false, [])
    wasWritten = screen.isWritten
    return lines
  }

  // A clock that runs is told where nothing else is: it moves with every line.
  private func newTime(besides lines: [String], in interaction: Interaction) -> [String] {
    let state = interaction.scene.state
    guard let typedAt, typedAt != state.now else { return [] }
    return lines.isEmpty || !interaction.model.isClockRunning ? [Words.newTime(state)] : []
  }

  /// What stands before the line that is typed next.
  package var prompt: String { wasWritten ? Words.linearTextPrompt : Words.linearPrompt }
}
