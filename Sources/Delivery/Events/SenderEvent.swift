import Notifications
import Push

/// What a scenario's sender of the binary interface did (B41); a case of `Event`.
package enum SenderEvent: Hashable, Sendable {
  /// It wrote a push, for the first time or again; `leaving` has left its window for it.
  indirect case wrote(
    Boxed<SenderWindow<PushRequest>.Entry>, isAgain: Bool,
    leaving: [SenderWindow<PushRequest>.Entry])
  /// What it wrote came behind a push that failed, and was not read (B40).
  case discarded(Boxed<SenderWindow<PushRequest>.Entry>)
  /// The service answered an error and closed the connection, which it does not know yet.
  indirect case failed(BundleIdentifier, BinaryFailure)
  /// It read the error, and connected again.
  indirect case heard(
    BinaryFailure, SenderWindow<PushRequest>.Redelivery, SenderWindow<PushRequest>.Reconnection)
}

extension State {
  /// What each event of the sender does, and how that is taken back.
  mutating func change(by event: SenderEvent, _ way: FactDirection) {
    switch (event, way) {
    case (.wrote(let push, _, let leaving), .forward):
      sender.window.keep(push.value, leaving: leaving)
    case (.wrote(_, _, let leaving), .backward): sender.window.revertKeep(leaving: leaving)
    case (.discarded, _): break
    case (.failed(_, let failure), _): sender.failure = way.end(nil, failure)
    case (.heard(_, let redelivery, _), .forward):
      sender.failure = nil
      _ = sender.window.reconnect(after: redelivery)
    case (.heard(let failure, _, let reconnection), .backward):
      sender.failure = failure
      sender.window.revert(reconnection)
    }
  }
}
