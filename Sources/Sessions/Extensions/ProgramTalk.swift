import Delivery
import Programs

/// A content extension's program and what it was told so far.
///
/// After an undo it is told everything anew: what it was told no longer
/// begins what it has to answer.
final class ProgramTalk {
  /// The bundle identifier of the app that the extension belongs to.
  let app: String
  /// The extension's name within its app.
  let name: String
  /// The delivery number of the notification that it shows.
  let number: Int
  private let conversation: ProgramConversation
  private(set) var told: [String] = []
  // Replies to what was only told again.
  private var skipped = 0
  private var remarks: [String] = []

  /// Starts it and tells it everything up to the event that is to be answered.
  init(
    _ answer: AwaitedAnswer, _ program: ExternalProgram, _ launcher: ProgramLauncher
  ) throws(ProgramFailure) {
    app = answer.app.text
    name = answer.name
    number = answer.number
    conversation = try ProgramConversation(program, launcher: launcher)
    skipped = answer.requests.count - 1
    for line in answer.requests { tell(line) }
  }

  /// What to wait for.
  var polls: [ProgramPoll] { conversation.polls }

  /// Whether it is this program, and has been told all that came before.
  func continues(to answer: AwaitedAnswer) -> Bool {
    isOf(answer) && conversation.failure == nil && told == Array(answer.requests.dropLast())
  }

  /// Whether it is the program of the same view.
  func isOf(_ answer: AwaitedAnswer) -> Bool {
    app == answer.app.text && name == answer.name && number == answer.number
  }

  /// Tells it an event.
  func tell(_ line: String) {
    told.append(line)
    conversation.send(Array(line.utf8))
  }

  /// The replies that came, one an event that is to be answered.
  func replies() -> [ProgramOutcome] {
    conversation.step().filter { outcome in
      guard skipped > 0, case .answered = outcome else { return true }
      skipped -= 1
      return false
    }
  }

  /// What it said besides, but for what this gave before; it may go on after it.
  func takeRemarks() -> [String] {
    // Of much the beginning is gone by now.
    let (before, all) = (remarks, conversation.remarks)
    remarks = all
    let counts = 0...min(before.count, all.count)
    let known = counts.last { all.prefix($0) == before.suffix($0) } ?? 0
    return Array(all.dropFirst(known))
  }

  /// Says that its view is closed.
  func end() { conversation.end() }
}
