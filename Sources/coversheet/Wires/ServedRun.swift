import Interaction
import Notifications
import Push
import PushEndpoint
import Scenarios
import Sessions

/// A phone without a screen, and what is said of what comes to it.
struct ServedRun: PushReceiver {
  /// The phone, with its journal.
  @CopyOnWrite var run: HeadlessRun
  /// Where files are found that payload lines and programs name.
  let files: ScenarioFiles
  /// The programs that talk to it in lines.
  var talks: ProgramTalks?
  /// Simulated seconds in a second: 1 where the clock goes on with the machine's, nil where only
  /// lines move it.
  let clockSpeed: Int?
  /// Says what was refused, which leaves no trace on the phone, and what became of files.
  let say: (String) -> Void
  /// Says what the journal cannot keep, whatever else is not to be said.
  let complain: (Diagnostic) -> Void
  /// Why the journal could not be written last; nil where it could.
  var trouble: Diagnostic?

  mutating func receive(_ requests: [ProviderRequest]) -> [ReceivedPush] {
    let received = run.receive(requests)
    tellJournal()
    for push in received where !push.answer.isAccepted { say(push.refusal) }
    return received
  }

  /// Goes on with what programs of extensions answered (V17): who sends lines may answer for one that
  /// may not run.
  mutating func answerPrograms() {
    // Else reading what a program that may not run is made of would be done with each wake-up.
    guard run.programs.isRunning else { return }
    run.answerPrograms(refuses: false)
    tellJournal()
  }

  /// Brings the journal to the disk; says where that is not possible.
  mutating func synchronizeJournal() {
    run.kept.writeMoves()
    run.kept.synchronize()
    tellJournal()
  }

  /// Says what is wrong with the journal: once of each trouble, until
  /// something could be written again.
  mutating func tellJournal() {
    switch run.kept.takeOutcome() {
    case .lost(let error, _)?:
      if trouble != error { complain(error) }
      trouble = error
    case .recovered?: trouble = nil
    case nil: break
    }
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
