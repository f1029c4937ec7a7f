import Notifications

// What comes to the watch, and what is done there.
extension Engine {
  /// W1, W6–W8: what is done with the watch.
  mutating func perform(_ act: WatchAct) throws(Refusal) {
    switch act {
    case .pair(let watch): pair(watch)
    case .view(let key): try viewOnWatch(key)
    case .act(let key, let action, let text): try actOnWatch(key, action, text)
    case .clear(let key): try clearOnWatch(key)
    case .close:
      guard let look = state.watch.look else { throw Refusal("the watch shows no notification") }
      record(.closed(look), because: Reason("W6", "closed"))
    }
  }

  /// W2, W5: a delivery reaches the watch; what is for the watch alone
  /// alerts only where it is worn.
  mutating func showOnWatch(_ number: Int, because reason: Reason) {
    let notification = state.notification(number)
    if notification.request.isForWatch, let old = state.recordOfWatchAlone(notification.key) {
      record(.removed(old.number, place: old.place), because: Reason("G26", "watch"))
    }
    let situation = state.ending(of: number)?.decision.situation
    let alerts = situation?.alertsOnWatch ?? false
    emit(
      .watch(alerts ? .alerted(number, replacing: state.watch.look) : .kept(number)),
      because: [reason])
  }

  /// W7: what shows on the watch goes away with its notification.
  mutating func closeLookOfRemoved() {
    guard let look = state.watch.look, !state.isOnWatch(look.number) else { return }
    record(.closed(look), because: Reason("W7", "look"))
  }

  /// W5, K23: takes back what is on the watch alone.
  mutating func removeFromWatch(_ key: NotificationKey, because reasons: [Reason]) {
    guard let (number, place) = state.recordOfWatchAlone(key) else { return }
    emit(.watch(.removed(number, place: place)), because: reasons)
  }

  /// W5, K23: the same of all that an app has there.
  mutating func removeFromWatch(allOf app: BundleIdentifier, because reasons: [Reason]) {
    for (number, place) in state.recordsOfWatchAlone(of: app).reversed() {
      emit(.watch(.removed(number, place: place)), because: reasons)
    }
  }

  /// K24, W8: what was chosen on the watch reaches no app that is deleted.
  mutating func dropResponsesFromWatch(to app: BundleIdentifier) {
    for (index, response) in state.watch.waiting.enumerated().reversed()
    where state.notification(response.number).app == app {
      record(.responseTaken(Boxed(response), index: index), because: Reason("K24", "response"))
    }
  }

  /// W8: what was chosen on the watch goes on, now that the phone is in use.
  mutating func takeResponsesFromWatch() {
    guard state.device.isInUse else { return }
    while let next = state.watch.waiting.first {
      record(.responseTaken(Boxed(next), index: 0), because: Reason("W8", "taken"))
      guard state.app(of: next.number) != nil else { continue }
      deliver(next.action, next.text, of: next.number, because: [Reason("W8", "delivered")])
    }
  }

  private mutating func record(_ event: WatchEvent, because reason: Reason) {
    emit(.watch(event), because: [reason])
  }

  private mutating func pair(_ watch: Watch?) {
    var device = state.device
    guard device.watch != watch else { return }
    device.watch = watch
    emit(.deviceChanged(from: state.device, to: device))
    guard let watch else {
      return takeAll()
    }
    guard !watch.isInUse, let look = state.watch.look else { return }
    emit(
      .watch(.closed(look)),
      because: [Reason("W2", "closed", [.init("why", "the watch is \(watch.obstacle.words)")])])
  }

  // W1: what it alone had is gone with it, and what was chosen there reaches no app.
  private mutating func takeAll() {
    for (index, response) in state.watch.waiting.enumerated().reversed() {
      record(.responseTaken(Boxed(response), index: index), because: Reason("W1", "response"))
    }
    for (number, place) in state.recordsOfWatchAlone(of: nil).reversed() {
      record(.removed(number, place: place), because: Reason("W1", "removed"))
    }
    guard state.watch != WatchContents() else { return }
    record(.unpaired(Boxed(state.watch)), because: Reason("W1", "unpaired"))
  }

