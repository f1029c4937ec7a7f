import Notifications

extension Engine {
  /// What a person does with a rich view.
  mutating func perform(_ act: ViewAct) throws(Refusal) {
    try require(.richView)
    switch act {
    case .open(let key): try view(key)
    case .act(let key, let action, let text): try self.act(key, action, text)
    case .type(let text): try type(text)
    case .send: try send()
    case .input(let item): try choose(item)
    case .press(let button): try press(button)
    case .play: try play(true)
    case .pause: try play(false)
    case .dismiss(let key): try dismissView(of: key)
    }
  }

  /// P9, H18: opens a notification's rich view, after the owner was recognized
  /// where its content is hidden.
  private mutating func view(_ key: NotificationKey) throws(Refusal) {
    let number = try viewable(key)
    if let pane = state.pane, pane.notification == number {
      throw Refusal("its rich view is open already")
    }
    viewForOwner(number)
  }

  /// P9: pulling a banner down opens its rich view.
  mutating func pullBanner() throws(Refusal) {
    try require(.richView)
    viewForOwner(try visibleBanner().number)
  }

  // H18, C23: nothing is loaded before the owner was recognized.
  private mutating func viewForOwner(_ number: Int) {
    if state.needsOwner(toShow: number) { return ask(toGoOnWith: .view(number), because: "H18") }
    openView(of: number)
  }

  /// C1–C3, C8: opens the rich view, and gives the notification to its extension.
  mutating func openView(of number: Int) {
    closeView(because: [Reason("P9", "another")])
    if state.banner?.number == number { endBanner(.pulled, because: [Reason("P9", "banner")]) }
    wakeDisplay(because: Reason("P9", "display"))
    let notification = state.notification(number)
    let (choice, chosen) = state.contentChoice(for: notification)
    let content = chosen.map { state.machine(of: $0, for: notification).beginning }
    var pane = OpenRichView(notification: number, at: state.now, content: content)
    pane.isListed = state.list.find(notification.hashedName)?.number == number
    record(
      .opened(Boxed(pane)), because: [Reason("P9")] + choice.reasons + state.viewReasons(of: chosen)
    )
    if chosen != nil {
      tell(.didReceive, .notification, about: number, because: [Reason("C2"), Reason("C8")])
    }
  }

  /// V15: closes the rich view; files that its extension still has are told.
  ///
  /// - Parameter forwards: C13: whether the app gets what its extension has yet to complete.
  mutating func closeView(
    by doer: Doer = .system, because reasons: [Reason], forwards: Bool = true
  ) {
    guard let pane = state.pane else { return }
    giveUpAnswers { $0.kind == .content && $0.number == pane.notification }
    let unbalanced = pane.unbalanced.map { Reason("V15", $0) }
    record(.closed(Boxed(pane), by: doer), because: reasons + unbalanced)
    if forwards, let awaited = pane.awaited { forward(awaited, of: pane.notification) }
  }

  // C13: an extension whose view is gone completes nothing. The person is elsewhere by now, so
  // the app does not come to the front.
  private mutating func forward(_ awaited: OpenRichView.AwaitedCompletion, of number: Int) {
    let response = PendingResponse(
      app: state.notification(number).app, notification: number,
      action: awaited.action.identifier, text: awaited.text, isForeground: false)
    respond(response, because: [Reason("C13", "left")])
    removeAnswered(number, because: [Reason("A17")])
  }

  /// C21, A15, A16: the dismiss control closes the view; the app hears of it
  /// where its category says so.
  private mutating func dismissView(of key: NotificationKey?) throws(Refusal) {
    let pane = try openPane(of: key)
    let number = pane.notification
    closeView(by: .person, because: [Reason("C21")])
    forgetOwnerPrompt(fromViewOf: number)
    // C13: what was answered is not dismissed, too.
    guard pane.awaited == nil, state.hearsOfDismissal(number) else { return }
    respondToDismissal(of: number)
    removeAnswered(number, because: [Reason("A17")])
  }

  /// G31, C8: a notification that arrived goes to the open view's extension too, where it is of the
  /// same thread; one that replaces the shown one takes its place there. One without an alert has
  /// nothing to be viewed (P26): where it replaces the shown one, the view closes (G28).
  mutating func tellView(of number: Int, hasAlert: Bool) {
    guard let pane = state.pane else { return }
    let (new, shown) = (state.notification(number), state.notification(pane.notification))
    guard new.app == shown.app, new.number != shown.number else { return }
    let isReplacement = new.key == shown.key
    if isReplacement {
      guard hasAlert else { return closeView(because: [Reason("G28", "view")]) }
      show(number, in: pane)
    } else {
      guard hasAlert, let thread = new.content.threadIdentifier,
        let other = shown.content.threadIdentifier, thread.isExactly(other)
      else { return }
    }
    if state.pane?.content != nil {
      let reason = isReplacement ? Reason("G26", "told") : Reason("G31")
      tell(.didReceive, .notification, about: number, because: [reason, Reason("C8")])
    }
  }

  // G26, C1: a newer one takes the place in the view, with the extension and the
  // actions of its own category.
  private mutating func show(_ number: Int, in pane: OpenRichView) {
    var changed = pane
    changed.notification = number
    changed.isListed = state.list.find(state.notification(number).hashedName)?.number == number
    let reasons = [Reason("G26", "view")] + (followCategory(in: &changed) ?? [])
    changed.textInput = state.textInput(in: changed)
    change(pane, to: changed, because: reasons)
  }

