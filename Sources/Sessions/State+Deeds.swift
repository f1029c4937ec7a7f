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
    switch command {
    case .confirm, .cancel: true
    case .management(let act): sheet != nil && !act.opensAnew
    case .openSettings: sheet.map { offers(of: $0).contains { $0.command == command } } ?? false
    case .device(.authenticate), .device(.unlock): prompt.map { !$0.isAboutConsent } ?? false
    case .clear, .clearAll: armedClear != nil
    case .note, .configure, .setPolicy, .seed, .install, .uninstall, .setLanguages, .advance, .push,
      .removeDelivered, .authorize, .setState, .setWillPresent, .setBadge, .setCategories, .device,
      .setPhone, .banner, .expand, .collapse, .arm, .tap, .set, .view, .answer:
      false
    }
  }
}

extension ManagementAct {
  fileprivate var opensAnew: Bool {
    switch self {
    case .suggest, .dismissSuggestion, .openAppSettings, .allow, .deny: true
    case .open, .deliver, .turnOff, .configure, .keep: false
    }
  }
}

extension Command {
  /// Whether the deed that it ends is called after it, and not after what it began with.
  var namesDeed: Bool {
    switch self {
    case .cancel, .device: false
    case .note, .configure, .setPolicy, .seed, .install, .uninstall, .setLanguages, .advance, .push,
      .removeDelivered, .authorize, .setState, .setWillPresent, .setBadge, .setCategories,
      .setPhone, .openSettings, .banner, .expand, .collapse, .clear, .clearAll, .arm, .confirm,
      .tap,
      .set, .management, .view, .answer:
      true
    }
  }
}
