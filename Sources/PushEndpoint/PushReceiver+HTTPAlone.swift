import Notifications
import Push

// What takes HTTP/2 alone: there is no listener for the rest.
extension PushReceiver {
  package var binaryConnection: BinaryConnection {
    BinaryConnection(payloadLimit: 0, answersSimple: false)
  }

  package mutating func receive(
    _ notification: BinaryNotification, at moment: EndpointMoment
  ) -> ReceivedFrame {
    ReceivedFrame(.processingError, because: "no pushes of the binary interface are taken here")
  }

  package mutating func readFeedback(at moment: EndpointMoment) -> [FeedbackTuple] { [] }

  package mutating func answer(
    _ line: String, of program: Int, at moment: EndpointMoment
  ) -> (json: JSONValue, isSubscribed: Bool) {
    (["ok": false, "error": "no lines are taken here", "suggestions": []], false)
  }

  package mutating func forget(_ program: Int) {}
}
