import Notifications

/// The push service between the servers and this one device: takes pushes, hands them over.
///
/// A machine as the engine is one: `handle` says what a command comes to, and `nextDeadline` when the
/// service is to be asked again. What the engine makes of the outcomes changes it (`accept`), so that it
/// can be taken back with the engine's facts.
///
/// B2: a device that is online gets every push that is accepted, in sending order (B1).
package struct PushService: Hashable, Sendable {
  /// How many pushes have been accepted so far; numbers the unnamed ones (K17).
  package private(set) var acceptedCount = 0

  package init() {}

  /// The next instant at which the service does something by itself; nil while it keeps nothing.
  package var nextDeadline: Instant? { nil }

  /// What a command comes to, in order. Changes nothing.
  package func handle(_ command: PushCommand, at now: Instant) -> [PushOutcome] {
    switch command {
    case .send(let request):
      [.delivered(request, name: request.name ?? "n\(acceptedCount + 1)")]
    }
  }

  /// Counts a push as accepted.
  package mutating func accept() { acceptedCount += 1 }

  /// Takes the last acceptance back.
  package mutating func revertAccept() { acceptedCount -= 1 }
}

/// What the push service is told.
package enum PushCommand: Hashable, Sendable {
  /// A server sends a push for this device.
  case send(PushRequest)
}

/// What the push service did.
package enum PushOutcome: Hashable, Sendable {
  /// A push reached the device at once, under this name.
  case delivered(PushRequest, name: String)
}