  private mutating func viewOnWatch(_ key: NotificationKey) throws(Refusal) {
    let number = try onWatch(key)
    guard state.watch.look != WatchLook(number: number, isLong: true) else {
      throw Refusal("its long look is open already")
    }
    record(.viewed(number, from: state.watch.look), because: "W6")
  }

  // W7: the phone's app gets the response; one that opens it has to wait where the
  // phone is not in use (W8).
  private mutating func actOnWatch(
    _ key: NotificationKey?, _ identifier: String, _ text: String?
  ) throws(Refusal) {
    let number = try numberToActOnWatch(key)
    let action = try shownAction(
      identifier, text, of: number, among: state.actionsOnWatch(of: number))
    if action.textInput != nil, text == nil {
      throw Refusal("“\(identifier)” asks for a text; write text=…")
    }
    try requireRange(for: number)
    // What the watch's own app does with it is not simulated.
    if state.notification(number).request.isForWatch {
      return removeFromWatch(
        state.notification(number).key, because: [Reason("W5", "answered"), Reason("W7")])
    }
    let response = WatchResponse(number: number, action: action, text: text)
    let waits = ActionNeeds(of: action, on: state.device).foreground && !state.device.isInUse
    removeFromWatch(state.notification(number).key, because: [Reason("W7")])
    if waits {
      record(.responseWaits(Boxed(response)), because: "W8")
      removeAnswered(number, because: [Reason("W7", "answered")])
    } else {
      deliver(action, text, of: number, because: [Reason("W7", "answer")])
    }
  }

  private func numberToActOnWatch(_ key: NotificationKey?) throws(Refusal) -> Int {
    if let key { return try onWatch(key) }
    guard let look = state.watch.look else {
      throw Refusal("the watch shows no notification; name one")
    }
    return look.number
  }

  // W7: cleared there is cleared here.
  private mutating func clearOnWatch(_ key: NotificationKey) throws(Refusal) {
    let number = try onWatch(key)
    guard let found = state.list.find(key), found.number == number else {
      return removeFromWatch(key, because: [Reason("W7")])
    }
    try requireRange(for: number)
    clear(
      number, from: found.section, by: .system, because: [Reason("G21"), Reason("W7", "cleared")])
    dismiss(dismissals { [number] }, isAll: false)
  }

  // W7: what the phone has, too, is done there; what the watch alone has needs no phone.
  private func requireRange(for number: Int) throws(Refusal) {
    guard state.notification(number).request.isForWatch || state.device.watch?.isInRange == true
    else { throw Refusal("the iPhone is out of the watch’s range; write watch inRange=on") }
  }

  private func onWatch(_ key: NotificationKey) throws(Refusal) -> Int {
    guard let watch = state.device.watch else { throw Refusal.noWatch() }
    guard watch.isInUse else {
      let obstacle = watch.obstacle
      throw Refusal("the watch is \(obstacle.words); write watch \(obstacle.options) first")
    }
    guard let number = state.numberOnWatch(key) else {
      throw Refusal("“\(key.identifier)” is not on the watch")
    }
    return number
  }

  /// W5: refuses where an app has nothing on a watch.
  func requireWatchApp(of identifier: BundleIdentifier) throws(Refusal) {
    try requireAppOnWatch(of: try installed(identifier), for: "on")
    guard state.device.watch != nil else { throw Refusal.noWatch(for: "on") }
  }

  /// W5: the same, whether or not a watch is paired.
  ///
  /// - Parameter option: The key of what a line asks for the watch by.
  func requireAppOnWatch(of app: InstalledApp, for option: String) throws(Refusal) {
    if app.app.hasWatchApp { return }
    throw Refusal(
      "\(app.app.displayName) has no app on the watch; "
        + "write \"watch\": {\"hasApp\": true} in its bundle", of: option)
  }
}
