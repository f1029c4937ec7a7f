import Notifications
import Push

// What takes HTTP/2 alone: nobody listens for the rest.
extension PushReceiver {
  package var binaryConnection: BinaryConnection {
    BinaryConnection(payloadLimit: 0, answersSimple: false)
  }

  package mutating func receive(
    _ notification: BinaryNotification, at moment: EndpointMoment
  ) -> ReceivedFrame {
    ReceivedFrame(.processingError, because: "nobody takes pushes of the binary interface")
  }

  package mutating func readFeedback(at moment: EndpointMoment) -> [FeedbackTuple] { [] }

  package mutating func answer(
    _ line: String, of program: Int, at moment: EndpointMoment
  ) -> JSONValue? {
    ["ok": false, "error": "nobody takes lines", "suggestions": []]
  }

  package mutating func forget(_ program: Int) {}
}
