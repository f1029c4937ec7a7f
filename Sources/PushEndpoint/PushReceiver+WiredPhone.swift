import Push
import Sessions

// A phone takes everything at its own time, whatever the machine's clocks read.
extension PushReceiver where Self: WiredPhone {
  package var binaryConnection: BinaryConnection { kept.session.state.binaryConnection }

  package mutating func receive(
    _ requests: [ProviderRequest], at moment: EndpointMoment
  ) -> [ReceivedPush] { receive(requests) }

  package mutating func receive(
    _ notification: BinaryNotification, at moment: EndpointMoment
  ) -> ReceivedFrame { receive(notification) }

  package mutating func readFeedback(at moment: EndpointMoment) -> [FeedbackTuple] {
    readFeedback()
  }
}
