import Notifications

/// B44: what the feedback service says of a token that is not valid any
/// more: 38 bytes of one of ours.
///
/// Reading the list takes it off the service, so a provider that loses it does not get it again.
package struct FeedbackTuple: Equatable, Sendable {
  /// When the service found out; the wire has whole seconds of it.
  package var foundOutAt: Instant
  /// The token's bytes.
  package var token: [UInt8]

  /// - Parameter token: Not checked: a test can write one that is too short.
  package init(foundOutAt: Instant, token: [UInt8]) {
    (self.foundOutAt, self.token) = (foundOutAt, token)
  }

  /// Tells of a token of this device.
  package init(_ token: DeviceToken, foundOutAt date: Instant) {
    self.init(foundOutAt: date, token: token.bytes)
  }

  /// When the service found out, in seconds since 1 January 1970 UTC, rounded down; a moment
  /// outside the 136 years that the wire knows is at their nearest end.
  package var timestamp: UInt32 { UInt32(clamping: foundOutAt.seconds) }

  /// The tuple on the wire.
  package var bytes: [UInt8] {
    let token = token.prefix(Int(UInt16.max))
    return timestamp.bigEndianBytes + UInt16(token.count).bigEndianBytes + token
  }
}

extension DeviceToken {
  /// Its 32 bytes, as the binary interface writes it.
  ///
  /// In the order of the digits.
  package var bytes: [UInt8] { [UInt8](hexadecimal: description) ?? [] }
}
