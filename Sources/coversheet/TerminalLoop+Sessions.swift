import Files
import Interaction
import Notifications
import Screens

extension TerminalLoop {
  /// Goes on with another session on the same terminal; the one before keeps its journal. Where the other cannot be
  /// opened, or what was done last is not written down, this one goes on.
  mutating func resume(_ journal: String) {
    interaction.synchronizeJournal()
    guard let sessions, interaction.journalTrouble == nil else {
      return _ = interaction.handle(.refused(Words.unsavedFirst))
    }
    do {
      var other = try sessions.resume(journal)
      interaction.giveWay()
      other.model.takeTerminal(from: interaction.model)
      interaction = other
      _ = interaction.handle(.told(Words.goesOn(with: FilePath(journal).stem)))
    } catch {
      _ = interaction.handle(.refused(Self.words(for: error)))
    }
  }

  private static func words(for error: any Error) -> String {
    guard let complaints = error as? Complaints else { return "\(error)" }
    return complaints.diagnostics.first?.description ?? "\(error)"
  }
}
