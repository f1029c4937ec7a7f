import Notifications

/// A request over HTTP/2 that was accepted and has no name of its own: all
/// that is kept of its answer.
///
/// Small enough to stand in a fact: there is one for each of many thousand pushes.
package struct AcceptedRequest: Hashable, Sendable {
  /// The app that it was for.
  package let app: BundleIdentifier
  /// Its number among all pushes, from 1.
  package let number: Int
  private let identifier: String
  private let uniqueSeed: UInt64?

  /// - Returns: Nil for a request that was refused, or named.
  package init?(_ answer: PushAnswer, to app: BundleIdentifier, _ names: PushNames) {
    guard answer.isAccepted, names.isByNumber,
      answer.origin.map({ $0.number == names.number }) ?? true
    else { return nil }
    self.app = app
    number = names.number
    identifier = answer.identifier
    uniqueSeed = answer.origin?.seed
  }

  /// The request with its answer, as it was.
  package var request: AnsweredRequest {
    AnsweredRequest(app: app, name: name, number: number, answer: answer)
  }

  /// What was answered.
  package var answer: PushAnswer {
    let origin = uniqueSeed.map { APNsIdentifier.Origin(seed: $0, number: number) }
    return PushAnswer(accepting: identifier, uniqueFrom: origin)
  }

  /// What it is called here (K17).
  package var name: String { PushNames.name(ofPush: number) }
}
