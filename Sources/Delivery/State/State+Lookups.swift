import Notifications

extension State {
  /// The group that a notification is in, where it is listed.
  package func listedGroup(of number: Int) -> Group? {
    guard let place = place(of: number) else { return nil }
    return list.group(at: place)
  }

  /// F19, G14, G15: whether a group is drawn as a stack on this phone.
  package func isStack(_ group: Group) -> Bool { group.isStack(threshold: device.stackThreshold) }

  /// F19, G14, G15: why a group of the list is drawn as no stack; nil where it is one, or is not
  /// there. A clause for the person.
  package func whyNoStack(at place: GroupPlace) -> String? {
    guard let group = list.group(at: place), !isStack(group) else { return nil }
    if group.count == 1 { return "it is a single notification" }
    if group.key.isSpread { return "each is a row of its own (display=list)" }
    return "a stack takes \(device.stackThreshold) (group.stackThreshold), "
      + "and these are \(group.count)"
  }

  /// G17: the stack that a tap on a listed notification expands; nil where the tap opens it, as it
  /// does from its open view (C6, C21).
  package func stackExpanded(byTapOn number: Int, in section: Section) -> Group? {
    guard pane?.notification != number,
      let group = list.group(at: GroupPlace(groupKey(number), in: section)), !group.isExpanded,
      isStack(group)
    else { return nil }
    return group
  }

  /// F19: how what an app has is shown; nil before iOS 16.
  package func displayStyle(of app: BundleIdentifier) -> DisplayStyle? {
    guard device.profile.has(.displayStyle) else { return nil }
    return self.app(app)?.settings.display ?? device.displayStyle
  }

  /// F19: whether the lock screen is up and only counts what an app has.
  package func isOnlyCounted(_ app: BundleIdentifier) -> Bool {
    device.screen == .lockScreen && displayStyle(of: app) == .count
  }

  /// F19, G11: whether a listed notification has a row of its own, or leads a stack.
  func hasRow(_ number: Int) -> Bool {
    guard let group = listedGroup(of: number), !isOnlyCounted(group.key.app) else { return false }
    return group.leading == number || group.isExpanded || !isStack(group)
  }

  /// Whether it would still be one with a member less.
  func isStackWithoutOne(_ group: Group) -> Bool {
    group.isStack(of: group.count - 1, threshold: device.stackThreshold)
  }

  /// What apps on the device named so, as far as it is in the list; in the order of the apps.
  package func listed(called identifier: String) -> [NotificationKey] {
    appIndex.apps.compactMap { app in
      let key = NotificationKey(app: app, identifier: identifier)
      return list.find(key) == nil ? nil : key
    }
  }

  /// How a delivery ended; nil while it goes through its stages.
  package func ending(of number: Int) -> EndedDelivery? {
    // Nearly always deliveries end in the order they came, but for a few that wait or are gone.
    // Where many wait or are held, even the last that ended is before all that is near.
    let end = min(deliveries.count, number + 1)
    let near = min(max(0, number - Self.endingDelay), end)..<end
    if let found = deliveries[near].last(where: { $0.number == number }) { return found }
    return lateEndings[number].map { deliveries[$0] }
  }

  /// Notes how a delivery ended, or takes that back.
  mutating func end(_ ended: EndedDelivery, _ way: FactDirection) {
    way.add(ended, to: &deliveries)
    if ended.decision.situation.isTimeSensitive, ended.outcome.isShown {
      timeSensitive.note(ended.number, of: notification(ended.number).app, way)
    }
    let place = deliveries.count - way.end(0, 1)
    if ended.number - Self.endingDelay <= place && place <= ended.number { return }
    lateEndings[ended.number] = way.end(nil, place)
  }

  /// Ends that a delivery is held, or takes that back.
  ///
  /// - Parameter decision: How it ended with that; nil where it is decided about now.
  mutating func endHeld(
    _ number: Int, as decision: Decision?, at now: Instant, _ way: FactDirection
  ) {
    guard let decision else {
      return agenda.add(Agenda.Item(instant: now, number: number, stage: .decide), way)
    }
    end(EndedDelivery(at: now, number: number, decision: Boxed(decision)), way)
  }

  // By so many places the end of a delivery may be before its number, and is found
  // all the same without a note.
  private static let endingDelay = 64

  /// The same phone once its owner went to a screen, as a picture may ask for, and lit; one that is
  /// off stays as it is.
  package func showing(_ screen: Device.Screen) -> State {
    guard isPowerOn, screen != device.screen || !device.isDisplayOn else { return self }
    var engine = Engine(state: self)
    engine.go(to: screen)
    return engine.state
  }

  /// Where a notification is listed; nil where it is not.
  package func place(of number: Int) -> GroupPlace? {
    guard notifications.indices.contains(number),
      let found = list.find(notifications[number].value.hashedName), found.number == number
    else { return nil }
    return GroupPlace(groupKey(number), in: found.section)
  }

  /// The numbers of all listed notifications: the lock screen's, then the history's, as shown.
  package var listedNumbers: [Int] {
    Section.allCases.flatMap { list[$0].groups.flatMap(\.memberNumbers) }
  }
}
