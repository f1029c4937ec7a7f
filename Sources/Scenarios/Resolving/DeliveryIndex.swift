import Delivery
import Notifications

/// What was delivered, by the names it has, and what was heard, shown on
/// icons and told because of it.
///
/// Kept up to date as more comes: a scenario that expects something after each of thousands of
/// pushes would go through all of them each time.
package struct DeliveryIndex: Sendable {
  /// How many deliveries it knows, which are the first ones.
  package private(set) var count = 0
  /// Told of how many entries a look-up goes through, for those who count.
  var onVisit: (@Sendable (Int) -> Void)?
  private var rewindCount = 0
  /// By app and name.
  private(set) var entries: [NotificationKey: Entry] = [:]
  /// The apps of all that it knows.
  private(set) var apps: [BundleIdentifier] = []
  /// Each one's latest delivery.
  private(set) var latest: [BundleIdentifier: Int] = [:]
  private var endedCount = 0
  /// The delivery that put a number onto each app's icon last.
  private(set) var badges: [BundleIdentifier: Int] = [:]
  private var soundCount = 0
  /// Where in `State.sounds` each delivery's last one is.
  private(set) var sounds: [Int: Int] = [:]
  private var callCount = 0
  /// Where in `State.calls` those of each app are.
  private(set) var calls: [BundleIdentifier: [Int]] = [:]
  private var extensionCallCount = 0
  /// Where in `State.extensionCalls` those of each extension are, by name.
  private(set) var extensionCalls: [String: [Int]] = [:]

  /// What an app's notifications of one name came to.
  struct Entry {
    /// Those of this request identifier.
    var identified = NamedDeliveries()
    /// The pushes that are called so and have another request identifier.
    var pushes = NamedDeliveries()
  }

  /// Knows none.
  package init() {}

  /// Knows all that was delivered so far.
  package init(of state: State) {
    update(to: state, rewindCount: 0)
  }

  /// Whether it knows all that was delivered, and nothing that was taken back.
  package func isCurrent(_ state: State, rewindCount: Int) -> Bool {
    rewindCount == self.rewindCount && count == state.notifications.count
      && endedCount == state.deliveries.count && soundCount == state.sounds.count
      && callCount == state.calls.count && extensionCallCount == state.extensionCalls.count
  }

  /// Takes in what came since.
  ///
  /// - Parameter rewindCount: How often facts were taken back so far: what
  ///   came after may be another.
  package mutating func update(to state: State, rewindCount: Int) {
    if rewindCount != self.rewindCount || hasMore(than: state) {
      let onVisit = onVisit
      self = DeliveryIndex()
      (self.rewindCount, self.onVisit) = (rewindCount, onVisit)
    }
    for number in count..<state.notifications.count { add(state.notifications[number].value) }
    for place in endedCount..<state.deliveries.count { add(endingAt: place, in: state) }
    for place in soundCount..<state.sounds.count { sounds[state.sounds[place].number] = place }
    for place in callCount..<state.calls.count {
      calls[state.calls[place].app, default: []].append(place)
    }
    for place in extensionCallCount..<state.extensionCalls.count {
      extensionCalls[state.extensionCalls[place].name, default: []].append(place)
    }
    count = state.notifications.count
    endedCount = state.deliveries.count
    soundCount = state.sounds.count
    callCount = state.calls.count
    extensionCallCount = state.extensionCalls.count
  }

  private func hasMore(than state: State) -> Bool {
    count > state.notifications.count || endedCount > state.deliveries.count
      || soundCount > state.sounds.count || callCount > state.calls.count
      || extensionCallCount > state.extensionCalls.count
  }

  private mutating func add(_ notification: DeliveredNotification) {
    let key = notification.key
    if latest.updateValue(notification.number, forKey: key.app) == nil { apps.append(key.app) }
    entries[key, default: Entry()].identified.numbers.append(notification.number)
    if notification.name.isExactly(key.identifier) { return }
    let name = NotificationKey(app: key.app, identifier: notification.name)
    entries[name, default: Entry()].pushes.numbers.append(notification.number)
  }

  private mutating func add(endingAt place: Int, in state: State) {
    let ended = state.deliveries[place]
    let notification = state.notification(ended.number)
    let key = notification.key
    if notification.content.badge != nil { badges[key.app] = ended.number }
    entries[key, default: Entry()].identified.add(ended, at: place)
    if notification.name.isExactly(key.identifier) { return }
    let name = NotificationKey(app: key.app, identifier: notification.name)
    entries[name, default: Entry()].pushes.add(ended, at: place)
  }
}

/// The deliveries that a name means.
package struct NamedDeliveries: Sendable {
  /// Their numbers, in order.
  package var numbers: [Int] = []
  /// Those that came to be noticed in any way, in the order in which that was decided.
  package var delivered: [EndedDelivery] = []
  // Where in `State.deliveries` those are that ended, in order.
  private(set) var endings: [Int] = []

  fileprivate mutating func add(_ ended: EndedDelivery, at place: Int) {
    endings.append(place)
    if ended.outcome.isDelivery { delivered.append(ended) }
  }
}

extension NamedDeliveries {
  /// The one that ended last, which need not have come last; while the one that
  /// came last waits, that one.
  ///
  /// F17: one that was held until the newer one came counts no more, though it ends after that.
  package func latest(in state: State) -> Int? {
    guard let newest = numbers.last, state.ending(of: newest) != nil else { return numbers.last }
    // B3: the newest may be ended by one of another name.
    let ended = endings.lazy.map { state.deliveries[$0] }
    return ended.last { $0.number == newest || $0.outcome != .coalesced }?.number
  }

  /// Whether a delivery is one of them.
  func has(_ number: Int) -> Bool {
    let index = numbers.indices.partitioningIndex { numbers[$0] >= number }
    return index < numbers.count && numbers[index] == number
  }

  /// The same with those of others that are called so.
  func joined(
    with other: NamedDeliveries, called name: String, in state: State
  ) -> NamedDeliveries {
    let isCalledSo = { (number: Int) in state.notification(number).name.isExactly(name) }
    return NamedDeliveries(
      numbers: (numbers + other.numbers.filter(isCalledSo)).sorted(),
      delivered: (delivered + other.delivered.filter { isCalledSo($0.number) })
        .sorted { ($0.at, $0.number) < ($1.at, $1.number) },
      endings: (endings + other.endings.filter { isCalledSo(state.deliveries[$0].number) })
        .sorted())
  }
}
