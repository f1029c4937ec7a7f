import Notifications

/// The pushes that wait at the service, in the order in which they were sent.
///
/// Each change is as quick with 100,000 of them as with ten, but for a look at those of one app.
package struct WaitingPushes: Hashable, Sendable {
  private var pushes: [Int: Boxed<StoredPush>] = [:]
  private var order = SortedRun<Int>()
  private var numbersOfApps: [BundleIdentifier: [Int]] = [:]
  private var expiries = SortedRun<Deadline>()
  private var attemptEnds = SortedRun<Deadline>()
  private var dues = SortedRun<Deadline>()
  private var uses: [ExactText: NameUse] = [:]

  // How many are called so, and how many have it as their request identifier.
  private struct NameUse: Hashable, Sendable {
    var names = 0
    var identifiers = 0
  }

  private struct Deadline: Hashable, Comparable, Sendable {
    /// When it is due or expires.
    let instant: Instant
    /// The push's; breaks ties by sending order.
    let number: Int

    static func < (left: Deadline, right: Deadline) -> Bool {
      (left.instant, left.number) < (right.instant, right.number)
    }
  }

  /// How many there are.
  package var count: Int { pushes.count }

  /// All of them, in the order in which they were sent.
  package var all: [StoredPush] { order.all.compactMap { pushes[$0]?.value } }

  /// Those of one app, in the order in which they were sent.
  ///
  /// - Complexity: In proportion to those of the app.
  package func pushes(of app: BundleIdentifier) -> [StoredPush] {
    (numbersOfApps[app] ?? []).compactMap { pushes[$0]?.value }
  }

  /// Whether one is called so.
  package func has(name: String) -> Bool { (uses[ExactText(name)]?.names ?? 0) > 0 }

  /// Whether one is called so or has this request identifier.
  package func has(nameOrIdentifier name: String) -> Bool { uses[ExactText(name)] != nil }

  /// Whether more than one has this request identifier.
  func hasSeveral(identifier: String) -> Bool {
    (uses[ExactText(identifier)]?.identifiers ?? 0) > 1
  }

  /// The one sent last that is called so or has this request identifier.
  ///
  /// - Parameter app: Nil for any.
  /// - Complexity: A look-up where none is; else in proportion to those of the app, or to all.
  package func last(nameOrIdentifier name: String, of app: BundleIdentifier? = nil) -> StoredPush? {
    guard has(nameOrIdentifier: name) else { return nil }
    return (app.map(pushes) ?? all).last {
      $0.name.isExactly(name) || $0.identifier.isExactly(name)
    }
  }

  /// When the next is given up.
  ///
  /// - Parameter isReached: Whether the device is: an attempt is then still to come (B11).
  func firstEnd(isReached: Bool) -> Instant? { (isReached ? attemptEnds : expiries).first?.instant }
  /// When the next is to be delivered to a device that sleeps.
  var firstDue: Instant? { dues.first?.instant }

  /// The next that is to be given up at a moment; nil where none is.
  func expired(at now: Instant, isReached: Bool) -> StoredPush? {
    guard let next = (isReached ? attemptEnds : expiries).first, next.instant <= now else {
      return nil
    }
    return pushes[next.number]?.value
  }

  /// Those whose time has come to be delivered to a device that sleeps, in the order in which they
  /// were sent. Those of priority 1 are never among them.
  func due(at now: Instant) -> [StoredPush] {
    dues.all.prefix { $0.instant <= now }.map(\.number).sorted().compactMap { pushes[$0]?.value }
  }

  /// Adds a push, or puts one back.
  ///
  /// - Parameter push: Its number decides its place; each number comes once.
  mutating func insert(_ push: Boxed<StoredPush>) {
    let (number, app) = (push.value.number, push.value.request.app)
    pushes[number] = push
    order.insert(number)
    var numbers = numbersOfApps.removeValue(forKey: app) ?? []
    let index = numbers.lastIndex { $0 < number }.map { $0 + 1 } ?? 0
    numbers.insert(number, at: index)
    numbersOfApps[app] = numbers
    if let expiry = push.value.expiry { expiries.insert(Deadline(instant: expiry, number: number)) }
    if let end = push.value.attemptEnd {
      attemptEnds.insert(Deadline(instant: end, number: number))
    }
    if let due = push.value.due { dues.insert(Deadline(instant: due, number: number)) }
    countUses(of: push.value, by: 1)
  }

  /// Takes a push off.
  ///
  /// Does nothing where it is not there.
  mutating func remove(_ push: StoredPush) {
    let number = push.number
    guard let push = pushes.removeValue(forKey: number)?.value else { return }
    order.remove(number)
    var numbers = numbersOfApps.removeValue(forKey: push.request.app) ?? []
    if let index = numbers.firstIndex(of: number) { numbers.remove(at: index) }
    if !numbers.isEmpty { numbersOfApps[push.request.app] = numbers }
    if let expiry = push.expiry { expiries.remove(Deadline(instant: expiry, number: number)) }
    if let end = push.attemptEnd { attemptEnds.remove(Deadline(instant: end, number: number)) }
    if let due = push.due { dues.remove(Deadline(instant: due, number: number)) }
    countUses(of: push, by: -1)
  }

  private mutating func countUses(of push: StoredPush, by difference: Int) {
    let (name, identifier) = (ExactText(push.name), ExactText(push.identifier))
    uses[name, default: NameUse()].names += difference
    uses[identifier, default: NameUse()].identifiers += difference
    for text in [name, identifier] where uses[text] == NameUse() { uses[text] = nil }
  }
}
