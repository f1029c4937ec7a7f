import Interaction
import Screens

/// What is printed and typed where no screen is drawn.
struct LinearOutput {
  private var talk = LinearTalk()
  // Whether what is printed next stands below a line that was typed.
  private var isAnswering = true

  /// Has all of the screen read with the next answer.
  mutating func readAgain() { talk.readAgain() }

  /// Takes a line that was typed.
  ///
  /// - Returns: What is to be handled, one after the other.
  mutating func take(_ line: String, in interaction: inout Interaction) -> [ModelEvent] {
    isAnswering = true
    return talk.take(line, in: &interaction)
  }

  /// The question for the next line, where something else was printed behind it.
  mutating func questionAgain() -> String {
    isAnswering = false
    return talk.prompt
  }

  /// What there is to say since the last time, and the question for the next line; nil for nothing.
  ///
  /// While something is loading nothing is said, unless a question waits.
  mutating func announcement(of interaction: inout Interaction) -> String? {
    guard !interaction.isLoading || interaction.model.isCovered else { return nil }
    let lines = talk.announcements(of: &interaction)
    guard !lines.isEmpty else { return nil }
    defer { isAnswering = false }
    return (isAnswering ? "" : "\n") + lines.map { $0 + "\n" }.joined() + talk.prompt
  }
}
