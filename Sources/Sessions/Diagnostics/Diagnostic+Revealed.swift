import Notifications
import TerminalCore

extension Diagnostic {
  /// The complaint with everything in its path and in what it quotes made visible, also what only
  /// turns the reading direction round.
  package var revealed: String {
    var shown = self
    shown.place.path = place.path.revealedLine
    shown.message = message.revealed
    return shown.description
  }
}
