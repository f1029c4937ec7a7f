import Notifications

// Where deliveries stand in the list, and what moves them.
extension State {
  /// Lists a delivery, in the group that its app's settings give it now.
  mutating func insert(_ number: Int, in section: Section) {
    let notification = notification(number)
    let place = GroupPlace(groupKey(of: notification), in: section)
    list.insert(notification.listEntry, into: place)
  }

  /// Takes a delivery off a section; its group goes with its last member.
  mutating func remove(_ number: Int, from section: Section) {
    let notification = notification(number)
    let place = GroupPlace(groupKey(of: notification), in: section)
    list.remove(notification.listEntry, from: place)
  }

  /// Lists a delivery, and takes another off that has its name; wherever the two belong.
  mutating func replace(_ old: Int, in oldSection: Section, with new: Int, in section: Section) {
    let notification = notification(new)
    let place = GroupPlace(groupKey(of: notification), in: section)
    if oldSection == section, list.replace(with: notification.listEntry, at: place) { return }
    remove(old, from: oldSection)
    list.insert(notification.listEntry, into: place)
  }

  /// Puts a delivery with other words in its own place; where these belong to another group, into
  /// that, at the place that its time gives it.
  mutating func reword(
    _ before: Boxed<DeliveredNotification>, as after: Boxed<DeliveredNotification>
  ) {
    let (old, new) = (before.value, after.value)
    notifications[new.number] = after
    guard let (number, section) = list.find(old.hashedName), number == new.number else { return }
    let (from, to) = (groupKey(of: old), groupKey(of: new))
    if list.replace(with: new.listEntry, at: GroupPlace(to, in: section)) { return }
    list.remove(old.listEntry, from: GroupPlace(from, in: section))
    list.insert(new.listEntry, into: GroupPlace(to, in: section))
  }

  /// Moves deliveries between sections, keeping their positions (P6).
  mutating func move(_ numbers: [Int], from: Section, to: Section) {
    for number in numbers {
      remove(number, from: from)
      insert(number, in: to)
    }
  }

  /// Replaces the device, and groups the list anew where the profile, the threshold of stacks, the
  /// display style (F19) or coalescing changes with it (G29).
  mutating func setDevice(_ new: Device) {
    let old = device
    let coalescingOtherwise = appsCoalescingOtherwise(between: old, new)
    device = new
    for app in apps.map(\.app.bundleIdentifier) where coalescingOtherwise.contains(app) {
      regroup(app)
    }
    if old.profile != new.profile || old.stackThreshold != new.stackThreshold
      || old.displayStyle != new.displayStyle
    {
      regroup()
    }
  }

  /// Changes an app where it is still installed, and groups its notifications anew where its
  /// settings now group otherwise (G29).
  mutating func change(_ app: AppReference, _ change: (inout InstalledApp) -> Void) {
    guard let old = self.app(app.identifier) else { return }
    var new = old
    change(&new)
    replaceApp(new)
    if new.settings.groupsOtherwise(than: old.settings, on: device) { regroup(app.identifier) }
  }

  /// G29: puts an app's listed notifications into the groups that hold now, all collapsed; those of
  /// the others stay as they are.
  private mutating func regroup(_ app: BundleIdentifier) {
    let notifications = notifications
    for section in Section.allCases {
      let old = list[section].groups.filter { $0.key.app == app }
      for group in old {
        _ = list[section].removeGroup(group.key) { notifications[$0].value.listEntry }
      }
      for number in old.flatMap(\.memberNumbers) { insert(number, in: section) }
    }
  }

  /// G29: puts the listed notifications into the groups that hold now; what is expanded stays so,
  /// as what is grouped otherwise collapsed before.
  mutating func regroup() {
    let old = list
    list = NotificationList(stackThreshold: device.stackThreshold)
    for section in Section.allCases {
      for group in old[section].groups {
        for number in group.memberNumbers { insert(number, in: section) }
      }
    }
    for place in old.expandedGroups { list[place.section].setExpanded(true, place.key) }
  }
}
