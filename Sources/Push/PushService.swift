import Notifications

/// The push service between the servers and this one device: takes pushes, hands them over.
///
/// A machine as the engine is one: `handle` says what a command comes to, and `nextDeadline` when the
/// service is to be asked again. What the engine makes of the outcomes changes it (`change`), so that it
/// can be taken back with the engine's facts.
///
/// B2: a device that is reached gets every push that is accepted, in sending order (B1); for one that is not,
/// the newest of each app is kept (B3).
package struct PushService: Hashable, Sendable {
  /// What waits for the device, one an app at most, oldest first.
  package private(set) var stored: [StoredPush] = []
  private var handedOverCount = 0
  private var coalescedCount = 0

  package init() {}

  /// How many pushes have been accepted so far; numbers the unnamed ones (K17).
  package var acceptedCount: Int { handedOverCount + coalescedCount + stored.count }

  /// The next instant at which the service does something by itself; nil while nothing it keeps expires.
  package var nextDeadline: Instant? { nil }

  /// What a command comes to, in order. Changes nothing.
  package func handle(_ command: PushCommand, at now: Instant) -> [PushOutcome] {
    switch command {
    case .send(let request, let isReachable):
      let name = request.name ?? "n\(acceptedCount + 1)"
      guard !isReachable else { return [.delivered(request, name: name)] }
      let new = StoredPush(request: request, name: name, date: now)
      let old = stored.firstIndex { $0.request.app == request.app }
      return (old.map { [.coalesced(stored[$0], place: $0)] } ?? []) + [.stored(new)]
    case .connect: return stored.map { .released($0, place: 0) }
    }
  }

  /// Counts a push as handed over to the device.
  package mutating func accept() { handedOverCount += 1 }

  /// Takes the last acceptance back.
  package mutating func revertAccept() { handedOverCount -= 1 }

  /// Keeps a push for the device.
  package mutating func store(_ push: StoredPush) { stored.append(push) }

  /// Takes back that a push is kept, the last one.
  package mutating func revertStore() { stored.removeLast() }

  /// Lets a push go that is handed over.
  package mutating func release(at place: Int) { stored.remove(at: place) }

  /// Takes back that a push was let go.
  package mutating func revertRelease(_ push: StoredPush, at place: Int) {
    stored.insert(push, at: place)
  }

  /// Lets a push go in whose place a newer one comes (B3).
  package mutating func coalesce(at place: Int) {
    stored.remove(at: place)
    coalescedCount += 1
  }

  /// Takes back that a push gave way.
  package mutating func revertCoalesce(_ push: StoredPush, at place: Int) {
    stored.insert(push, at: place)
    coalescedCount -= 1
  }
}

/// A push that waits at the push service until the device can be reached.
package struct StoredPush: Hashable, Sendable {
  /// As it was sent.
  package let request: PushRequest
  /// What it is called on the device (K17).
  package let name: String
  /// When it was sent.
  package let date: Instant
}

/// What the push service is told.
package enum PushCommand: Hashable, Sendable {
  /// A server sends a push for this device, which is reached at present or not.
  case send(PushRequest, isReachable: Bool)
  /// The device is reached again.
  case connect
}

/// What the push service did.
package enum PushOutcome: Hashable, Sendable {
  /// A push reached the device at once, under this name.
  case delivered(PushRequest, name: String)
  /// A push waits for the device.
  case stored(StoredPush)
  /// A push that waited gave way to a newer one of its app; `place` is where it stood among those that wait.
  case coalesced(StoredPush, place: Int)
  /// A push that waited reaches the device.
  case released(StoredPush, place: Int)
}
