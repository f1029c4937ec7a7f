import Notifications

/// The requests of one app that wait, in the order in which they are due.
///
/// What fires leaves at the front and, where it repeats, mostly joins at the end:
/// neither moves the others.
struct DueQueue: Sendable {
  private var all: [Entry] = []
  // What came before is gone, and stays until it is more than what is left.
  private var start = 0

  /// A request with what it is compared by, so that nothing of it has to be
  /// looked at to find its place.
  struct Entry: Sendable {
    /// When it is due, `never` for what no time decides, and its place
    /// among all that were scheduled.
    let due: DueOrder
    // Its name's, to tell it from others without looking at their requests.
    fileprivate let hash: UInt32
    /// The request as it was scheduled; nil once it waits no longer.
    fileprivate(set) var request: Boxed<PendingRequest>?

    init(_ request: Boxed<PendingRequest>, at instant: Instant) {
      due = DueOrder(instant: instant, order: request.value.order)
      hash = request.value.hashedName.hash
      self.request = request
    }

    /// The request with the date that it waits for; nil once it waits no longer.
    var value: PendingRequest? {
      guard let request = request?.value else { return nil }
      let date = due.instant == .never ? nil : due.instant
      return request.nextTriggerDate == date ? request : request.waiting(until: date)
    }
  }

  /// How many there are.
  var count: Int { all.count - start }

  /// The request that is due first, as it was scheduled.
  var first: Boxed<PendingRequest>? { start < all.count ? all[start].request : nil }

  /// When the first is due, and its place among all (K25); its request is not looked at.
  var firstDue: DueOrder? { start < all.count ? all[start].due : nil }

  /// All of them, the first first.
  var entries: ArraySlice<Entry> { all[start...] }

  /// How many wait for a time, and how many for a place.
  var counts: (timed: Int, places: Int) {
    var end = all.count
    while end > start, all[end - 1].due.instant == .never { end -= 1 }
    return (end - start, all.count - end)
  }

  /// The request with this name; nil where it does not wait.
  subscript(name: HashedName) -> PendingRequest? { index(of: name).flatMap { all[$0].value } }

  /// Enters a request that is due at an instant; `never` for what no time decides.
  mutating func insert(_ request: Boxed<PendingRequest>, at instant: Instant) {
    let new = Entry(request, at: instant)
    // What comes again comes last, or nearly so: looked for from the end in growing steps.
    var (low, high, step) = (all.count, all.count, 1)
    while low > start, new.due < all[low - 1].due {
      high = low - 1
      low = max(start, low - step)
      step *= 2
    }
    let index = (min(low, high)..<high).partitioningIndex { new.due < all[$0].due }
    all.insert(new, at: index)
  }

  /// Takes a request out; does nothing where it is not there.
  mutating func remove(_ name: HashedName) {
    guard let index = index(of: name) else { return }
    guard index == start else {
      all.remove(at: index)
      return
    }
    all[start].request = nil
    start += 1
    guard start > max(8, count) || start == all.count else { return }
    all.removeFirst(start)
    start = 0
  }

  // By index: what is handed to a closure is copied, with all that it refers
  // to. What fires is the first.
  private func index(of name: HashedName) -> Int? {
    let hash = name.hash
    for index in start..<all.count where all[index].hash == hash {
      if let request = all[index].request, name.names(request.value.delivered) { return index }
    }
    return nil
  }
}

extension Instant {
  /// Behind all that time decides.
  static let never = Instant(milliseconds: .max)
}
