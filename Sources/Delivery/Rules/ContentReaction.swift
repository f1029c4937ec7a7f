import Notifications

/// What a content extension makes of an event: its new state, and what it asks of the system (C22).
struct ContentReaction: Equatable, Sendable {
  /// What the extension holds afterward.
  var pane: ExtensionPane
  /// Whether the medium is to play; nil leaves it as it is (C17).
  var plays: Bool?
  /// What it asks of the system, in order.
  var requests: [Request] = []
  /// Paths of its templates that led nowhere.
  var missing: [String] = []
  /// What is left for the values that its templates are filled with.
  var room = TemplateRoom()
  /// Rules that kept steps from doing anything.
  var reasons: [Reason] = []

  init(pane: ExtensionPane) { self.pane = pane }

  /// Something that only the system can do.
  enum Request: Hashable, Sendable {
    /// C11.
    case complete(ResponseOption)
    /// C12: no row says anything of the action.
    case handOn
    /// C14.
    case performDefaultAction
    /// C15.
    case dismiss
  }
}

extension Reason {
  /// C9: why the actions stay as they are under a profile without changing actions.
  package static let changesNoActions = Reason("C9", [.init("why", "it exists from iOS 12 on")])
  /// C18: why an extension does not become first responder.
  package static let hasNoInputView = Reason("C18", [.init("why", "it has no input view")])
}
