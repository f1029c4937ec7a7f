import Notifications

/// The list of notifications: the lock screen's section and the history, each in groups.
///
/// A projection of the facts, kept up to date with each of them in O(log n).
package struct NotificationList: Sendable {
  /// What came since the device was locked (P6).
  package private(set) var lockScreen: SectionList
  /// The history (P6).
  package private(set) var history: SectionList

  init(stackThreshold: Int) {
    lockScreen = SectionList(stackThreshold: stackThreshold)
    history = SectionList(stackThreshold: stackThreshold)
  }

  /// One section of the list.
  package internal(set) subscript(section: Section) -> SectionList {
    // Yielded, not returned: a copy of a section retains a dozen references.
    _read {
      switch section {
      case .lockScreen: yield lockScreen
      case .notificationCenter: yield history
      }
    }
    _modify {
      switch section {
      case .lockScreen: yield &lockScreen
      case .notificationCenter: yield &history
      }
    }
  }

  /// Makes room for so many more notifications.
  mutating func reserve(_ more: Int, in section: Section) { self[section].reserve(more) }

  /// Puts a notification in the place of the one with its name; false where that is in another
  /// group, or is not listed there.
  mutating func replace(with new: ListEntry, at place: GroupPlace) -> Bool {
    switch place.section {
    case .lockScreen: lockScreen.replace(with: new, in: place.key)
    case .notificationCenter: history.replace(with: new, in: place.key)
    }
  }

  /// The number of a listed notification, and its group.
  func place(of name: HashedName) -> (number: Int, place: GroupPlace)? {
    if let found = lockScreen.find(name) {
      return (found.number, GroupPlace(found.key, in: .lockScreen))
    }
    return history.find(name).map { ($0.number, GroupPlace($0.key, in: .notificationCenter)) }
  }

  /// G3, G7, G8: why the notification that was added to a section last is in its group.
  func latestReasons(in section: Section, profile: Profile) -> [Reason] {
    switch section {
    case .lockScreen: lockScreen.latestReasons(profile: profile)
    case .notificationCenter: history.latestReasons(profile: profile)
    }
  }

  /// How many notifications are listed.
  package var count: Int { lockScreen.count + history.count }

  /// How many of an app are listed in a section.
  package func count(of app: BundleIdentifier, in section: Section) -> Int {
    self[section].countsByApp[app]
  }

  /// The number and section of a listed notification.
  package func find(_ key: NotificationKey) -> (number: Int, section: Section)? {
    find(HashedName(key))
  }

  /// The same by what the list knows the name by.
  func find(_ name: HashedName) -> (number: Int, section: Section)? {
    // Each by its name: lending a section takes longer than looking into it.
    if let number = lockScreen.number(of: name) { return (number, .lockScreen) }
    return history.number(of: name).map { ($0, .notificationCenter) }
  }

  /// The group at a place; nil where none is there.
  package func group(at place: GroupPlace) -> Group? {
    switch place.section {
    case .lockScreen: lockScreen.group(place.key)
    case .notificationCenter: history.group(place.key)
    }
  }

  /// Adds a notification to a section, in the group with this key.
  mutating func insert(_ entry: ListEntry, into place: GroupPlace) {
    switch place.section {
    case .lockScreen: lockScreen.insert(entry, into: place.key)
    case .notificationCenter: history.insert(entry, into: place.key)
    }
  }

  /// Takes a notification out of a section; a group that gets empty disappears.
  mutating func remove(_ entry: ListEntry, from place: GroupPlace) {
    switch place.section {
    case .lockScreen: lockScreen.remove(entry, from: place.key)
    case .notificationCenter: history.remove(entry, from: place.key)
    }
  }

  /// The row that shows a notification of a group or, while that is collapsed, hides it;
  /// nil where it is not listed.
  ///
  /// - Parameter position: Where it stands among all notifications.
  func rowPlace(of number: Int, at position: Int, in key: GroupKey) -> RowPlace? {
    if let index = lockScreen.rowIndex(of: number, at: position, in: key) {
      return RowPlace(section: .lockScreen, index: index)
    }
    return history.rowIndex(of: number, at: position, in: key).map {
      RowPlace(section: .notificationCenter, index: $0)
    }
  }

  /// The group with this key: where one is asked for, there, else the lock screen's first.
  package func find(_ key: GroupKey, in section: Section? = nil) -> GroupPlace? {
    let sections = section.map { [$0] } ?? Section.allCases
    return sections.first { self[$0].group(key) != nil }.map { GroupPlace(key, in: $0) }
  }

  /// Every expanded group, newest first, the lock screen's before the history's.
  package var expandedGroups: [GroupPlace] {
    Section.allCases.flatMap { section in
      self[section].expandedKeys.map { GroupPlace($0, in: section) }
    }
  }
}
