import Explaining
/// The words of the timeline.
extension Words {
  static let timeline = "Timeline"
  static let beginning = "the beginning"
  static let present = "the present"
  static let someAct = "an act"
  static let actingBranches: Sentence =
    "What you do here begins another future; \(key: .back) returns to the present."

  /// What Enter does with the moment under the cursor; nil for the one that is shown.
  static func enters(_ moment: Moment?) -> String {
    switch moment {
    case .pending?: "let it come"
    case .branch?: "return to it"
    case .event?, .present?, .check?, nil: "phone"
    }
  }

  static func linesBeyond(_ count: Int) -> String {
    count == 1 ? "… and 1 more line" : "… and \(count) more lines"
  }
  static func branch(eventCount: Int) -> String {
    "left here, \(eventCount == 1 ? "1 event" : "\(eventCount) events")"
  }
  static func returned(_ time: String) -> String {
    "Back in the future that was left at \(time); the other one is kept."
  }
}

extension ControlWords {
  static let timeline = ControlWords(
    "timeline", "What was, what is to come, what was left: move through it to look at any moment",
    also: "history past time travel scrub")
}