  /// C1, C13: gives the view to the extension of its notification's category, where an update had
  /// to wait for a completion.
  mutating func followCategoryInView() {
    guard let pane = state.pane else { return }
    var changed = pane
    guard let reasons = followCategory(in: &changed) else { return }
    changed.textInput = state.textInput(in: changed)
    change(pane, to: changed, because: reasons)
    let number = changed.notification
    tell(.didReceive, .notification, about: number, because: [Reason("C2"), Reason("C8")])
  }

  // Gives why another extension begins, with the files that the one before still has
  // (V15); nil where none does.
  private mutating func followCategory(in pane: inout OpenRichView) -> [Reason]? {
    // C13: who owes a completion stays until then.
    if pane.awaited != nil { return nil }
    let (old, new) = (state.notification(pane.chooser), state.notification(pane.notification))
    pane.chooser = new.number
    let (choice, chosen) = state.contentChoice(for: new)
    guard choice.index != state.contentChoice(for: old).choice.index else { return nil }
    giveUpAnswers { $0.kind == .content }
    let unbalanced = pane.unbalanced.map { Reason("V15", "update", $0) }
    pane.begin(chosen.map { state.machine(of: $0, for: new).beginning }, at: state.now)
    return choice.reasons.map { Reason("C1", "update", $0.details) } + unbalanced
  }

  /// A1, A3: the field of an action that its notification has no more closes; one that is
  /// registered anew is as it is now.
  mutating func followActionsInView() {
    guard let pane = state.pane else { return }
    var changed = pane
    changed.textInput = state.textInput(in: pane)
    guard changed != pane else { return }
    let reason = changed.textInput == nil ? Reason("A13", "gone") : Reason("A1", "field")
    change(pane, to: changed, because: [reason])
  }

  /// G28: a view whose notification was taken away closes.
  mutating func closeViewOfRemoved() {
    guard let pane = state.pane else { return }
    let key = state.notification(pane.notification).key
    let isGone = pane.isListed ? state.list.find(key) == nil : state.app(key.app) == nil
    guard isGone else { return }
    closeView(because: [Reason("G28", "view")])
  }

  /// The rich view that is open; refuses where none is, or where it is of another notification than
  /// `key`. With nil any will do.
  func openPane(of key: NotificationKey?) throws(Refusal) -> OpenRichView {
    guard let pane = state.pane else { throw Refusal("no rich view is open; write “view” first") }
    if let key, state.notification(pane.notification).key != key {
      throw Refusal("the rich view of another notification is open; write “view” first")
    }
    return pane
  }

  /// A banner's notification can be viewed even where the list does not have it.
  func viewable(_ key: NotificationKey) throws(Refusal) -> Int {
    if let banner = state.banner, state.notification(banner.number).key == key {
      return banner.number
    }
    if let pane = state.pane, state.notification(pane.notification).key == key {
      return pane.notification
    }
    return try find(key).number
  }

  /// Makes something else of the view that is open.
  mutating func change(
    _ pane: OpenRichView, to changed: OpenRichView, because reasons: [Reason] = []
  ) {
    record(.changed(from: Boxed(pane), to: Boxed(changed)), because: reasons)
  }

  /// Makes what happened around the rich view a fact, now.
  mutating func record(_ event: ViewEvent, because reasons: [Reason] = []) {
    emit(.view(event), because: reasons)
  }
}

extension State {
  /// C1: the content extension for a notification; nil for the system's own view.
  fileprivate func contentChoice(
    for notification: DeliveredNotification
  ) -> (choice: ContentChoice, chosen: ContentExtension?) {
    let extensions = app(notification.app)?.app.contentExtensions ?? []
    let choice = ContentChoice(category: notification.content.categoryIdentifier, among: extensions)
    return (choice, choice.index.map { extensions[$0] })
  }

  /// A20, C23: whether no extension that is yet to be loaded may set other actions of a notification.
  func knowsActions(of number: Int) -> Bool {
    pane?.notification == number || contentChoice(for: notification(number)).chosen == nil
  }

  fileprivate func viewReasons(of chosen: ContentExtension?) -> [Reason] {
    guard let chosen else { return [] }
    var reasons = [Reason("C3", [.init("ratio", String(chosen.openingRatio))])]
    if chosen.isDefaultContentHidden { reasons.append(Reason("C4")) }
    if chosen.overridesDefaultTitle { reasons.append(Reason("C5")) }
    reasons.append(Reason(takesTouches(chosen) ? "C6" : "C7"))
    return reasons
  }

  /// C6, C7: whether an extension's view takes touches.
  func takesTouches(_ content: ContentExtension) -> Bool {
    device.profile.has(.touches) && content.isUserInteractionEnabled
  }

  /// A15, A17: whether the app wants to know that a notification was dismissed; such
  /// a one goes with its view.
  package func hearsOfDismissal(_ number: Int) -> Bool {
    let notification = notification(number)
    // N21: the categories of old knew no such option.
    if notification.isLegacy { return false }
    return category(of: notification)?.options.contains(.customDismissAction) ?? false
  }
}

extension OpenRichView {
  // V15: what is told of each file that its extension did not give back as
  // often as it asked for it.
  fileprivate var unbalanced: [[Reason.Detail]] {
    (content?.accesses ?? []).filter { $0.started != $0.stopped }.map { access in
      [
        .init("file", access.attachment), .init("started", String(access.started)),
        .init("stopped", access.stopped.counted("time")),
      ]
    }
  }
}
