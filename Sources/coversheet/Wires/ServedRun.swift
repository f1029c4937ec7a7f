import Delivery
import Interaction
import Notifications
import Push
import PushEndpoint
import Scenarios
import Sessions

/// A phone without a screen, with its journal.
struct ServedRun: PushReceiver {
  /// The phone.
  var run: HeadlessRun
  /// What is accepted is written there first; nil keeps none.
  let journal: ServedJournal?
  /// Where files are found that payload lines and programs name.
  let files: ScenarioFiles
  /// The programs that talk to it in lines.
  var talks: ProgramTalks
  /// Says what was refused, which leaves no trace on the phone, and what became of files.
  let say: (String) -> Void

  mutating func receive(_ requests: [ProviderRequest], at moment: EndpointMoment) -> [ReceivedPush]
  {
    let journal = journal
    let received = run.receive(requests) { lines throws(Diagnostic) in try journal?.append(lines) }
    for push in received where !push.answer.isAccepted { say(push.refusal) }
    return received
  }
}

extension ReceivedPush {
  // `refused: 400 BadDeviceToken (com.example.mail): 63 digits; a token has 64`.
  fileprivate var refusal: String {
    let reason = [String(answer.status), answer.refusal?.rawValue].compactMap(\.self)
    return refusalLine(reason.joined(separator: " "), topic, answer.wordsWithAdvice)
  }
}

extension ReceivedFrame {
  /// `refused: 8 invalid token: no app has it`; nil where it was taken.
  var refusal: String? {
    status.map { refusalLine("\($0.rawValue) \($0.name)", topic, wordsWithAdvice) }
  }
}

/// What is said of something that was refused; `topic` is its app, or the file that it came in.
func refusalLine(_ reason: String, _ topic: String?, _ because: String) -> String {
  "refused: \(reason)\(topic.map { " (\($0))" } ?? ""): \(because)"
}
