import Notifications

extension Engine {
  /// A15, A16: tells the app that a notification was dismissed; it need not be in the foreground.
  mutating func respondToDismissal(of number: Int) {
    let response = PendingResponse(
      app: state.notification(number).app, notification: number,
      action: SystemAction.dismissing, isForeground: false)
    respond(response, because: [Reason("A15"), Reason("A16")])
  }

  /// A19: a response goes to its app, after those that the app has not completed.
  mutating func respond(_ response: PendingResponse, because reasons: [Reason]) {
    guard state.app(response.app) != nil else { return }
    guard !state.pendingResponses.contains(where: { $0.app == response.app }) else {
      return record(.responseWaits(Boxed(response)), because: [Reason("A19")] + reasons)
    }
    call(response, because: reasons)
  }

  /// A19: an app never completed a response; the next one goes on.
  mutating func responseLimitPassed(_ index: Int) {
    let app = state.pendingResponses[index].app
    end(index, because: Reason("A19", "over"))
    callWaiting(of: app)
  }

  /// A19: an app that no longer runs completes nothing; what waited for that starts it again (A18).
  ///
  /// Where the person swiped it away after that, or turned the phone off, nothing does (P15, K24).
  mutating func endOwedResponse(of app: BundleIdentifier) {
    let owed = state.pendingResponses.firstIndex { $0.app == app && $0.deadline != nil }
    guard let index = owed else { return }
    guard state.isPowerOn, state.app(app)?.state != .forceQuit else {
      return endResponses(of: app, because: Reason("A19", "stopped"))
    }
    end(index, because: Reason("A19", "stopped"))
    callWaiting(of: app)
  }

  /// Ends the response that an app owes, and those that wait for it.
  mutating func endResponses(of app: BundleIdentifier, because reason: Reason) {
    while let index = state.pendingResponses.firstIndex(where: { $0.app == app }) {
      end(index, because: reason)
    }
  }

  private mutating func end(_ index: Int, because reason: Reason) {
    record(
      .responseEnded(Boxed(state.pendingResponses[index]), index: index), because: [reason])
  }

  // The responses that wait for an app reach it, up to one that it does not complete.
  private mutating func callWaiting(of app: BundleIdentifier) {
    while let next = state.pendingResponses.firstIndex(where: { $0.app == app }) {
      let response = state.pendingResponses[next]
      // One that does not complete either stops those behind it.
      if response.deadline != nil { return }
      end(next, because: Reason("A19", "turn"))
      call(response, because: [Reason("A19", "called")])
    }
  }

  private mutating func call(_ response: PendingResponse, because reasons: [Reason]) {
    let identifier = response.app
    // A18: the app that was in front for it may have been ended while it waited.
    if response.isForeground, !state.device.isLocked,
      state.app(identifier)?.state.isRunning == false
    {
      bringToFront(identifier, for: response.notification, because: [Reason("A18")])
    }
    let isInFront = state.device.foregroundApp == identifier
    start(identifier, for: response.notification, isInFront ? .inactive : .background)
    if let app = state.app(identifier), !app.state.isAwake {
      setState(.background, of: identifier)
    }
    let call = Call(
      at: state.now, app: identifier,
      method: state.notification(response.notification).actionCallback,
      notification: response.notification,
      action: response.action, text: response.text,
      state: !isInFront ? .background : response.isForeground ? .inactive : .active)
    emit(.called(Boxed(call)), because: reasons)
    let values = state.templateValues(of: response)
    guard react(to: .action(response.action), of: identifier, values) else { return }
    var waiting = response
    waiting.deadline = state.now + PendingResponse.timeToComplete
    record(.responseWaits(Boxed(waiting)), because: [Reason("A19", "begun")])
  }

  /// What an app's code does on something.
  ///
  /// - Parameter values: What it can tell of that.
  /// - Returns: Whether it never completes.
  @discardableResult
  mutating func react(
    to event: AppReaction.Event, of identifier: BundleIdentifier,
    _ values: TemplateValues = TemplateValues()
  ) -> Bool {
    guard let app = state.app(identifier) else { return false }
    return perform(app.app.steps(on: event), of: identifier, values)
  }

  // Gives whether it never completes what it was called for.
  private mutating func perform(
    _ steps: [AppReaction.Step], of identifier: BundleIdentifier, _ values: TemplateValues
  ) -> Bool {
    var fails = false
    for step in steps {
      // N1: what a line may not do below iOS 10, an app's code may not either.
      if step.needsUserNotifications, !state.device.profile.has(.userNotifications) {
        refuse(step, of: identifier, values)
        continue
      }
      switch step {
      case .fail: fails = true
      case .when(let conditions, let dependent):
        guard conditions.allSatisfy({ $0.holds(with: values) }) else { continue }
        fails = perform(dependent, of: identifier, values) || fails
      case .schedule, .removePending, .removeDelivered, .setBadge, .setCategories:
        ask(AskedStep(app: identifier, step: step, values: values))
      }
    }
    return fails
  }

  private mutating func refuse(
    _ step: AppReaction.Step, of app: BundleIdentifier, _ values: TemplateValues
  ) {
    guard case .schedule(let request) = step else { return }
    notice(
      .requestRefused(app, state.name(of: request, values)), because: [Reason("N1", "lacking")])
  }

  /// A1: an app registers categories in the place of all it had.
  mutating func setCategories(
    _ categories: [Category], of identifier: BundleIdentifier
  ) throws(Refusal) {
    let app = try installed(identifier)
    guard app.app.categories != categories else { return }
    emit(
      .categoriesRegistered(AppReference(app), from: app.app.categories, to: categories),
      because: [Reason("A1")])
    followActionsInView()
  }
}

// A15, A16: what is cleared is dismissed.
extension Engine {
  /// The notifications among these whose apps want to know that they were dismissed, oldest first.
  func dismissals(among numbers: () -> [Int]) -> [Int] {
    // Few apps ask for it, and without it no 100,000 notifications are looked at.
    let asking = state.apps.filter { app in
      app.app.categories.contains { $0.options.contains(.customDismissAction) }
    }
    guard !asking.isEmpty else { return [] }
    return numbers().filter { state.hearsOfDismissal($0) }.sorted()
  }

  /// Tells the apps; several at once only where the switch says so.
  mutating func dismiss(_ numbers: [Int], isAll: Bool) {
    guard !isAll || state.device.policies[.dismissOnClearAll] else { return }
    for number in numbers { respondToDismissal(of: number) }
  }
}

extension State {
  fileprivate func templateValues(of response: PendingResponse) -> TemplateValues {
    var values = templateValues(of: notification(response.notification))
    values.userText = response.text
    return values
  }
}

extension App {
  fileprivate func steps(on event: AppReaction.Event) -> [AppReaction.Step] {
    let exact = reactions.first { $0.event == event }
    if let exact { return exact.steps }
    guard case .action = event else { return [] }
    return reactions.first { $0.event == .action(nil) }?.steps ?? []
  }
}

extension AppReaction.Step {
  fileprivate var needsUserNotifications: Bool {
    switch self {
    case .schedule, .removePending, .removeDelivered, .setCategories: true
    case .setBadge, .fail, .when: false
    }
  }
}

extension AppState {
  // A18: what is suspended is resumed.
  fileprivate var isAwake: Bool { self == .background || self == .foreground }
}
