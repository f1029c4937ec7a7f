/// What an app's code does on something (`on` of `Notifications.json`).
package struct AppReaction: Hashable, Sendable {
  package var event: Event
  package var steps: [Step]

  package init(on event: Event, do steps: [Step]) {
    self.event = event
    self.steps = steps
  }

  /// What an app's code reacts to.
  package enum Event: Hashable, Sendable {
    /// Its code begins to run.
    case launch
    /// A silent push woke it.
    case remoteNotification
    /// A response to one of its notifications: an action's identifier, `default`, `dismiss`; nil for
    /// any.
    case action(String?)
  }

  /// One thing that an app does.
  package indirect enum Step: Hashable, Sendable {
    /// Takes delivered notifications back; nil for all of them (K23).
    case removeDelivered([String]?)
    case setBadge(Int)
    /// A1: registers categories in the place of all it had.
    case setCategories([Category])
    /// It never calls the completion that it was given (A19).
    case fail
  }
}
