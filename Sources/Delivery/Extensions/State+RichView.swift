import Localization
import Notifications

extension State {
  /// What the open rich view shows; nil while none is open.
  package var richView: RichView? { pane.map(richView) }

  private func richView(of pane: OpenRichView) -> RichView {
    let notification = notification(pane.notification)
    let content = contentExtension(of: pane)
    let name = displayName(of: notification.app)
    let values = templateValues(in: pane)
    let shown = shownActions(of: pane.notification)
    return RichView(
      notification: pane.notification, app: notification.app, appName: name,
      title: title(of: pane, content, values) ?? name, ratio: content?.openingRatio,
      extensionName: content?.name, elements: elements(of: pane, content, values),
      takesTouches: content.map(takesTouches) ?? false,
      texts: content?.isDefaultContentHidden == true
        ? nil : texts(of: notification, values),
      actions: choices(shown, of: notification),
      hiddenActionCount: allActions(of: pane.notification).count - shown.count,
      input: input(of: pane, content, values), media: media(of: pane),
      waitsUntil: pane.awaited?.deadline,
      isAwaitingProgram: awaitedAnswers.contains {
        $0.kind == .content && $0.number == pane.notification
      })
  }

  // F9: who speaks stands here as in its row.
  private func texts(
    of notification: DeliveredNotification, _ values: TemplateValues
  ) -> RichView.Texts {
    let spoken = communication(of: notification)
    return RichView.Texts(
      title: spoken?.sender ?? values.title,
      subtitle: spoken?.conversation ?? values.subtitle, body: values.body)
  }

  // C5.
  private func title(
    of pane: OpenRichView, _ content: ContentExtension?, _ values: TemplateValues
  ) -> String? {
    guard let content, content.overridesDefaultTitle else { return nil }
    let title = pane.content?.title ?? content.table.title?.filled(with: values).value
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The actions that show with a notification, in words.
  package func choices(of number: Int) -> [RichView.Choice] {
    choices(shownActions(of: number), of: notification(number))
  }

  /// W6: the same on the watch.
  package func watchChoices(of number: Int) -> [RichView.Choice] {
    choices(actionsOnWatch(of: number), of: notification(number))
  }

  private func choices(
    _ actions: [Action], of notification: DeliveredNotification
  ) -> [RichView.Choice] {
    let localizer = localizer(of: notification.app)
    return actions.map { action in
      RichView.Choice(
        identifier: action.identifier, title: localizer.resolve(action.title, for: .label).words,
        isDestructive: action.options.contains(.destructive),
        opensApp: action.options.contains(.foreground), asksForText: action.textInput != nil,
        symbol: device.profile.has(.actionIcon) ? action.symbol : nil)
    }
  }

  private func input(
    of pane: OpenRichView, _ content: ContentExtension?, _ values: TemplateValues
  ) -> RichView.Input? {
    if let input = pane.textInput {
      return .field(field(input, pane, content?.table.inputAccessoryView, values))
    }
    guard let content, pane.content?.isFirstResponder == true else { return nil }
    return .custom(content.table.inputView)
  }

  private func field(
    _ input: OpenRichView.TextInput, _ pane: OpenRichView, _ accessory: Template?,
    _ values: TemplateValues
  ) -> RichView.Field {
    let localizer = localizer(of: notification(pane.notification).app)
    func words(_ text: Text?) -> String? { text.map { localizer.resolve($0, for: .label).words } }
    let asked = input.action.textInput
    return RichView.Field(
      action: input.action.identifier,
      buttonTitle: words(asked?.buttonTitle) ?? systemWords(.send),
      placeholder: words(asked?.placeholder) ?? "", text: input.text,
      accessory: accessory?.filled(with: values).value)
  }

  private func media(of pane: OpenRichView) -> RichView.Media? {
    guard hasPlayControl(pane) else { return nil }
    let isOverlay = playButton(of: pane)?.kind == .overlay
    return RichView.Media(
      isPlaying: pane.media.isPlaying, position: pane.media.position(at: now),
      length: mediumLength(in: pane),
      showsControl: !isOverlay || !pane.media.isPlaying)
  }
}

extension State {
  /// Whether an extension was told something about what the open view shows.
  package var hasViewLog: Bool {
    guard let pane else { return false }
    return pane.content != nil || extensionCalls.contains { $0.notification == pane.notification }
  }
}

// What plays.
extension State {
  /// C16, V14: whether the open view has a control to play something.
  func hasPlayControl(_ pane: OpenRichView) -> Bool {
    if pane.content != nil { return playButton(of: pane)?.isDrawn == true }
    return notification(pane.notification).content.attachments.first?.isPlayable == true
  }

  /// V14: how long what the open view plays is; nil where its file does not say.
  func mediumLength(in pane: OpenRichView) -> Interval? {
    let attachments = notification(pane.notification).content.attachments
    if pane.content == nil { return attachments.first?.length }
    guard let name = played(in: pane)?.name else { return nil }
    return attachments.first { $0.identifier.isExactly(name) }?.length
  }

  private func playButton(of pane: OpenRichView) -> PlayButton? { played(in: pane)?.button }

  private func played(in pane: OpenRichView) -> (name: String, button: PlayButton)? {
    let leaves = contentExtension(of: pane)?.table.view.flatMap(\.leaves) ?? []
    for case .media(let name, let button?) in leaves {
      return (name.named(by: templateValues(in: pane)), button)
    }
    return nil
  }
}

extension Attachment {
  /// Whether it has a length: a sound or a film.
  var isPlayable: Bool {
    switch format?.kind {
    case .audio, .video: true
    case .image, nil: false
    }
  }
}
