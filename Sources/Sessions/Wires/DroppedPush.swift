import Delivery
import Files
import Notifications
import Push

/// A push that came over a wire, was taken, and shows nothing since of what it says little can be read.
package struct DroppedPush: Sendable {
  /// As it was understood.
  let push: PushRequest
  /// As it was sent.
  let body: [UInt8]

  init(_ push: PushRequest, body: [UInt8]) {
    (self.push, self.body) = (push, body)
  }
}

extension [Fact] {
  /// Whether the device drops the push that they are of: it is no JSON with `aps`, or has nothing to present.
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
  /// - Returns: With places in the body, whose path is `push`.
  package mutating func findings(in dropped: DroppedPush, _ state: State) -> [Diagnostic] {
    var reader = PayloadReader(path: "push")
    let reading = reader.read(dropped.body)
    let read = once(reading.diagnostics)
    return reading.value == nil ? read : read + findings(in: dropped.push, state)
  }
}
