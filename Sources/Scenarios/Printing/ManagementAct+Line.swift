import Delivery
import Notifications

extension ManagementAct {
  /// The line that gives this act when it is read in the same state; nil for what no line can say.
  func line(in state: State) -> String? {
    switch self {
    case .open(let name, let target):
      state.name(of: target)
        .map { "manage " + $0 + (name == .management ? "" : " sheet=" + name.rawValue) }
    case .deliver(let prominence, let app): state.line("deliver-" + prominence.rawValue, app)
    case .turnOff(let app): state.line("turn-off", app)
    case .configure: "configure"
    case .keep(let keeping, let app): state.line("keep " + keeping.rawValue, app)
    case .openAppSettings(let app): "open-app-settings " + state.scenarioName(of: app)
    case .suggest(let app): "suggest " + state.scenarioName(of: app)
    case .dismissSuggestion: "dismiss-suggestion"
    case .allow: "allow"
    case .deny: "deny"
    }
  }
}

extension State {
  fileprivate func line(_ verb: String, _ app: BundleIdentifier?) -> String {
    guard let app else { return verb }
    let name = names(of: app).first { name in
      (try? managed(name.word)).flatMap { $0.map(self.app(of:)) } == app
    }
    return verb + " " + (name?.written ?? scenarioName(of: app))
  }

  fileprivate func name(of target: ManagementTarget) -> String? {
    switch target {
    case .notification(let key): scenarioName(of: key)
    case .group(let key): scenarioName(of: key, isTriedLast: true)
    case .app(let app): names(of: app).first { (try? managed($0.word)) == target }?.written
    }
  }

  // A notification or a group may be called like the app, but none is called `"com.example.mail"/`.
  private func names(of app: BundleIdentifier) -> [(word: Word, written: String)] {
    let place = Place("")
    return [
      (Word(app.text, .quoted, at: place), scenarioName(of: app)),
      (Word(app.text + "/", .quoted, at: place, head: app.text), app.text.quoted + "/"),
    ]
  }
}

extension AuthorizationOptions {
  /// As `options=` takes them; nil for none at all.
  var line: String? { isEmpty ? nil : names.joined(separator: ",") }
}
