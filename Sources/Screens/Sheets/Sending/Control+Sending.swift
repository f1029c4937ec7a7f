import Scenarios

extension Control {
  /// Sends a payload.
  static let send = Control(
    .send, "send",
    "Send a payload found beside what was opened, or pasted",
    also: "push deliver test new", [Shortcut("a")], in: .payloads, verb: .push, footer: 9,
    act: { model, _ in
      model.open(SendSheet())
      return [.listPayloads]
    })
}

extension ControlID {
  /// Payloads to deliver.
  package static let send = ControlID("send")
}
