/// A notification that an app's code asks for; what it says may tell of what the app reacts to.
package struct LocalRequest: Hashable, Sendable {
  /// Nil for one that the system names.
  package var identifier: Template?
  /// What it says; templates are filled when it is asked for.
  package var content: ContentEdit
  /// When it is delivered.
  package var trigger: Trigger

  package init(identifier: Template?, content: ContentEdit, trigger: Trigger) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

/// What an app's code does on something (`on` of `Notifications.json`).
package struct AppReaction: Hashable, Sendable {
  /// What it does something on.
  package var event: Event
  /// What it does, in this order.
  package var steps: [Step]

  package init(on event: Event, do steps: [Step]) {
    (self.event, self.steps) = (event, steps)
  }

  /// What an app's code reacts to.
  package enum Event: Hashable, Sendable {
    /// Its code begins to run.
    case launch
    /// A push woke it in the background (B27).
    case remoteNotification
    /// A response to one of its notifications: an action's identifier,
    /// `default`, `dismiss`; nil for any.
    case action(String?)
  }

  /// One thing that an app does.
  package indirect enum Step: Hashable, Sendable {
    /// K1: asks for a notification, at once or when its trigger fires.
    case schedule(LocalRequest)
    /// Takes requests back that wait; nil for all of them (K20, K21).
    case removePending([String]?)
    /// Takes delivered notifications back; nil for all of them (K23).
    case removeDelivered([String]?)
    /// The number on its icon; 0 takes it away.
    case setBadge(Int)
    /// A1: registers categories in the place of all it had.
    case setCategories([Category])
    /// It never calls the completion that it was given (A19).
    case fail
    /// Does steps where all of these hold.
    case when([Condition], do: [Step])

    /// Every request among them, also those that depend on something.
    package var requests: [LocalRequest] {
      switch self {
      case .schedule(let request): [request]
      case .when(_, let steps): steps.flatMap(\.requests)
      case .removePending, .removeDelivered, .setBadge, .setCategories, .fail: []
      }
    }
  }

  /// What has to be so for steps to be done: a value of the notification reads as something.
  package struct Condition: Hashable, Sendable {
    /// What is read, such as `{userInfo.urgent}`.
    var read: Template
    /// What it has to say, in words; nothing where the path leads nowhere.
    var wanted: ValueTemplate

    package init(_ read: Template, is wanted: ValueTemplate) {
      (self.read, self.wanted) = (read, wanted)
    }

    /// Whether it holds.
    package func holds(with values: TemplateValues) -> Bool {
      read.filled(with: values).value == wanted.filled(with: values).value.words
    }
  }
}
