/// What the push service did.
///
/// The engine turns each into facts, and only those change the service.
package enum PushOutcome: Equatable, Sendable {
  /// A push reaches the device at once.
  case delivered(StoredPush)
  /// A push waits for the device.
  case stored(StoredPush, because: Wait)
  /// A push that waited reaches the device.
  case released(StoredPush)
  /// A push comes to its end at the service; `hasWaited` tells whether it was stored until then.
  case ended(StoredPush, PushEnd, hasWaited: Bool)

  /// What a push waits for.
  ///
  /// The raw value is what files and JSON call it.
  package enum Wait: String, CaseIterable, Sendable {
    /// The device cannot be reached (B2).
    case unreachable
    /// The device sleeps, and priority 5 lets it for a while (B11).
    case considerate
    /// The device sleeps, and priority 1 lets it (B11).
    case low
  }
}

/// How a push ends that never reaches its device (P27). The provider hears of none of them: the
/// request was answered with 200.
package enum PushEnd: String, CaseIterable, Sendable {
  /// A newer one took its place (B3).
  case coalesced
  /// Its time was over (B6).
  case expired
  /// It waited for as long as any does (B8).
  case outlasted
  /// It was attempted once, and in vain (B6).
  case undelivered
}
