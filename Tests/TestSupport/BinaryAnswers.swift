import Notifications
import Push

// What a provider reads of the binary interface; the service only writes it.

extension BinaryError {
  /// Reads a frame; nil where the bytes are none, or its status is not known.
  ///
  /// - Parameter bytes: Exactly six; more or fewer are no frame.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 6, bytes[0] == 8,
      let status = BinaryStatus(rawValue: bytes[1])
    else { return nil }
    self.init(status, identifier: UInt32(bytes[2...].number))
  }
}

extension FeedbackTuple {
  /// Tells of a token's bytes, in seconds since 1 January 1970 UTC.
  package init(timestamp: UInt32, token: [UInt8]) {
    self.init(foundOutAt: Instant(milliseconds: Int64(timestamp) * 1000), token: token)
  }

  /// Reads the tuples that a list consists of, in order; nil where it is none, or is cut off.
  ///
  /// - Returns: Empty for no bytes, as the service closes at once where it has nothing to tell.
  package static func list(_ bytes: [UInt8]) -> [FeedbackTuple]? {
    var (rest, tuples) = (bytes[...], [FeedbackTuple]())
    while !rest.isEmpty {
      let (head, body) = (rest.prefix(6), rest.dropFirst(6))
      let count = head.suffix(2).number
      guard head.count == 6, body.count >= count else { return nil }
      let token = Array(body.prefix(count))
      tuples.append(FeedbackTuple(timestamp: UInt32(head.prefix(4).number), token: token))
      rest = body.dropFirst(count)
    }
    return tuples
  }
}

extension ArraySlice<UInt8> {
  // The highest byte first.
  fileprivate var number: Int { reduce(0) { $0 << 8 | Int($1) } }
}
