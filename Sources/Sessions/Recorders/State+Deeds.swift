import Delivery

// What is done in several presses is one deed: a sheet that is opened and answered, a *Clear* that is armed
// and pressed, a question for the owner that is answered. Undo takes it back as one (X7, G18, P1).
extension State {
  /// Whether something is open that the person opened and that waits to be pressed.
  var waitsForPress: Bool {
    sheet != nil || armedClear != nil || prompt.map { !$0.isAboutConsent } ?? false
  }

  /// Whether a command presses what is open.
  func isAnswer(_ command: Command) -> Bool {
    switch command.traits.presses {
    case .anything: true
    case .sheet: sheet != nil
    case .offer: sheet.map { offers(of: $0).contains { $0.command == command } } ?? false
    case .questionForOwner: prompt.map { !$0.isAboutConsent } ?? false
    case .armedClear: armedClear != nil
    case nil: false
    }
  }
}
