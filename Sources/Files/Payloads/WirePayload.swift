import Notifications

extension PayloadReader {
  /// Reads the body of a request, or the payload of a frame.
  ///
  /// What is no JSON keeps its bytes, so that the service can answer for it (B24).
  ///
  /// - Parameters:
  ///   - bytes: Shared with the payload.
  ///   - range: The body within them, from 1 byte to what the service takes; nil for all.
  package mutating func payload(ofBody bytes: [UInt8], in range: Range<Int>? = nil) -> Payload {
    read(bytes, in: range).value?.onTheWire
      ?? .unreadable(bytes[range ?? bytes.indices], at: Place("push"))
  }
}

extension Payload {
  /// Reads the body of a request, or the payload of a frame, alone.
  package init(body: [UInt8]) {
    var reader = PayloadReader(path: "push")
    self = reader.payload(ofBody: body)
  }
}
