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

  /// P9, H18: opens a notification's rich view, after the owner was recognized where its content is hidden.
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
    guard let banner = state.banner else { throw Refusal("there is no banner now") }
    viewForOwner(banner.number)
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
    let extensions = state.app(notification.app)?.app.contentExtensions ?? []
    let choice = ContentChoice(category: notification.content.categoryIdentifier, among: extensions)
    let chosen = choice.index.map { extensions[$0] }
    var pane = OpenRichView(notification: number, at: state.now, content: nil)
    pane.isListed = state.list.find(notification.key)?.number == number
    pane.content = chosen.map { state.machine(of: $0, for: notification).beginning }
    record(
      .opened(Boxed(pane)), because: [Reason("P9")] + choice.reasons + state.viewReasons(of: chosen)
    )
    if chosen != nil {
      tell(.didReceive, .notification, about: number, because: [Reason("C2"), Reason("C8")])
    }
  }

  /// V15: closes the rich view; files that its extension still has are told.
  mutating func closeView(because reasons: [Reason]) {
    guard let pane = state.pane else { return }
    giveUpAnswers { $0.kind == .content && $0.number == pane.notification }
    let unbalanced = (pane.content?.accesses ?? []).filter { $0.started != $0.stopped }
    record(.closed(Boxed(pane)), because: reasons + unbalanced.map(\.reason))
  }

  /// C21, A15, A16: the dismiss control closes the view; the app hears of it where its category says so.
  private mutating func dismissView(of key: NotificationKey?) throws(Refusal) {
    let pane = try openPane(of: key)
    let number = pane.notification
    closeView(because: [Reason("C21")])
    guard state.hearsOfDismissal(number) else { return }
    respond(number, "dismiss", because: [Reason("A15"), Reason("A16")])
    removeAnswered(number, because: [Reason("A17")])
  }

  /// G31, C8: a notification that arrived goes to the open view's extension too, where it is of the same
  /// thread; one that replaces the shown one takes its place there.
  mutating func tellView(of number: Int) {
    guard let pane = state.pane else { return }
    let (new, shown) = (state.notification(number), state.notification(pane.notification))
    guard new.app == shown.app, new.number != shown.number else { return }
    if new.key == shown.key {
      var changed = pane
      changed.notification = number
      changed.isListed = state.list.find(new.key)?.number == number
      record(.changed(from: Boxed(pane), to: Boxed(changed)), because: [Reason("G26", "view")])
    } else {
      guard let thread = new.content.threadIdentifier, let other = shown.content.threadIdentifier,
        thread.isExactly(other)
      else { return }
    }
    if pane.content != nil {
      tell(.didReceive, .notification, about: number, because: [Reason("G31"), Reason("C8")])
    }
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

  /// Makes what happened around the rich view a fact, now.
  mutating func record(_ event: ViewEvent, because reasons: [Reason] = []) {
    emit(.view(event), because: reasons)
  }
}

extension State {
  fileprivate func viewReasons(of chosen: ContentExtension?) -> [Reason] {
    guard let chosen else { return [] }
    var reasons = [Reason("C3", [.init("ratio", String(chosen.openingRatio))])]
    if chosen.isDefaultContentHidden { reasons.append(Reason("C4")) }
    if chosen.overridesDefaultTitle { reasons.append(Reason("C5")) }
    reasons.append(Reason(takesTouches(chosen) ? "C6" : "C7"))
    return reasons
  }

  /// C6, C7: whether an extension's view takes touches.
  package func takesTouches(_ content: ContentExtension) -> Bool {
    device.profile.has(.touches) && content.isUserInteractionEnabled
  }

  /// A15: whether the app wants to know that a notification was dismissed.
  func hearsOfDismissal(_ number: Int) -> Bool {
    let notification = notification(number)
    // N21: the categories of old knew no such option.
    if notification.isLegacy { return false }
    return category(of: notification)?.options.contains(.customDismissAction) ?? false
  }
}

extension ExtensionPane.Access {
  fileprivate var reason: Reason {
    Reason(
      "V15",
      [
        .init("file", attachment), .init("started", String(started)),
        .init("stopped", String(stopped)),
      ])
  }
}
