import Notifications

/// What a content extension holds while its view is open: the state of its table (C22).
package struct ExtensionPane: Hashable, Sendable {
  /// The extension's name.
  package let name: String
  /// What it set its title to; nil as its table says.
  var title: String?
  /// What steps set, by the names of elements, in the order in which they were first set.
  package var values: [JSONValue.Member] = []
  /// The actions that it shows; nil for the category's (C9).
  package var actions: [Action]?
  /// Every action that was shown so far, so that a name brings it back.
  var seenActions: [Action] = []
  /// Whether its own input view is up (C18).
  package var isFirstResponder = false
  /// What was chosen last in its own input view.
  package var input: String?
  /// What the person wrote last in answer to a text input action.
  package var userText: String?
  /// The files that it asked for, in the order in which it first did (V15).
  package var accesses: [Access] = []

  package init(name: String) { self.name = name }

  /// V15: how often a file was asked for and given back.
  package struct Access: Hashable, Sendable {
    /// The attachment's identifier.
    package var attachment: String
    /// Calls of `startAccessingSecurityScopedResource()`.
    package var started = 0
    /// Calls of `stopAccessingSecurityScopedResource()`.
    package var stopped = 0

    package init(attachment: String) { self.attachment = attachment }
  }

  /// What a named element was set to; nil where nothing set it.
  package subscript(name: String) -> JSONValue? {
    values.first { $0.key == name }?.value
  }

  /// Sets an element's value; one that was set before keeps its place in `values`.
  mutating func set(_ name: String, _ value: JSONValue) {
    if let index = values.firstIndex(where: { $0.key == name }) {
      values[index].value = value
    } else {
      values.append(.init(name, value))
    }
  }

  /// Notes actions as shown, by identifier: a newer one with the same identifier takes the old
  /// one's place.
  mutating func see(_ actions: [Action]) {
    for action in actions {
      if let index = seenActions.firstIndex(where: { $0.identifier.isExactly(action.identifier) }) {
        seenActions[index] = action
      } else {
        seenActions.append(action)
      }
    }
  }
}
