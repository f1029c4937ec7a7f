/// Something that a content extension does.
package indirect enum ContentStep: Hashable, Sendable {
  case set([ValueTemplate.Member])
  /// Adds one line each to lists.
  case append([ValueTemplate.Member])
  case setActions([ActionReference])
  case replaceAction(String, with: ActionReference)
  case removeAction(String)
  /// Answers the response that is waiting (C11).
  case complete(ResponseOption)
  case becomeFirstResponder
  case resignFirstResponder
  case performNotificationDefaultAction
  case dismissNotificationContentExtension
  case mediaPlayingStarted
  case mediaPlayingPaused
  /// V15: asks for an attachment's file, by its name.
  case startAccessing(String)
  case stopAccessing(String)
  /// Does steps where named elements say these words.
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
  package var newActions: [Action] {
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
  case new(Action)

  /// The action, when it is a new one.
  package var newAction: Action? {
    if case .new(let action) = self { action } else { nil }
  }

  /// The action's identifier, whichever it is.
  package var identifier: String {
    switch self {
    case .known(let identifier): identifier
    case .new(let action): action.identifier
    }
  }
}

/// C11: what becomes of a notification after its extension got a response
/// (`UNNotificationContentExtensionResponseOption`).
package enum ResponseOption: String, CaseIterable, Sendable {
  case doNotDismiss, dismiss, dismissAndForwardAction
}
