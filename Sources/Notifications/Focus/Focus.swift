/// A Focus as the person set it up (F5): what it lets through while it is on.
package struct Focus: Hashable, Sendable {
  /// What the person calls it; names are compared exactly, and there is one of each.
  package var name: String
  /// What the list of apps means.
  package var mode = Mode.allow
  /// The apps that it lets through, or silences, in the order in which they were named.
  package var apps: [BundleIdentifier] = []
  /// The senders that it lets through (F9).
  package var people: [String] = []
  /// Whether Time Sensitive notifications pass.
  package var allowsTimeSensitive: Bool
  /// Whether what it silences shows on the lock screen, too.
  package var showsSilencedOnLockScreen = false
  /// Whether the badges of apps that it silences are drawn.
  package var drawsBadges = true
  /// When it is on every day (F8); nil for never by itself.
  package var schedule: DailySpan?
  /// Where it is on by itself (F8); nil for nowhere.
  package var place: Region?
  /// What apps want of it, at most one filter an app (F10).
  package var filters: [Filter] = []

  /// F4, F5: at first one lets only Time Sensitive ones through; Do Not Disturb not even these.
  package init(name: String) {
    self.name = name
    allowsTimeSensitive = name != Focus.doNotDisturb
  }

  /// What a list of apps means.
  package enum Mode: String, CaseIterable, Sendable {
    /// They pass, and no others.
    case allow
    /// They are silenced, and no others; from iOS 16.
    case silence
  }

  /// What an app shows of itself while a Focus is on (F10).
  package struct Filter: Hashable, Sendable {
    /// The app whose filter it is.
    package var app: BundleIdentifier
    /// The `filterCriteria` that pass; never empty.
    package var criteria: [String]

    init(app: BundleIdentifier, criteria: [String]) { (self.app, self.criteria) = (app, criteria) }
  }

  /// F4: the name of the one with nothing allowed.
  package static let doNotDisturb = "Do Not Disturb"
}

extension Focus {
  /// Whether its list lets an app through.
  package func allows(_ app: BundleIdentifier) -> Bool {
    apps.contains(app) == (mode == .allow)
  }

  /// F10: whether an app's filter keeps something of these criteria back; what has none passes.
  package func filtersOut(_ criteria: String?, of app: BundleIdentifier) -> Bool {
    guard let criteria, !criteria.isEmpty,
      let filter = filters.first(where: { $0.app == app })
    else { return false }
    return !filter.criteria.containsExactly(criteria)
  }

  /// Sets an app's filter; without criteria it has none from then on.
  package mutating func setFilter(_ criteria: [String], of app: BundleIdentifier) {
    filters.removeAll { $0.app == app }
    if !criteria.isEmpty { filters.append(Filter(app: app, criteria: criteria)) }
  }
}
