import Notifications

/// The requests that wait for their triggers.
///
/// An app has few (K13), so its own are a sorted array; of all apps only the next of each competes for the
/// next turn, in a heap. So a request costs the same however many others wait.
package struct PendingRequests: Sendable {
  // Of each app that ever had one, in the order in which they are due.
  private var entries: [[Entry]] = []
  private var places: [BundleIdentifier: Int] = [:]
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

    func isEarlier(than other: Entry) -> Bool { isEarlier(other.instant, other.order) }

    func isEarlier(_ instant: Instant, _ order: Int) -> Bool {
      self.instant == instant ? self.order < order : self.instant < instant
    }
  }

  package init() {}

  /// What is due first; of several at one instant, what was scheduled first (K25). Nil where no time
  /// decides anything.
  package var first: Boxed<PendingRequest>? { turns.first.map { entries[$0.app][0].request } }

  /// When the first is due.
  var firstDate: Instant? { turns.first?.instant }

  /// The requests of an app in the order in which they are due (K18).
  package func requests(of app: BundleIdentifier) -> [PendingRequest] {
    entries(of: app).map(\.request.value)
  }

  /// One request; nil where it does not wait.
  package subscript(key: NotificationKey) -> PendingRequest? {
    guard let place = places[key.app] else { return nil }
    return Self.index(of: key.identifier, in: entries[place]).map {
      entries[place][$0].request.value
    }
  }

  /// All requests in the order in which they are due.
  package var all: [PendingRequest] {
    entries.joined().sorted { $0.isEarlier(than: $1) }.map(\.request.value)
  }

  /// The first of all, at most so many: none of an app counts whose first comes behind so many others.
  package func next(_ most: Int) -> [PendingRequest] {
    let apps = entries.filter { !$0.isEmpty }.sorted { $0[0].isEarlier(than: $1[0]) }.prefix(most)
    return apps.flatMap { $0.prefix(most) }.sorted { $0.isEarlier(than: $1) }.prefix(most)
      .map(\.request.value)
  }

  /// How many requests of an app wait for a time, and how many for a place.
  func counts(of app: BundleIdentifier) -> (timed: Int, places: Int) {
    let own = entries(of: app)
    var timed = own.count
    while timed > 0, own[timed - 1].instant == .never { timed -= 1 }
    return (timed, own.count - timed)
  }

  /// Lets a request wait; in the place of the one with its name (K15).
  mutating func add(_ request: Boxed<PendingRequest>) {
    let place = place(of: request.value.app)
    update(place) { own in
      Self.remove(request.value.request.identifier, from: &own)
      let new = Entry(request)
      let place = own.indices.partitioningIndex { new.isEarlier(own[$0].instant, own[$0].order) }
      own.insert(new, at: place)
    }
  }

  /// Lets a request wait no longer; does nothing where it does not.
  mutating func remove(_ key: NotificationKey) {
    guard let place = places[key.app] else { return }
    update(place) { own in Self.remove(key.identifier, from: &own) }
  }

  private func entries(of app: BundleIdentifier) -> [Entry] {
    places[app].map { entries[$0] } ?? []
  }

  private mutating func place(of app: BundleIdentifier) -> Int {
    if let place = places[app] { return place }
    places[app] = entries.count
    entries.append([])
    return entries.count - 1
  }

  private static func remove(_ identifier: String, from own: inout [Entry]) {
    if let old = index(of: identifier, in: own) { own.remove(at: old) }
  }

  // By index: what is handed to a closure is copied, with all that it refers to. What fires is the first.
  private static func index(of identifier: String, in own: [Entry]) -> Int? {
    for index in own.indices where own[index].identifier == identifier { return index }
    return nil
  }

  private mutating func update(_ place: Int, _ change: (inout [Entry]) -> Void) {
    let (oldCount, oldFirst) = (entries[place].count, Self.turn(of: place, in: entries))
    change(&entries[place])
    count += entries[place].count - oldCount
    let first = Self.turn(of: place, in: entries)
    guard first != oldFirst else { return }
    if let first { turns.insert(first) }
    turns.removeStale { [entries] in Self.turn(of: $0.app, in: entries) == $0 }
  }

  // Nil where it has nothing that a time decides.
  private static func turn(of place: Int, in entries: [[Entry]]) -> TurnHeap.Turn? {
    guard !entries[place].isEmpty else { return nil }
    let (instant, order) = (entries[place][0].instant, entries[place][0].order)
    return instant == .never ? nil : TurnHeap.Turn(instant: instant, order: order, app: place)
  }
}

extension Instant {
  /// Behind all that time decides.
  fileprivate static let never = Instant(milliseconds: .max)
}

extension PendingRequests: Hashable {
  // The heap's shape, and where apps stand, tell of the past.
  package static func == (left: Self, right: Self) -> Bool { left.all == right.all }

  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
