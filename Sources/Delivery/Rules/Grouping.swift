import Notifications

extension GroupKey {
  /// G1, G3, G4, G7, G8, H15: the group that a notification belongs to.
  ///
  /// - Parameter coalesces: Whether it is one of the hidden notifications that are one row for each
  ///   thread although nothing else is grouped.
  init(
    of notification: DeliveredNotification, grouping: Grouping, profile: Profile, coalesces: Bool
  ) {
    let kind: Kind =
      switch profile.has(.grouping) ? grouping : .off {
      case .automatic: .thread(notification.content.threadIdentifier)
      case .byApp: .app
      case .off where coalesces && notification.content.threadIdentifier != nil:
        .thread(notification.content.threadIdentifier)
      case .off: .alone(notification.number)
      }
    self.init(app: notification.app, kind: kind)
  }

  /// Why a notification is in this group.
  package func reasons(profile: Profile) -> [Reason] {
    switch kind {
    case .thread: threadReasons ?? Reason.ofNoThread
    case .app: Reason.ofApp
    case .alone: profile.has(.grouping) ? Reason.ofNoGrouping : Reason.ofNoGroups
    }
  }
}

extension GroupKey {
  /// G3: why a notification is in its thread's group; nil for any other group.
  var threadReasons: [Reason]? {
    guard case .thread(let thread?) = kind else { return nil }
    return [Reason("G3", [Reason.Detail("thread", thread)])]
  }

  /// G27: whether what takes a member's place leaves this group for another; a row that
  /// stands alone leaves none.
  func isLeft(for other: GroupKey) -> Bool {
    if case (.alone, .alone) = (kind, other.kind) { return false }
    return self != other
  }

  /// G26: why a notification takes the place of another of this group.
  fileprivate func reasonsToReplace(profile: Profile) -> [Reason] {
    if case .thread(nil) = kind { return Reason.ofReplacingInNoThread }
    return [Reason("G26")] + reasons(profile: profile)
  }
}

extension State {
  /// G1, G3, G7, G8, H15: why notifications are in this group.
  package func reasons(for key: GroupKey) -> [Reason] {
    coalesces(key) ? Reason.ofCoalescing : key.reasons(profile: device.profile)
  }

  /// H15: whether a group is a row of hidden notifications where nothing else is grouped.
  package func coalesces(_ key: GroupKey) -> Bool {
    guard case .thread(_?) = key.kind, let settings = standing(of: key.app)?.settings else {
      return false
    }
    return coalesces(settings)
  }

  /// H15: whether an app's hidden notifications of one thread are one row although nothing else of
  /// it is grouped.
  func coalesces(_ settings: Settings) -> Bool {
    // Asked for each that arrives: most are done with before the device is looked at.
    settings.mayCoalesce(in: device.profile) && settings.coalesces(on: device)
  }

  /// G26: why a notification takes the place of another of this group.
  func reasonsToReplace(in key: GroupKey) -> [Reason] {
    coalesces(key)
      ? [Reason("G26")] + Reason.ofCoalescing : key.reasonsToReplace(profile: device.profile)
  }
}

extension Settings {
  /// G29, H15: whether notifications belong to other groups than with other settings.
  func hasOtherGroups(than other: Settings, on device: Device) -> Bool {
    grouping != other.grouping || coalesces(on: device) != other.coalesces(on: device)
  }

  /// G29, H15, F19: whether they do, or are put up otherwise within these.
  func groupsOtherwise(than other: Settings, on device: Device) -> Bool {
    hasOtherGroups(than: other, on: device)
      || isSpread(in: device.profile, else: device.displayStyle)
        != other.isSpread(in: device.profile, else: device.displayStyle)
  }

  /// F19, G1, G29: whether what is no coalesced row is grouped or put up otherwise on one of two
  /// devices.
  func groupsOtherwise(on device: Device, than other: Device) -> Bool {
    grouping != .off && device.profile.has(.grouping) != other.profile.has(.grouping)
      || isSpread(in: device.profile, else: device.displayStyle)
        != isSpread(in: other.profile, else: other.displayStyle)
  }

  /// F19: whether every notification is a row of its own.
  ///
  /// - Parameter style: The device's, for an app that has none.
  func isSpread(in profile: Profile, else style: DisplayStyle) -> Bool {
    (display ?? style) == .list && profile.has(.displayStyle)
  }
}

extension Reason {
  /// H15: why hidden notifications of one thread are one row where nothing else is grouped.
  static let ofCoalescing = [Reason("H15")]
  // The same for all that comes so: made once.
  fileprivate static let ofNoThread = [Reason("G3", "none")]
  fileprivate static let ofApp = [Reason("G7")]
  fileprivate static let ofNoGrouping = [Reason("G8")]
  fileprivate static let ofNoGroups = [Reason("G1")]
  fileprivate static let ofReplacingInNoThread = [Reason("G26")] + ofNoThread

  /// G15: that so many of a group are one stack.
  package static func stacked(from threshold: Int) -> Reason {
    Reason("G15", [Detail("threshold", String(threshold))])
  }
}
