import Notifications
import Push

extension Engine {
  /// K17: takes a push from the push service and gives it its names.
  mutating func receive(_ request: PushRequest) throws(Refusal) {
    guard state.app(request.app) != nil else {
      throw Refusal("no app \(request.app) is installed")
    }
    switch state.push.outcome(of: request) {
    case .delivered(let name):
      emit(.received(Boxed(notification(from: request, named: name))), because: [Reason("B2")])
    }
  }

  private func notification(from push: PushRequest, named name: String) -> DeliveredNotification {
    let number = state.notifications.count
    let identifier = push.collapseIdentifier ?? name
    let key = NotificationKey(app: push.app, identifier: identifier)
    return DeliveredNotification(
      number: number, app: push.app,
      request: Request(
        identifier: identifier, content: push.payload.content ?? Content(), trigger: .push),
      name: name, isNamed: push.name != nil, date: state.now,
      isReadable: push.payload.content != nil,
      isContentAvailable: push.payload.isContentAvailable,
      languages: state.languages(of: push.app), factsBefore: state.factCount,
      position: position(of: number, replacing: state.list.find(key)?.number))
  }

  // G26: what is replaced rises to the top, unless the switch keeps it where it was.
  private func position(of number: Int, replacing old: Int?) -> Int {
    guard let old, !state.device.policies.updateMovesToTop else { return number }
    return state.notification(old).position
  }

  /// Takes a delivery one stage on.
  mutating func proceed(_ item: Agenda.Item) {
    switch item.stage {
    case .decide: decide(item.number)
    case .show: show(item.number)
    }
  }

  private mutating func decide(_ number: Int) {
    let decision = Decision(in: state.situation(of: state.notification(number)))
    emit(.decided(number, decision.outcome, decision.reach), because: decision.reasons)
  }

  // G25: a newcomer joins an expanded group on top, and nothing collapses it.
  private mutating func show(_ number: Int) {
    let notification = state.notification(number)
    let section: Section = state.device.isLocked ? .lockScreen : .notificationCenter
    let key = state.groupKey(of: notification)
    joinSections(key, for: section)
    let reasons = key.reasons(profile: state.device.profile)
    if let old = state.list.find(notification.key) {
      collapseIfLeaving(old.number, old.section, to: GroupPlace(key, in: section))
      emit(
        .updated(number, in: section, replacing: old.number, from: old.section),
        because: updateReasons(key, old.number) + reasons)
    } else {
      emit(.listed(number, section), because: reasons)
    }
    wake(for: number)
    settleSuggestion(of: [notification.app])
  }

  // G27 only where the thread is another one.
  private func updateReasons(_ key: GroupKey, _ old: Int) -> [Reason] {
    state.groupKey(old) == key ? [Reason("G26")] : [Reason("G26"), Reason("G27")]
  }

  // P3: the screen wakes for what arrives while the device is locked.
  private mutating func wake(for number: Int) {
    guard state.deliveries.last?.reach.contains(.wake) == true else { return }
    var device = state.device
    device.isDisplayOn = true
    emit(.deviceChanged(from: state.device, to: device), because: [Reason("P3")])
  }

  // G30: with one grouping over both sections, the history's members come to the newcomer.
  private mutating func joinSections(_ key: GroupKey, for section: Section) {
    guard state.device.policies.acrossSections, section == .lockScreen,
      let group = state.list[.notificationCenter].group(key)
    else { return }
    if group.isExpanded { emit(.collapsed(GroupPlace(key, in: .notificationCenter))) }
    emit(
      .moved(group.memberNumbers, from: .notificationCenter, to: .lockScreen),
      because: [Reason("G30")])
  }
}

extension State {
  /// The situation in which a delivery is decided.
  func situation(of notification: DeliveredNotification) -> Situation {
    let content = notification.content
    return Situation(
      isReadable: notification.isReadable, hasAlert: content.hasAlert,
      hasBadgeOrSound: content.badge != nil || content.sound != nil,
      isContentAvailable: notification.isContentAvailable,
      authorization: app(notification.app)?.authorization ?? .notDetermined,
      isLocked: device.isLocked, isDisplayOn: device.isDisplayOn)
  }
}
