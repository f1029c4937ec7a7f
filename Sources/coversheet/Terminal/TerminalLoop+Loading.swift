import Interaction

extension TerminalLoop {
  /// Plays what was opened for as long as a person does not notice, or as keys are waiting.
  mutating func load() {
    let (start, wasLoading) = (clock.now, interaction.isLoading)
    defer { noteProgress(after: wasLoading) }
    while interaction.canLoad, clock.now - start < .milliseconds(interaction.loadingSlice) {
      interaction.load(steps: 64)
    }
    interaction.tellLoading(at: clock.now)
    // Started before anything sleeps, and refused before anything is drawn.
    interaction.answerPrograms()
  }

  // What is complete is shown at once.
  private mutating func noteProgress(after wasLoading: Bool) {
    if interaction.isLoading {
      pace.noteArrival(every: FramePace.progress)
    } else if wasLoading {
      pace.noteAct()
    }
  }
}
