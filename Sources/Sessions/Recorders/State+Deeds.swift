import Delivery
import Notifications

// What is done in several presses is one deed: a sheet that is opened and answered, a
// *Clear* that is armed and pressed, a question for the owner that is answered. Undo takes
// it back as one (X7, G18, P1).
extension State {
  /// Whether something is open that the person opened and that waits to be pressed.
  var waitsForPress: Bool {
    sheet != nil || armedClear != nil || prompt.map { !$0.isAboutConsent } ?? false
  }

  /// Whether a command presses what is open.
  func isAnswer(_ command: Command) -> Bool {
    switch command.traits.presses {
    case .anything: true
    case .sheet:
      // With another app at once: the sheet stays, and is not about that.
      sheet.map { sheet in command.managedApp.map { $0 == sheet.app } ?? true } ?? false
    case .offer: sheet.map { offers(of: $0).contains { $0.command == command } } ?? false
    case .questionForOwner: prompt.map { !$0.isAboutConsent } ?? false
    case .armedClear: armedClear.map { isSecondPress(command, of: $0) } ?? false
    case nil: false
    }
  }

  // G22: what is cleared beside that is a deed of its own.
  private func isSecondPress(_ command: Command, of armed: ArmedClear) -> Bool {
    if case .clearAll(nil) = command { return armed.group == nil }
    guard case .clear(.group(let target)) = command, let group = armed.group else { return false }
    return list.find(target.key, in: target.section) == group
  }
}

extension Command {
  // Whose delivery it manages; nil for the app of the sheet that is open,
  // and for what manages none.
  fileprivate var managedApp: BundleIdentifier? {
    guard case .management(let act) = self else { return nil }
    switch act {
    case .deliver(_, let app), .turnOff(let app), .keep(_, let app): return app
    case .open(_, .notification(let key)): return key.app
    case .open(_, .group(let key)): return key.app
    case .open(_, .app(let app)): return app
    case .openAppSettings(let app), .suggest(let app): return app
    case .configure, .dismissSuggestion, .allow, .deny: return nil
    }
  }
}
