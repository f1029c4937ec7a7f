import Notifications
import Push

/// What a scenario's sender of the binary interface did (B41); a case of `Event`.
package enum SenderEvent: Hashable, Sendable {
  /// It wrote a push, for the first time or again; `leaving` has left its window for it.
  indirect case wrote(
    Boxed<SenderWindow<NamedPush>.Entry>, isAgain: Bool,
    leaving: [SenderWindow<NamedPush>.Entry])
  /// What it wrote came behind a push that failed, and was not read (B40).
  case discarded(Boxed<SenderWindow<NamedPush>.Entry>)
  /// The service answered an error and closed the connection, which it does not know yet.
  indirect case failed(BundleIdentifier, BinaryFailure)
  /// It read the error, and connected again.
  indirect case heard(
    BinaryFailure, SenderWindow<NamedPush>.Redelivery, SenderWindow<NamedPush>.Reconnection)
}

extension SenderEvent {
  /// Whether it is about a push, by its number among all; what is heard is about all that is sent
  /// again for it.
  package func isAbout(push number: Int) -> Bool {
    switch self {
    case .wrote(let push, _, _), .discarded(let push): push.value.message.names.number == number
    case .failed: false
    case .heard(_, let redelivery, _):
      redelivery.resent.contains { $0.message.names.number == number }
    }
  }
}

extension State {
  /// What each event of the sender does, and how that is taken back.
  ///
  /// K17: a push counts once: refused or discarded, and no more so when it is sent again.
  mutating func change(by event: SenderEvent, _ way: FactDirection) {
    switch (event, way) {
    case (.wrote(let new, let isAgain, let leaving), .forward):
      sender.window.keep(new.value, leaving: leaving)
      if isAgain { push.countRefused(-1) }
    case (.wrote(_, let isAgain, let leaving), .backward):
      sender.window.revertKeep(leaving: leaving)
      if isAgain { push.countRefused(1) }
    case (.discarded, _): push.countRefused(way.end(-1, 1))
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
