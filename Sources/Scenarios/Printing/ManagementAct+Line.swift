import Delivery
import Notifications

extension ManagementAct {
  /// The line that gives this act when it is read in the same state; nil for what no line can say.
  func line(in state: State) -> String? {
    switch self {
    case .open(let name, let target):
      state.line("manage", target)
        .map { $0 + (name == .management ? "" : " sheet=" + name.rawValue) }
    case .deliver(let prominence, let target): state.line("deliver-" + prominence.rawValue, target)
    case .turnOff(let target): state.line("turn-off", target)
    case .configure: "configure"
    case .keep(let keeping, let target): state.line("keep " + keeping.rawValue, target)
    case .openAppSettings(let app): "open-app-settings " + state.scenarioName(of: app)
    case .suggest(let app): "suggest " + state.scenarioName(of: app)
    case .dismissSuggestion: "dismiss-suggestion"
    case .allow: "allow"
    case .deny: "deny"
    }
  }
}

extension State {
  fileprivate func line(_ verb: String, _ target: ManagementTarget?) -> String? {
    guard let target else { return verb }
    let name: String
    switch target {
    case .notification(let key): name = scenarioName(of: key)
    case .app(let app): name = scenarioName(of: app)
    }
    return means(target, name) ? verb + " " + name : nil
  }

  // A notification or a group may be called like an app.
  private func means(_ target: ManagementTarget, _ name: String) -> Bool {
    guard case .app(let app) = target else { return true }
    return (try? managed(Word(app.text, .quoted, at: Place("")))) == target
  }
}

extension AuthorizationOptions {
  /// As `options=` takes them; nil for none at all.
  var line: String? { isEmpty ? nil : names.joined(separator: ",") }
}
