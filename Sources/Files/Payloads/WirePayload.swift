import Notifications

extension Payload {
  /// Reads the body of a request, or the payload of a frame.
  ///
  /// What is no JSON keeps its bytes, so that the service can answer for it (B24).
  ///
  /// - Parameter body: From 1 byte to what the service takes.
  package init(body: [UInt8]) {
    var reader = PayloadReader(path: "push")
    let place = Place("push")
    self = reader.read(body).value?.onTheWire ?? .unreadable(body[...], at: place)
  }
}
