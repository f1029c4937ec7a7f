import Delivery
import Notifications

/// A payload and the app that it is for.
struct AddressedPayload: Sendable {
  /// The topic.
  var app: BundleIdentifier
  /// What is sent.
  var payload: Payload
}

extension LineSyntax<AddressedPayload> {
  /// An app, or `-` for the one that the payload names itself, and the payload.
  ///
  /// Written with the app's identifier, also where it was read by `-`.
  static var addressedPayload: LineSyntax {
    let app = Parameter("APP", .app, or: ["-"])
    let payload = Parameter("PAYLOAD", .payload)
    return LineSyntax(Signature([app, payload])) { reader throws(Diagnostic) in
      try reader.addressedPayload(try reader.next(app), try reader.next(payload))
    } write: { push, writer throws(Unwritable) in
      writer.add(writer.state.scenarioName(of: push.app))
      // No line holds what is no object and no list; a list is rejected as it is (B24).
      writer.add(push.payload.source.writtenJSON ?? "[]")
    }
  }
}
