import Notifications

/// B44: what the feedback service says of a token that is not valid any more: 38 bytes of one of ours.
///
/// Reading the list takes it off the service, so a provider that loses it does not get it again.
package struct FeedbackTuple: Hashable, Sendable {
  /// When the service found out, in seconds since 1 January 1970 UTC.
  package var timestamp: UInt32
  /// The token's bytes.
  package var token: [UInt8]

  package init(timestamp: UInt32, token: [UInt8]) {
    (self.timestamp, self.token) = (timestamp, token)
  }

  /// Tells of a token at a moment; one outside the 136 years that the wire knows is at their nearest end.
  package init(_ token: DeviceToken, foundOutAt date: Instant) {
    self.init(timestamp: UInt32(clamping: date.seconds), token: token.bytes)
  }

  /// The tuple on the wire.
  package var bytes: [UInt8] {
    let token = token.prefix(Int(UInt16.max))
    return timestamp.bigEndianBytes + UInt16(token.count).bigEndianBytes + token
  }

  /// Reads the tuples that a list consists of, in order; nil where it is none, or is cut off.
  ///
  /// - Returns: Empty for no bytes, as the service closes at once where it has nothing to tell.
  package static func list(_ bytes: [UInt8]) -> [FeedbackTuple]? {
    var reader = ByteReader(bytes[...])
    var tuples: [FeedbackTuple] = []
    while !reader.isAtEnd {
      guard let timestamp = reader.integer(UInt32.self), let count = reader.integer(UInt16.self),
        let token = reader.take(Int(count))
      else { return nil }
      tuples.append(FeedbackTuple(timestamp: timestamp, token: Array(token)))
    }
    return tuples
  }
}

extension DeviceToken {
  /// Its 32 bytes, as the binary interface writes it.
  ///
  /// In the order of the digits.
  package var bytes: [UInt8] { [UInt8](hexadecimal: description) ?? [] }
}
