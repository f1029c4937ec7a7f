import Notifications

/// F3: what leads the lock screen, and which Time Sensitive notifications
/// have a question under them.
package struct TimeSensitiveState: Hashable, Sendable {
  /// What leads, in the order in which it came to.
  package internal(set) var leads: [Lead] = []
  // The first of each app, as many as have the question; `deletion` where the app was deleted.
  private var firsts: [BundleIdentifier: [Int]] = [:]

  /// So many of an app have the question.
  private static let questions = 2
  // No delivery has this number.
  private static let deletion = -1

  /// A notification that stands above others of the lock screen.
  package struct Lead: Hashable, Sendable {
    /// Its delivery number.
    package let number: Int
    /// When it leads no longer.
    package let until: Instant
    /// By how much its place is greater than its own.
    let rise: Int

    init(number: Int, until: Instant, isCritical: Bool) {
      (self.number, self.until) = (number, until)
      rise = isCritical ? Rise.critical : Rise.timeSensitive
    }
  }

  /// Whether a notification is one of the first of its app, which ask.
  func asks(_ number: Int, of app: BundleIdentifier) -> Bool {
    firsts[app]?.contains(number) ?? false
  }

  /// Whether there is one that may ask.
  var asksAny: Bool { !firsts.isEmpty }

  /// Notes that one was decided, or takes that back.
  mutating func note(_ number: Int, of app: BundleIdentifier, _ way: FactDirection) {
    var numbers = firsts[app] ?? []
    switch way {
    case .forward:
      let asking = numbers.reversed().prefix { $0 != Self.deletion }
      if asking.count < Self.questions { numbers.append(number) }
    case .backward: if numbers.last == number { numbers.removeLast() }
    }
    firsts[app] = numbers.isEmpty ? nil : numbers
  }

  /// K24: notes that an app was deleted, whose next ones are the first again; or takes that back.
  mutating func noteDeletion(of app: BundleIdentifier, _ way: FactDirection) {
    guard var numbers = firsts[app] else { return }
    way.add(Self.deletion, to: &numbers)
    firsts[app] = numbers
  }
}

extension State {
  /// F3: a notification comes to lead, or no longer does.
  mutating func lead(_ lead: TimeSensitiveState.Lead, at index: Int, _ way: FactDirection) {
    way.remove(lead, at: index, of: &timeSensitive.leads)
    raise(lead.number, by: way.end(lead.rise, -lead.rise))
  }

  // Out of the list and into it again: groups are kept in the order of places.
  private mutating func raise(_ number: Int, by rise: Int) {
    let place = place(of: number)
    var notification = notification(number)
    if let place { list.remove(notification.listEntry, from: place) }
    notification.position += rise
    notifications[number] = Boxed(notification)
    if let place { list.insert(notification.listEntry, into: place) }
  }

  /// Where a notification stands without leading (G12).
  func ownPosition(of number: Int) -> Int {
    Rise.ownPosition(of: notification(number).position)
  }

  /// F3: whether a question stands under a Time Sensitive notification.
  ///
  /// Not where the switch is off: that is an answer, too.
  func asksAboutTimeSensitive(_ number: Int) -> Bool {
    guard device.profile.has(.focus), let app = app(of: number), !app.hasDecidedTimeSensitive,
      app.isOn(.timeSensitive)
    else { return false }
    return timeSensitive.asks(number, of: app.app.bundleIdentifier)
  }
}
