import Delivery
import Notifications
import Push

extension Verb {
  /// What servers send, and how the push service treats them.
  static let pushes: [Verb] = [
    push,
    Verb(
      "push-fault", .push,
      "Lets an app’s next good requests be refused, over HTTP or the binary interface",
      example: "push-fault messages 503 ServiceUnavailable times=2",
      aliases: "refuse reject error 429 500 503 retry", .pushFault,
      command: { .pushFault($0) },
      values: { if case .pushFault(let fault) = $0 { fault } else { nil } }),
    Verb(
      "read-feedback", .push, "Reads the list of tokens whose apps are gone, which clears it",
      aliases: "unregistered uninstalled tokens", is: .readFeedback),
  ]

  /// `push`: sends what a server sends.
  ///
  /// Written with a payload of the same size where the service counts its bytes (`via=` other than
  /// `file`).
  package static let push = Verb(
    "push", .push, "Sends a push; - for the app that the payload names itself",
    example: "push messages {\"aps\":{\"alert\":\"Hello\"}} id=hello",
    aliases: "send deliver notify payload", .addressedPayload,
    .option("id", .identifier("NAME"), "what to call it here"),
    .option(
      "collapse-id", .identifier("ID", of: "collapse-id"),
      "pushes that share it replace each other"),
    .pushHeaders,
    .option(
      "to", .choice("DEVICE", among: ["watch"]), "the app on the watch, by its own token"),
    .option("via", .choice("VIA", of: Transport.self), "how it is sent; file asks nobody"),
    .option(
      "identifier", .number("N", 0...Int(UInt32.max)),
      "what an error frame names it by; one sender writes all such pushes, on one connection"),
    command: { push, name, collapseIdentifier, headers, device, via, identifier in
      let via = via ?? .file
      return .push(
        PushRequest(
          app: push.app, payload: via.isWire ? push.payload.onTheWire : push.payload,
          collapseIdentifier: collapseIdentifier, name: name, headers: headers, via: via,
          isForWatch: device != nil, identifier: identifier.map { UInt32($0) }))
    },
    values: {
      guard case .push(let request) = $0 else { return nil }
      let push = AddressedPayload(app: request.app, payload: request.writtenPayload)
      return (
        push, request.name, request.collapseIdentifier, request.headers,
        request.isForWatch ? "watch" : nil,
        request.via == .file ? nil : request.via, request.identifier.map { Int($0) }
      )
    }
  ).needing(forOption: {
    $0 == "collapse-id" ? .collapseIdentifier : $0 == "to" ? .watchToken : nil
  })
}
