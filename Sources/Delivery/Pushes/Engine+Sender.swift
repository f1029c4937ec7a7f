import Notifications
import Push

// A scenario's sender of the binary interface: it writes on after a push that failed, hears of the
// error, and sends again what was discarded.
extension Engine {
  /// A push that the sender wrote or is to write, as its window keeps it.
  typealias SentPush = SenderWindow<NamedPush>.Entry

  /// B41, B40: the sender writes a push; one behind a push that failed is discarded.
  mutating func send(_ push: SentPush, isAgain: Bool) {
    let leaving = state.sender.window.leaving(limit: state.device.policies[.binaryWindow])
    let lastTaken = state.sender.window.lastTaken
    emit(
      .sender(.wrote(Boxed(push), isAgain: isAgain, leaving: leaving)),
      because: isAgain ? [Reason("B38")] : [])
    if let failure = state.sender.failure {
      let why = "the connection failed with \(failure.error.status.name)"
      return emit(.sender(.discarded(Boxed(push))), because: [Reason("B40", [.init("why", why)])])
    }
    guard let error = takeOverBinary(push.message, lastTaken: lastTaken) else { return }
    let failure = BinaryFailure(error, heardAt: state.now + BinarySender.answerDelay)
    emit(
      .sender(.failed(push.message.request.app, failure)),
      because: [Reason("B36", "closed", [.init("why", error.status.name)])])
  }

  /// B38, B41: the sender reads the error, connects again, and sends again what was
  /// behind the push it names.
  mutating func hearFailure() {
    guard let failure = state.sender.failure else { return }
    let redelivery = state.sender.window.redelivery(after: failure.error)
    var window = state.sender.window
    let reconnection = window.reconnect(after: redelivery)
    emit(
      .sender(.heard(failure, redelivery, reconnection)),
      because: [Reason("B41", [.init("why", redelivery.words)])])
    for push in redelivery.resent { send(push, isAgain: true) }
  }
}

extension SenderWindow<NamedPush>.Redelivery {
  fileprivate var words: String {
    if isLoss { return "the push that failed has left the window, so what was lost is not known" }
    return resent.isEmpty ? "nothing was sent behind it" : "it still has what was sent behind it"
  }
}
