import Notifications

/// The requests that wait for their triggers.
///
/// An app has few (K13), so its own are a sorted array; of all apps only the next of each competes for the
/// next turn, in a heap. So a request costs the same however many others wait.
package struct PendingRequests: Sendable {
  private var entries: [BundleIdentifier: [Entry]] = [:]
  private var turns = TurnHeap()
  /// How many wait, of all apps.
  package private(set) var count = 0

  // What is compared stands beside the request, so that nothing of it is copied to find a place.
  private struct Entry: Hashable {
    let instant: Instant
    let order: Int
    let identifier: String
    let request: Boxed<PendingRequest>

    init(_ request: Boxed<PendingRequest>) {
      instant = request.value.nextTriggerDate ?? .never
      order = request.value.order
      identifier = request.value.request.identifier
      self.request = request
    }

    func isEarlier(than other: Entry) -> Bool {
      instant == other.instant ? order < other.order : instant < other.instant
    }
  }

  package init() {}

  /// What is due first; of several at one instant, what was scheduled first (K25). Nil where no time
  /// decides anything.
  package var first: Boxed<PendingRequest>? {
    turns.first.flatMap { entries[$0.app]?.first?.request }
  }

  /// When the first is due.
  var firstDate: Instant? { turns.first?.instant }

  /// The requests of an app in the order in which they are due (K18).
  package func requests(of app: BundleIdentifier) -> [PendingRequest] {
    (entries[app] ?? []).map(\.request.value)
  }

  /// One request; nil where it does not wait.
  package subscript(key: NotificationKey) -> PendingRequest? {
    guard let own = entries[key.app] else { return nil }
    return Self.index(of: key.identifier, in: own).map { own[$0].request.value }
  }

  /// All requests in the order in which they are due.
  package var all: [PendingRequest] {
    entries.values.flatMap { $0 }.sorted { $0.isEarlier(than: $1) }.map(\.request.value)
  }

  /// The first of all, at most so many: none of an app counts whose first comes behind so many others.
  package func next(_ most: Int) -> [PendingRequest] {
    let apps = entries.values.sorted { $0[0].isEarlier(than: $1[0]) }.prefix(most)
    return apps.flatMap { $0.prefix(most) }.sorted { $0.isEarlier(than: $1) }.prefix(most)
      .map(\.request.value)
  }

  /// How many requests of an app wait for a time, and how many for a place.
  func counts(of app: BundleIdentifier) -> (timed: Int, places: Int) {
    guard let own = entries[app] else { return (0, 0) }
    var timed = own.count
    while timed > 0, own[timed - 1].instant == .never { timed -= 1 }
    return (timed, own.count - timed)
  }

  /// Lets a request wait; in the place of the one with its name (K15).
  mutating func add(_ request: Boxed<PendingRequest>) {
    let new = Entry(request)
    update(request.value.app) { own in
      if let old = Self.index(of: new.identifier, in: own) { own.remove(at: old) }
      own.insert(new, at: Self.place(of: new, in: own))
    }
  }

  /// Lets a request wait no longer; does nothing where it does not.
  mutating func remove(_ key: NotificationKey) {
    update(key.app) { own in
      if let old = Self.index(of: key.identifier, in: own) { own.remove(at: old) }
    }
  }

  // By index: what is handed to a closure is copied, with all that it refers to.
  private static func index(of identifier: String, in own: [Entry]) -> Int? {
    for index in own.indices where own[index].identifier == identifier { return index }
    return nil
  }

  private static func place(of new: Entry, in own: [Entry]) -> Int {
    own.indices.partitioningIndex { new.isEarlier(than: own[$0]) }
  }

  private mutating func update(_ app: BundleIdentifier, _ change: (inout [Entry]) -> Void) {
    let outcome = Self.apply(change, to: &entries[app, default: []])
    count += outcome.growth
    if outcome.isEmpty { entries[app] = nil }
    guard outcome.hasNewFirst else { return }
    if let (instant, order) = outcome.first, instant != .never {
      turns.insert(.init(instant: instant, order: order, app: app))
    }
    turns.removeStale { [entries] turn in
      guard let own = entries[turn.app], !own.isEmpty else { return false }
      return own[0].instant == turn.instant && own[0].order == turn.order
    }
  }

  private struct Outcome {
    var growth: Int
    var isEmpty: Bool
    var hasNewFirst: Bool
    var first: (instant: Instant, order: Int)?
  }

  private static func apply(_ change: (inout [Entry]) -> Void, to own: inout [Entry]) -> Outcome {
    let oldCount = own.count
    let old = own.isEmpty ? nil : (instant: own[0].instant, order: own[0].order)
    change(&own)
    let new = own.isEmpty ? nil : (instant: own[0].instant, order: own[0].order)
    return Outcome(
      growth: own.count - oldCount, isEmpty: own.isEmpty,
      hasNewFirst: new?.instant != old?.instant || new?.order != old?.order, first: new)
  }
}

extension Instant {
  /// Behind all that time decides.
  fileprivate static let never = Instant(milliseconds: .max)
}

extension PendingRequests: Hashable {
  // The heap's shape tells of the past.
  package static func == (left: Self, right: Self) -> Bool { left.entries == right.entries }

  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
