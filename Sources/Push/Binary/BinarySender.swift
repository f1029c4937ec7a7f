import Notifications

/// A scenario's sender of the binary interface (B41): what it remembers, and the error
/// that is on its way to it.
///
/// It writes on without waiting, as nothing is answered to what is taken, and hears
/// of an error a while later.
///
/// It is part of the engine's state, and changed by facts alone, so that undo takes back what it
/// sent.
package struct BinarySender: Hashable, Sendable {
  /// How long an error takes to reach it.
  package static let answerDelay = Interval.seconds(1)

  /// What it remembers.
  package var window = SenderWindow<NamedPush>()
  /// What its connection failed with; nil while that is open.
  package var failure: BinaryFailure?

  package init() {}

  /// Whether a push of this name may be sent again, once it hears of a failure.
  package func resends(_ name: String) -> Bool {
    failure != nil && window.entries.contains { $0.message.names.name.isExactly(name) }
  }
}

/// A connection of the binary interface that the service closed, as its sender has not noticed yet.
package struct BinaryFailure: Hashable, Sendable {
  /// What the sender will read.
  package let error: BinaryError
  /// When it reads it, and connects again.
  package let heardAt: Instant

  /// - Parameter heardAt: On the simulated clock: the failure plus `BinarySender.answerDelay`.
  package init(_ error: BinaryError, heardAt: Instant) {
    (self.error, self.heardAt) = (error, heardAt)
  }
}
