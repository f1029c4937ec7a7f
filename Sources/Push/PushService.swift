/// The push service between the servers and this one device: takes pushes, hands them over.
///
/// B2: a device that is online gets every push that is accepted, in sending order (B1).
package struct PushService: Hashable, Sendable {
  /// Whether the device can be reached.
  package private(set) var isDeviceOnline = true
  /// How many pushes have been accepted so far; numbers the unnamed ones (K17).
  package private(set) var acceptedCount = 0

  package init() {}

  /// What becomes of a push that is sent now. Changes nothing: `accept` does.
  package func outcome(of request: PushRequest) -> PushOutcome {
    .delivered(name: request.name ?? "n\(acceptedCount + 1)")
  }

  /// Counts a push as accepted.
  package mutating func accept() { acceptedCount += 1 }

  /// Takes the last acceptance back.
  package mutating func revertAccept() { acceptedCount -= 1 }
}

/// What the push service did with a push.
package enum PushOutcome: Hashable, Sendable {
  /// It reached the device at once, under this name.
  case delivered(name: String)
}
