/// A view of an app's own inside a notification's rich view (section C, formats.md §2.3).
package struct ContentExtension: Hashable, Sendable {
  /// What it is called: its bundle's name.
  package var name: String
  /// The categories that it is for (C1).
  package var categories: [String] = []
  /// Its height at first, divided by its width; nil where that is not said (C3).
  package var initialContentSizeRatio: Double?
  /// Whether title, subtitle and body are not shown below it (C4).
  package var isDefaultContentHidden = false
  /// Whether its title stands in the place of the app's name (C5).
  package var overridesDefaultTitle = false
  /// Whether touches reach it, from iOS 12 (C6).
  package var isUserInteractionEnabled = false
  /// C22: what it shows, and what it does by itself.
  package var table = ContentTable()
  /// How many earlier notifications of the thread its templates read.
  package var threadDepth = 0
  /// The program that answers its events instead of the table's rows; empty for none.
  package var command: [String] = []
  /// The folder that it was read from, or of the scenario in which it is written inline.
  package var folder: String?
  /// Where it was declared.
  package var place: Place?
  /// Its bundle's identifier, where it is written out.
  package var bundle: ExtensionIdentifier?
  /// Where the values of its declaration stand.
  package var places = Places()
  /// Whether anything says what its code does: without a `Content.json` that is unknown.
  package var isDescribed = false

  package init(name: String) { self.name = name }

  /// Where the values of a declaration stand; nil for what is not declared.
  package struct Places: Hashable, Sendable {
    /// One for each of `categories`, in their order.
    package var categories: [Place] = []
    /// `UNNotificationExtensionInitialContentSizeRatio` (C3).
    package var initialContentSizeRatio: Place?
    /// `UNNotificationExtensionDefaultContentHidden` (C4).
    package var defaultContentHidden: Place?
    /// `UNNotificationExtensionUserInteractionEnabled` (C6).
    package var userInteractionEnabled: Place?

    package init() {}
  }

  /// C10: whether it gets responses to actions before the app does.
  package var receivesResponses: Bool { !command.isEmpty || table.receivesResponses }

  /// C3: the ratio with which the view opens.
  package var openingRatio: Double { initialContentSizeRatio ?? 1 }
}

/// What a content extension shows, and what it does when something happens (C22).
package struct ContentTable: Hashable, Sendable {
  /// C5: the view controller's title, shown in the header where it overrides
  /// that; nil for the app's name.
  package var title: Template?
  /// What its own keyboard offers; empty where it has none (C18).
  package var inputView: [String] = []
  /// What stands above the keyboard's field; nil for nothing (C19).
  package var inputAccessoryView: Template?
  /// From top to bottom.
  package var view: [ViewElement] = []
  /// In the order of the file; the first that fits an event is taken.
  package var rows: [Row] = []

  package init() {}

  /// What is done on an event.
  package struct Row: Hashable, Sendable {
    /// What has to happen; of several rows for it the first one counts.
    package var event: Event
    /// What is done then, in this order.
    package var steps: [ContentStep]

    package init(on event: Event, do steps: [ContentStep]) {
      (self.event, self.steps) = (event, steps)
    }
  }

  /// Something that a row waits for; a nil name is any name (`*`).
  package enum Event: Hashable, Sendable {
    /// It gets a notification (`didReceive(_:)`).
    case notification
    /// A response to an action, by its identifier (C10).
    case action(String?)
    /// A choice in its own input view, by what it says (C18).
    case input(String?)
    /// A press on one of its buttons, by the button's name.
    case press(String?)
    /// The system's button for a medium was pressed while it stood still (C16).
    case mediaPlay
    /// The same while it played.
    case mediaPause
  }

  /// Whether any row waits for a response.
  package var receivesResponses: Bool {
    rows.contains { if case .action = $0.event { true } else { false } }
  }

  /// What is done on an event; nil where no row waits for it.
  package func steps(on event: Event) -> [ContentStep]? {
    (rows.first { $0.event == event } ?? rows.first { $0.event == event.anyName })?.steps
  }

  /// The actions that its steps bring.
  package var newActions: [Action] { rows.flatMap(\.steps).flatMap(\.newActions) }

  /// Whether a step of any row is of a kind.
  package func contains(_ isWanted: (ContentStep) -> Bool) -> Bool {
    rows.contains { $0.steps.contains { $0.contains(isWanted) } }
  }
}

extension ContentTable.Event {
  /// The event with any name.
  fileprivate var anyName: ContentTable.Event {
    switch self {
    case .action: .action(nil)
    case .input: .input(nil)
    case .press: .press(nil)
    case .notification, .mediaPlay, .mediaPause: self
    }
  }
}
