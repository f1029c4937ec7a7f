/// What a person does with a scenario that is gone through line by line; lines are numbered from 1.
package enum SteppingAct: Hashable, Sendable {
  /// Plays the next line.
  case step
  /// Goes back to before the line that was played last.
  case back
  /// Plays up to a line, or goes back to before it.
  case run(to: Int)
  /// Plays up to the next breakpoint, or to the end.
  case runOn
  /// Lets runs stop before a line, or no longer.
  case breakpoint(Int)
  /// Puts other words in the place of a line's, and plays what was played with them.
  case replace(Int, with: String)
  /// Takes the last change of a line back, or makes it again.
  case undoEdit, redoEdit
  /// Writes the text into its file.
  case save
}
