/// Something that a content extension does.
package indirect enum ContentStep: Hashable, Sendable {
  /// What named elements say or hold from now on.
  case set([ValueTemplate.Member])
  /// Adds one line each to lists.
  case append([ValueTemplate.Member])
  /// All actions, in the place of those before, from iOS 12 on (C9).
  case setActions([ActionReference])
  /// The action with an identifier gives way to another one, in its place.
  case replaceAction(String, with: ActionReference)
  /// By its identifier.
  case removeAction(String)
  /// Answers the response that is waiting (C11).
  case complete(ResponseOption)
  /// Its keyboard or input view comes up (C18).
  case becomeFirstResponder
  /// It goes again.
  case resignFirstResponder
  /// The app opens, as with a tap on the notification.
  case performNotificationDefaultAction
  /// The rich view closes.
  case dismissNotificationContentExtension
  /// It tells the system that its medium plays (`NSExtensionContext`, C16).
  case mediaPlayingStarted
  /// It tells the system that its medium stands still.
  case mediaPlayingPaused
  /// V15: asks for an attachment's file, by its name.
  case startAccessing(String)
  /// V15: gives it back.
  case stopAccessing(String)
  /// Does steps where named elements say these words; what no element is called is a path of the
  /// notification.
  case when([ValueTemplate.Member], do: [ContentStep])

  /// Whether it or one of those that depend on it is of a kind.
  package func contains(_ isWanted: (ContentStep) -> Bool) -> Bool {
    if isWanted(self) { return true }
    guard case .when(_, let steps) = self else { return false }
    return steps.contains { $0.contains(isWanted) }
  }

  /// V15: whether it asks for an attachment's file.
  package var isAccess: Bool {
    switch self {
    case .startAccessing, .stopAccessing: true
    case .set, .append, .setActions, .replaceAction, .removeAction, .complete,
      .becomeFirstResponder, .resignFirstResponder, .performNotificationDefaultAction,
      .dismissNotificationContentExtension, .mediaPlayingStarted, .mediaPlayingPaused, .when:
      false
    }
  }
}

extension ContentStep {
  /// The actions that it brings, or one of those that depend on it.
  var newActions: [Action] {
    switch self {
    case .setActions(let references): references.compactMap(\.newAction)
    case .replaceAction(_, let reference): [reference.newAction].compactMap(\.self)
    case .when(_, let steps): steps.flatMap(\.newActions)
    case .set, .append, .removeAction, .complete, .becomeFirstResponder, .resignFirstResponder,
      .performNotificationDefaultAction, .dismissNotificationContentExtension,
      .mediaPlayingStarted, .mediaPlayingPaused, .startAccessing, .stopAccessing:
      []
    }
  }
}

/// An action that a content extension shows: one that is known, or a new one.
package enum ActionReference: Hashable, Sendable {
  /// One of the category, or one seen before in this view.
  case known(String)
  /// One with words and options of its own.
  case new(Action)

  /// The action, when it is a new one.
  package var newAction: Action? {
    if case .new(let action) = self { action } else { nil }
  }
}

/// C11: what becomes of a notification after its extension got a response
/// (`UNNotificationContentExtensionResponseOption`).
package enum ResponseOption: String, CaseIterable, Sendable {
  /// The view stays; it closes; it closes and the app gets the response too.
  case doNotDismiss, dismiss, dismissAndForwardAction
}
