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
    let request: Boxed<PendingRequest>

    init(_ request: Boxed<PendingRequest>) {
      instant = request.value.nextTriggerDate ?? .never
      order = request.value.order
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

  /// Lets a request wait; in the place of the one with its name (K15).
  mutating func add(_ request: Boxed<PendingRequest>) {
    let new = Entry(request)
    update(request.value.app) { own in
      if let old = Self.index(of: request.value.request.identifier, in: own) { own.remove(at: old) }
      let index = own.firstIndex { new.isEarlier(than: $0) } ?? own.endIndex
      own.insert(new, at: index)
    }
  }

  /// Lets a request wait no longer; does nothing where it does not.
  mutating func remove(_ key: NotificationKey) {
    update(key.app) { own in
      if let old = Self.index(of: key.identifier, in: own) { own.remove(at: old) }
    }
  }

  private static func index(of identifier: String, in own: [Entry]) -> Int? {
    own.firstIndex { $0.request.value.request.identifier == identifier }
  }

  private mutating func update(_ app: BundleIdentifier, _ change: (inout [Entry]) -> Void) {
    var own = entries.removeValue(forKey: app) ?? []
    let (oldCount, old) = (own.count, own.first)
    change(&own)
    count += own.count - oldCount
    let new = own.first
    if !own.isEmpty { entries[app] = own }
    guard new?.order != old?.order || new?.instant != old?.instant else { return }
    if let new, new.instant != .never {
      turns.insert(.init(instant: new.instant, order: new.order, app: app))
    }
    turns.removeStale { [entries] turn in
      guard let first = entries[turn.app]?.first else { return false }
      return first.instant == turn.instant && first.order == turn.order
    }
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
