import Notifications
import Push

extension Words {
  /// The tab of connections.
  static let connections = "Connections"
  /// What starts an endpoint where none runs.
  static let noEndpoint = "No push endpoint runs; run coversheet open --serve."
  /// Sockets are open, and no client came.
  static let nobodyConnected = "Nobody has connected yet."
  /// What copies a line for a shell.
  static let copiesRequest = "copy a curl line that works"
  /// What copies the token of the selected app.
  static let copiesDeviceToken = "copy its device token"
  /// Why nothing is explained where no request is selected.
  static let explainsRequests = "This explains a request; select one below its connection."
  /// A connection that its client ended.
  static let hungUp = "closed"

  /// What is spoken at a socket.
  static func title(of kind: ListenerKind, hasTLS: Bool) -> String {
    switch kind {
    case .apns: hasTLS ? "HTTP/2 over TLS" : "HTTP/2 without TLS"
    case .binary: "binary interface"
    case .feedback: "feedback"
    case .control: "control socket"
    case .folder: "drop folder"
    }
  }
  /// How many requests came.
  static func came(_ count: Int) -> String { "\(count.grouped) in" }
  /// How many of them were refused.
  static func refused(_ count: Int) -> String { "\(count.grouped) refused" }
  /// What became of something for which there is no status, as `serve` says it.
  static func outcome(isAccepted: Bool) -> String { isAccepted ? "taken" : "refused" }
  /// How many come in a second.
  static func perSecond(_ count: Int) -> String { "\(count.grouped)/s" }
  /// How many streams are open.
  static func streams(_ count: Int) -> String { count.counted("stream") }
  /// What was accepted, and did not reach the phone so far.
  static func notReceivedYet(_ name: String) -> String {
    "\(name) was accepted, and has not reached the phone."
  }
  /// What was answered and sent nothing, so that there is nothing to explain.
  static func noPush(_ words: String) -> String { "This was answered, and is no push: \(words)." }
}

extension Int {
  /// With commas between thousands.
  fileprivate var grouped: String {
    let digits = String(self)
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }
}
