import Files
import Interaction
import Screens

extension TerminalLoop {
  /// Goes on with another session on the same terminal; the one before keeps its journal. Where the
  /// other cannot be opened, or what was done last is not written down, this one goes on.
  mutating func resume(_ journal: String) {
    change(telling: Words.goesOn(with: FilePath(journal).stem)) { try $0.resume(journal) }
  }

  /// Opens what is at a path on the same terminal, as a session of its own; the one
  /// before keeps its journal.
  mutating func open(_ path: String) {
    change(telling: Words.beganAnew(at: path)) { try $0.open(path) }
  }

  /// Plays a scenario that came through a pipe, after all that was opened with it, as a session of
  /// its own, which is recorded as the one before was; not where that would lose what was done.
  mutating func open(_ scenario: SourceFile) {
    if let reason = interaction.model.refusalOfPipedScenario(interaction.scene) {
      return interaction.handle(.refused(Words.notPlayed(scenario.path, because: reason)))
    }
    let recording = interaction.model.recording
    change(telling: Words.beganAnew(at: scenario.path)) { sessions in
      var other = try sessions.openPiped(scenario)
      other.model.recording = recording
      return other
    }
  }

  private mutating func change(
    telling words: String, to other: (OtherSessions) throws -> Interaction
  ) {
    interaction.synchronizeJournal()
    guard interaction.journalTrouble == nil else {
      return interaction.handle(.refused(Words.unsavedFirst))
    }
    do {
      var other = try other(sessions)
      interaction.giveWay()
      try configuring.bringUpToDate(&other.model)
      other.model.takeTerminal(from: interaction.model)
      other.isLeftOff = interaction.isLeftOff
      // The sockets stay: who talks and follows goes on, and times begin where the next one does.
      other.talks = interaction.talks
      hasBegunServing = false
      interaction = other
      interaction.handle(.told(words))
    } catch {
      interaction.handle(.refused("\(error)"))
    }
  }
}
