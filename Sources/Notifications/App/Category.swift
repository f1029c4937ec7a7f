/// A kind of notification that an app declares (`UNNotificationCategory`).
package struct Category: Hashable, Sendable {
  /// What a notification's `categoryIdentifier` names it by.
  package var identifier: String
  /// `UNNotificationCategory.options`; empty for none.
  package var options: CategoryOptions = []
  /// Stands in for the body while previews are hidden; nil for the system's own words.
  package var hiddenPreviewsBodyPlaceholder: Text?
  /// The format of a group's summary line; nil for the system's own.
  package var categorySummaryFormat: Text?
  /// In the order they are shown (A8).
  package var actions: [Action] = []
  /// A21: what other parts of the system mean; nothing here does.
  package var intentIdentifiers: [String] = []

  package init(identifier: String) { self.identifier = identifier }
}

/// Something that can be done with a notification (`UNNotificationAction`).
package struct Action: Hashable, Sendable {
  /// What the app is told when it is chosen; the first of an identifier counts (A2).
  package var identifier: String
  /// The words on its button.
  package var title: Text
  /// `UNNotificationAction.options` (A5); empty for none.
  package var options: ActionOptions = []
  /// The name of its symbol, drawn from iOS 15 on (A22).
  package var symbol: String?
  /// Present for a text input action (A13).
  package var textInput: TextInput?

  package init(identifier: String, title: Text) {
    (self.identifier, self.title) = (identifier, title)
  }

  /// A2: these without those whose identifier an earlier one has.
  package static func withoutDoubles(_ actions: [Action]) -> [Action] {
    actions.enumerated().filter { index, action in
      !actions[..<index].contains { $0.identifier.isExactly(action.identifier) }
    }.map(\.element)
  }

  /// What a text input action asks with (`UNTextInputNotificationAction`).
  package struct TextInput: Hashable, Sendable {
    /// The words on the button that sends the text; nil where the app gives none.
    package var buttonTitle: Text?
    /// What the empty field shows; nil where the app gives none.
    package var placeholder: Text?

    package init(buttonTitle: Text? = nil, placeholder: Text? = nil) {
      (self.buttonTitle, self.placeholder) = (buttonTitle, placeholder)
    }
  }
}
