import Notifications

/// Where each app stands among the installed ones.
///
/// What comes of an app asks for it again and again: where the last one stands is at hand.
struct AppIndex: Sendable {
  /// All of them, in order of installation.
  private(set) var apps: [BundleIdentifier] = []
  // Of each of these a number, which rise: an app that goes leaves those of the others.
  private var order: [Int] = []
  private var numbers: [BundleIdentifier: Int] = [:]
  private var last: (app: BundleIdentifier, index: Int)?

  /// Nil where it is not installed.
  subscript(app: BundleIdentifier) -> Int? {
    if let last, last.app == app { return last.index }
    return numbers[app].map(index)
  }

  // The number itself as long as none before it went.
  private func index(of number: Int) -> Int {
    if number < order.count, order[number] == number { return number }
    return order.indices.partitioningIndex { order[$0] >= number }
  }

  /// Adds an app behind all others.
  mutating func append(_ app: BundleIdentifier) {
    let number = order.last.map { $0 + 1 } ?? 0
    apps.append(app)
    order.append(number)
    numbers[app] = number
    last = nil
  }

  /// Adds an app at a place, from which on all are numbered anew: seldom more than the last one.
  mutating func insert(_ app: BundleIdentifier, at index: Int) {
    let behind = Array(apps[index...])
    apps.removeSubrange(index...)
    order.removeSubrange(index...)
    for other in [app] + behind { append(other) }
  }

  /// Takes off the app at a place.
  mutating func remove(at index: Int) {
    numbers[apps.remove(at: index)] = nil
    order.remove(at: index)
    last = nil
  }

  /// Looks up an app of which more will be asked.
  mutating func keepAtHand(_ app: BundleIdentifier) {
    guard last?.app != app else { return }
    last = numbers[app].map { (app, index(of: $0)) }
  }
}
