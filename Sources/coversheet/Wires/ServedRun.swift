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
  let journal: JournalFile?
  /// Where files are found that payload lines and programs name.
  let files: ScenarioFiles
  /// The programs that talk to it in lines.
  var talks: ProgramTalks
  /// Says what was refused, which leaves no trace on the phone.
  let say: (ReceivedPush) -> Void

  mutating func receive(_ requests: [ProviderRequest], at moment: EndpointMoment) -> [ReceivedPush]
  {
    let journal = journal
    let received = run.receive(requests) { lines throws(Diagnostic) in try journal?.append(lines) }
    for push in received where !push.answer.isAccepted { say(push) }
    return received
  }
}
