import Notifications

/// The requests that wait for their triggers.
///
/// An app has few (K13), so its own are a sorted array; of all apps only the next of each competes
/// for the next turn, in a heap. So a request costs the same however many others wait.
package struct PendingRequests: Sendable {
  // Of each app that ever had one.
  private var queues: [DueQueue] = []
  private var places: [BundleIdentifier: Int] = [:]
  private var turns = TurnHeap()
  private var names = AutomaticNames()
  /// How many wait, of all apps.
  package private(set) var count = 0

  package init() {}

  /// What is due first, as it was scheduled: with the date that it had then. Of several at one
  /// instant it is what was scheduled first (K25); nil where no time decides anything.
  var firstScheduled: Boxed<PendingRequest>? { turns.first.flatMap { queues[$0.app].first } }

  /// When the first is due.
  var firstDate: Instant? { turns.first?.due.instant }

  /// The requests of an app in the order in which they are due (K18).
  package func requests(of app: BundleIdentifier) -> [PendingRequest] {
    places[app].map { queues[$0].entries.compactMap(\.value) } ?? []
  }

  /// One request; nil where it does not wait.
  package subscript(key: NotificationKey) -> PendingRequest? {
    places[key.app].flatMap { queues[$0][HashedName(key)] }
  }

  /// K17: whether one has a name of those that the system makes.
  var hasAutomaticNames: Bool { !names.isEmpty }

  /// K17: whether one of any app has this name, which is of a form that the system makes.
  func has(automaticName name: String) -> Bool { names.has(name) }

  /// All requests in the order in which they are due.
  package var all: [PendingRequest] {
    queues.lazy.flatMap(\.entries).sorted { $0.due < $1.due }.compactMap(\.value)
  }

  /// The first of all, at most so many: none of an app counts whose first
  /// comes behind so many others.
  package func next(_ most: Int) -> [PendingRequest] {
    let own = queues.lazy.map(\.entries).filter { !$0.isEmpty }
    let first = own.sorted { $0[$0.startIndex].due < $1[$1.startIndex].due }.prefix(most)
    return first.flatMap { $0.prefix(most) }.ordered { $0.due < $1.due }.prefix(most)
      .compactMap(\.value)
  }

  /// How many requests of an app wait for a time, and how many for a place.
  func counts(of app: BundleIdentifier) -> (timed: Int, places: Int) {
    places[app].map { queues[$0].counts } ?? (0, 0)
  }

  /// Lets a request wait; in the place of the one with its name (K15).
  mutating func add(_ request: Boxed<PendingRequest>) {
    add(request, at: request.value.nextTriggerDate ?? .never)
  }

  /// The same for another date than it was scheduled for; `never` where no time decides.
  mutating func add(_ request: Boxed<PendingRequest>, at instant: Instant) {
    update(place(of: request.value.app), request.value.request.identifier) { own in
      own.remove(request.value.hashedName)
      own.insert(request, at: instant)
    }
  }

  /// Lets a request wait no longer; does nothing where it does not.
  mutating func remove(_ key: NotificationKey) {
    guard let place = places[key.app] else { return }
    update(place, key.identifier) { $0.remove(HashedName(key)) }
  }

  private mutating func place(of app: BundleIdentifier) -> Int {
    // What fires again is nearly always of the app whose turn it is.
    if let first = turns.first?.app, queues[first].first?.value.app == app { return first }
    if let place = places[app] { return place }
    places[app] = queues.count
    queues.append(DueQueue())
    return queues.count - 1
  }

  private mutating func update(
    _ place: Int, _ name: @autoclosure () -> String, _ change: (inout DueQueue) -> Void
  ) {
    let (oldCount, old) = (queues[place].count, Self.turn(of: place, in: queues))
    change(&queues[place])
    let more = queues[place].count - oldCount
    count += more
    if more != 0 { names.note(given: name(), more) }
    let new = Self.turn(of: place, in: queues)
    guard new != old else { return }
    if let new, old != nil, old == turns.first {
      turns.replaceFirst(by: new)
    } else if let new {
      turns.insert(new)
    }
    turns.removeStale { [queues] in Self.turn(of: $0.app, in: queues) == $0 }
  }

  // Nil where it has nothing that a time decides.
  private static func turn(of place: Int, in queues: [DueQueue]) -> TurnHeap.Turn? {
    guard let due = queues[place].firstDue, due.instant != .never else { return nil }
    return TurnHeap.Turn(due: due, app: place)
  }
}

extension PendingRequests: Hashable {
  // The heap's shape, and where apps stand, tell of the past.
  package static func == (left: Self, right: Self) -> Bool { left.all == right.all }

  package func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
