/// A notification that an app's code asks for; what it says may tell of what the app reacts to.
package struct LocalRequest: Hashable, Sendable {
  /// Nil for one that the system names.
  package var identifier: Template?
  /// What it says; templates are filled when it is asked for.
  package var content: ContentEdit

  package init(identifier: Template?, content: ContentEdit) {
    self.identifier = identifier
    self.content = content
  }
}

/// What an app's code does on something (`on` of `Notifications.json`).
package struct AppReaction: Hashable, Sendable {
  /// What it does something on.
  package var event: Event
  /// What it does, in this order.
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
    /// K1: asks for a notification without a trigger, which comes at once.
    case schedule(LocalRequest)
    /// Takes delivered notifications back; nil for all of them (K23).
    case removeDelivered([String]?)
    case setBadge(Int)
    /// A1: registers categories in the place of all it had.
    case setCategories([Category])
    /// It never calls the completion that it was given (A19).
    case fail
  }
}
