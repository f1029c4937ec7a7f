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
  // What it is called on the phone.
  private let name: String?

  /// - Parameter facts: What happened with it.
  init(_ push: PushRequest, body: [UInt8], _ facts: [Fact]) {
    (self.push, self.body) = (push, body)
    name = facts.firstNonNil(\.event.pushName)
  }

  // What stands for the file that it has not, while what is said of it is held against what was said before.
  fileprivate var recipientWords: String { "push to \(push.app)" }

  // Several servers may send at the same time: `push n1 to com.example.mail`.
  fileprivate func placed(_ finding: Diagnostic) -> Diagnostic {
    guard [recipientWords, push.payload.source.place.path].contains(finding.place.path) else {
      return finding
    }
    var placed = finding
    placed.place.path = ["push", name, "to \(push.app)"].compactMap(\.self).joined(separator: " ")
    return placed
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
  /// - Returns: With places in the body, whose path names the push; said before is what was said of its app.
  package mutating func findings(in dropped: DroppedPush, _ state: State) -> [Diagnostic] {
    var reader = PayloadReader(path: dropped.recipientWords)
    let reading = reader.read(dropped.body)
    let read = once(reading.diagnostics)
    let found = reading.value == nil ? read : read + findings(in: dropped.push, state)
    return found.map(dropped.placed)
  }
}
