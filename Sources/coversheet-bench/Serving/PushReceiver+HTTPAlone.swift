import Notifications
import Push
import PushEndpoint

// The benches listen for HTTP/2 alone: the rest is never asked.
extension PushReceiver {
  var binaryConnection: BinaryConnection {
    BinaryConnection(payloadLimit: 0, answersSimple: false)
  }

  mutating func receive(_ notification: BinaryNotification) -> ReceivedFrame {
    ReceivedFrame(.processingError, because: "no pushes of the binary interface are taken here")
  }

  mutating func readFeedback() -> [FeedbackTuple] { [] }

  mutating func answer(
    _ line: String, of program: Int
  ) -> (json: JSONValue, isSubscribed: Bool) {
    (["ok": false, "error": "no lines are taken here", "suggestions": []], false)
  }

  mutating func forget(_ program: Int) {}
}
