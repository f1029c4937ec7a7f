import Notifications
import Push

/// A phone to which servers send over wires: what it accepts is in the
/// journal before it is answered.
package protocol WiredPhone {
  /// The session that takes it.
  var kept: KeptSession { get set }

  /// Hears what came, once it was kept or taken back.
  ///
  /// - Parameter failure: Why nothing of it could be kept; nil where it was.
  mutating func hear(_ arrivals: Arrivals, failure: Diagnostic?)
}

extension WiredPhone {
  /// Takes pushes of servers.
  ///
  /// Where the journal cannot be written all of them are refused, and nothing of them stays.
  ///
  /// - Returns: One answer for each request, in their order.
  package mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush] {
    let arrivals = kept.session.receive(requests)
    return failure(toKeep: arrivals).map(arrivals.refused) ?? arrivals.received
  }

  /// Takes a push of the binary interface (B33–B42), as requests are taken.
  ///
  /// Where the journal cannot be written it is refused with `processingError`.
  package mutating func receive(_ notification: BinaryNotification) -> ReceivedFrame {
    let (frame, arrivals) = kept.session.receive(notification)
    guard let words = failure(toKeep: arrivals) else { return frame }
    return ReceivedFrame(.processingError, because: words, topic: frame.topic)
  }

  /// B44: reads the tokens whose apps are gone, which clears the list; none
  /// where that cannot be kept.
  package mutating func readFeedback() -> [FeedbackTuple] {
    let (tuples, arrivals) = kept.session.readFeedback()
    return failure(toKeep: arrivals) == nil ? tuples : []
  }

  private mutating func failure(toKeep arrivals: Arrivals) -> String? {
    let failure = kept.keep(arrivals)
    hear(arrivals, failure: failure)
    return failure?.message
  }
}
