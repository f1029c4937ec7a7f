import Files
import Interaction
import Notifications
import Push
import Scenarios
import Sessions
import TerminalCore

// What comes beside HTTP/2: the binary interface, other programs' lines, payload files in a folder.
extension ServedRun: ProgramHost {
  var session: Session { run.session }
  var stateJSON: LongJSON { run.stateJSON }
  var surroundings: ScreenSurroundings { run.surroundings }
  var palette: Palette? { run.palette }
  var binaryConnection: BinaryConnection { run.session.state.binaryConnection }

  mutating func receive(_ notification: BinaryNotification) -> ReceivedFrame {
    let frame = run.receive(notification)
    tellJournal()
    if let refusal = frame.refusal { say(refusal) }
    return frame
  }

  mutating func readFeedback() -> [FeedbackTuple] {
    defer { tellJournal() }
    return run.readFeedback()
  }

  mutating func reply(to line: String, files: ScenarioFiles) -> LineReply {
    defer { tellJournal() }
    return run.reply(to: line, files: files)
  }

  /// Delivers the payload files that were put into a folder.
  mutating func take(_ folder: DropFolder) {
    for file in folder.take() {
      let events = run.play([file.feed], files: files)
      tellJournal()
      events.dropLines(ofFile: FilePath(file.path).name).forEach(say)
    }
  }
}

extension [SessionEvent] {
  // What became of a file that was dropped: what it was taken as, and each
  // thing for which it was not.
  fileprivate func dropLines(ofFile name: String) -> [String] {
    let names = flatMap(\.pushNames)
    let taken = names.count > 1 ? "\(names.count) pushes" : names.first
    let refusals = compactMap { event -> String? in
      guard let diagnostic = event.diagnostic, diagnostic.severity == .error else { return nil }
      return refusalLine("error", name, diagnostic.message)
    }
    return [taken.map { "taken (\(name)): \($0)" }].compactMap(\.self) + refusals
  }
}

extension SessionEvent {
  fileprivate var pushNames: [String] {
    if case .happened(let facts, _) = self { facts.compactMap(\.event.pushName) } else { [] }
  }
}
