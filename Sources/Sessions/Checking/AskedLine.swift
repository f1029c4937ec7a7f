import Delivery
import Notifications
import Scenarios

/// A line that asks for a notification which is no push, and what was found in it: what it lacks of
/// its app may be there once the app's files are read anew.
struct AskedLine {
  /// The app that it asks for.
  let app: BundleIdentifier
  /// What was found in it last.
  private(set) var found: [Diagnostic] = []
  // Behind references: all of them are kept, and looked at seldom.
  private let line: Boxed<ScenarioLine>
  private let asked: Boxed<Asked>

  fileprivate enum Asked {
    case request(Request)
    case legacy(LocalNotification, isPresentedNow: Bool)
  }

  /// Takes a line in; nil for one that asks for something else.
  init?(_ line: ScenarioLine, _ command: Command) {
    if case .schedule(let app, let request) = command {
      (self.app, asked) = (app, Boxed(.request(request)))
    } else if case .legacy(let app, let act) = command, let asked = Asked(act) {
      (self.app, self.asked) = (app, Boxed(asked))
    } else {
      return nil
    }
    self.line = Boxed(line)
  }

  /// Looks at it with what its app declares now.
  mutating func look(_ lint: inout DeliveryLint, _ state: State) {
    switch asked.value {
    case .request(let request):
      found = lint.findings(in: line.value, of: request, for: app, state)
    case .legacy(let notification, let isPresentedNow):
      found = lint.findings(
        in: line.value, of: notification, isPresentedNow: isPresentedNow, for: app, state)
    }
  }
}

extension AskedLine.Asked {
  // Nil for an act that takes some back.
  fileprivate init?(_ act: LegacyAct) {
    switch act {
    case .schedule(let notification): self = .legacy(notification, isPresentedNow: false)
    case .present(let notification): self = .legacy(notification, isPresentedNow: true)
    case .cancel, .cancelNamed, .cancelAll: return nil
    }
  }
}
