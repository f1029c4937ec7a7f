import Delivery
import Notifications
import Push

extension SenderEvent {
  /// What is said of it; a row an event.
  var description: EventDescription {
    switch self {
    case .wrote(let push, let isAgain, _):
      .init(
        isAgain ? .resent : .sent,
        "push \(push.value.identifier) was sent\(isAgain ? " again" : "")", push.value.details)
    case .discarded(let push):
      .init(
        .discarded,
        "push \(push.value.identifier) was written behind one that failed, and discarded",
        push.value.details)
    case .failed(_, let failure):
      .init(
        .connectionFailed, "the connection closed with \(failure.error.words)",
        failure.error.details)
    case .heard(let failure, let redelivery, _):
      .init(
        .errorRead, "the sender read \(failure.error.words); \(redelivery.words)",
        failure.error.details + [
          .init("resent", .array(redelivery.resent.map { .integer(Int64($0.identifier)) })),
          .init("isLoss", .bool(redelivery.isLoss)),
        ])
    }
  }
}

extension SenderWindow<NamedPush>.Entry {
  fileprivate var details: [JSONValue.Member] {
    [.init("identifier", .integer(Int64(identifier))), .text("push", message.names.name)]
  }
}

extension BinaryError {
  /// `8 InvalidToken for push 42`, `10 Shutdown after push 41`.
  fileprivate var words: String {
    let relation = status == .shutdown ? "after" : "for"
    return "\(status.rawValue) \(status.name) \(relation) push \(identifier)"
  }

  fileprivate var details: [JSONValue.Member] {
    [
      .init("status", .integer(Int64(status.rawValue))), .text("reason", status.name),
      .init("identifier", .integer(Int64(identifier))),
      .text("frame", bytes.hexadecimalDigits),
    ]
  }
}

extension SenderWindow<NamedPush>.Redelivery {
  fileprivate var words: String {
    let numbers = resent.map { String($0.identifier) }.joined(separator: ", ")
    let again = resent.isEmpty ? "it has nothing to send again" : "it sends \(numbers) again"
    return isLoss ? again + ", and what was lost before is not known" : again
  }
}
