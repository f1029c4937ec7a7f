import Delivery
import Files
import Notifications
import Push
import Scenarios

/// A push that came over a wire, was taken, and shows nothing since of what
/// it says little can be read.
package struct DroppedPush: Sendable {
  /// As it was understood.
  let push: PushRequest
  /// As it was sent.
  let body: [UInt8]
  // How the body is compressed; nil where it is not.
  private let encoding: String?
  // Its number on the phone.
  private let number: Int?

  /// - Parameters:
  ///   - encoding: How the body is compressed; nil where it is not.
  ///   - facts: What happened with it.
  init(_ push: PushRequest, body: [UInt8], encoding: String? = nil, _ facts: [Fact]) {
    (self.push, self.body, self.encoding) = (push, body, encoding)
    number = facts.firstNonNil(\.event.notification)
  }

  // What stands for the file that it has not, while what is said of it is held
  // against what was said before.
  fileprivate var recipientWords: String { "push to \(push.app)" }

  // B19, B24: of what is compressed no byte is judged.
  fileprivate var complaintOfEncoding: Diagnostic? {
    encoding.map { encoding in
      let message =
        "the body is sent with content-encoding \(encoding), which a device does not decode; send it as it is"
      return Diagnostic(Place(recipientWords), .warning, message, rule: "Y1")
    }
  }

  // All bodies have the same place: held back is what was said of this app, and not of another.
  fileprivate func addressed(_ finding: Diagnostic) -> Diagnostic {
    var addressed = finding
    let isOwn = finding.place.path == push.payload.source.place.path
    if isOwn { addressed.place.path = recipientWords }
    return addressed
  }

  // Several servers may send at the same time: `push n1 to com.example.mail`,
  // called as its facts call it.
  fileprivate func placed(_ findings: [Diagnostic], _ state: State) -> [Diagnostic] {
    if findings.isEmpty { return [] }
    let name = number.map { state.scenarioName(of: state.notification($0).key) }
    let path = ["push", name, "to \(push.app)"].compactMap(\.self).joined(separator: " ")
    return findings.map { finding in
      var placed = finding
      let isOwn = [recipientWords, push.payload.source.place.path].contains(finding.place.path)
      if isOwn { placed.place.path = path }
      return placed
    }
  }
}

extension [Fact] {
  /// Whether the device drops the push that they are of: it is no JSON with `aps`,
  /// or has nothing to present.
  var dropPush: Bool {
    contains { fact in
      guard case .decided(_, let decision) = fact.event else { return false }
      return decision.value.outcome == .rejected || decision.value.outcome == .empty
    }
  }
}

extension DeliveryLint {
  /// What a check says of a push that was dropped, but for what was said before.
  ///
  /// - Returns: With places in the body, whose path names the push; said before is
  ///   what was said of its app.
  package mutating func findings(in dropped: DroppedPush, _ state: State) -> [Diagnostic] {
    if let complaint = dropped.complaintOfEncoding {
      return dropped.placed(once([complaint]), state)
    }
    var reader = PayloadReader(path: dropped.recipientWords)
    let reading = reader.read(dropped.body)
    let read = once(reading.diagnostics.holding(forPushOf: dropped.push.headers.type))
    guard reading.value != nil else { return dropped.placed(read, state) }
    let found = allFindings(in: dropped.push, state).map(dropped.addressed)
    return dropped.placed(read + once(found), state)
  }
}
