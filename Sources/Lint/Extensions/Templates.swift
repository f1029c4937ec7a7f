import Notifications

extension ContentTable {
  /// Every template that something of its view shows.
  ///
  /// For what is shown: titles of buttons and accessory views are not among them.
  var templates: [Template] {
    view.flatMap(\.leaves).flatMap(\.templates) + rows.flatMap(\.steps).flatMap(\.templates)
  }
}

extension ContentExtension {
  /// Every template that something of it shows, around its view too; its title
  /// only where that is shown (C5).
  var shownTemplates: [Template] {
    let title = overridesDefaultTitle ? table.title : nil
    return [title, table.inputAccessoryView].compactMap(\.self) + table.templates
  }
}

extension ViewElement {
  fileprivate var templates: [Template] {
    switch self {
    case .text(let template), .button(_, let template), .label(_, let template?): [template]
    case .list(_, let items), .day(_, let items): items.flatMap(\.templates)
    case .row(let elements): elements.flatMap(\.templates)
    case .label(_, nil), .media, .divider, .progress: []
    }
  }
}

extension ContentStep {
  fileprivate var templates: [Template] {
    switch self {
    case .set(let members), .append(let members): members.flatMap(\.value.templates)
    case .when(_, let steps): steps.flatMap(\.templates)
    case .setActions, .replaceAction, .removeAction, .complete, .becomeFirstResponder,
      .resignFirstResponder, .performNotificationDefaultAction,
      .dismissNotificationContentExtension, .mediaPlayingStarted, .mediaPlayingPaused,
      .startAccessing, .stopAccessing:
      []
    }
  }
}

extension ServiceExtension {
  /// Every step that it may come to, those for `serviceExtensionTimeWillExpire` last.
  var allSteps: [Step] { steps + (onTimeWillExpire ?? []) }
}

extension ServiceExtension.Step {
  /// Every template that it fills, all of them from what the steps before it made.
  var templates: [Template] {
    [download?.address, download?.name].compactMap(\.self)
      + edit.changes.flatMap(\.templates)
  }
}

extension ContentEdit.Change {
  fileprivate var templates: [Template] {
    switch self {
    case .title(let text), .subtitle(let text), .body(let text): text?.templates ?? []
    case .threadIdentifier(let template), .categoryIdentifier(let template),
      .summaryArgument(let template), .launchImageName(let template),
      .interruptionLevel(let template), .filterCriteria(let template):
      [template].compactMap(\.self)
    case .userInfo(let value): value.templates
    case .attachments(let files): files.flatMap { [$0.identifier, $0.download].compactMap(\.self) }
    case .communication(let template):
      [template?.sender, template?.conversation].compactMap(\.self)
    case .badge, .sound, .summaryArgumentCount, .relevanceScore: []
    }
  }
}
