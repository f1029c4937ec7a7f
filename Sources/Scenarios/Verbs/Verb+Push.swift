import Delivery
import Notifications
import Push

extension Verb {
  /// What servers send.
  static let pushes: [Verb] = [
    push
  ]

  /// `push`: sends what a server sends.
  package static let push = Verb(
    "push", .push, "Sends a push; - for the app that the payload names itself",
    example: "push messages {\"aps\":{\"alert\":\"Hello\"}} id=hello",
    aliases: "send deliver notify payload", .addressedPayload,
    .option("id", .identifier("NAME"), "what to call it here"),
    .option(
      "collapse-id", .identifier("ID"), "pushes that share it replace each other"),
    command: { push, name, collapseIdentifier in
      .push(
        PushRequest(
          app: push.app, payload: push.payload, collapseIdentifier: collapseIdentifier,
          name: name))
    },
    values: {
      guard case .push(let request) = $0 else { return nil }
      let push = AddressedPayload(app: request.app, payload: request.payload)
      return (push, request.name, request.collapseIdentifier)
    }
  ).needing(forOption: { $0 == "collapse-id" ? .collapseIdentifier : nil })
}
