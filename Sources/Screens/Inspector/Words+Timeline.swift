import Explaining
/// The words of the timeline.
extension Words {
  /// The title of the tab.
  static let timeline = "Timeline"
  /// The first row: before anything happened.
  static let beginning = "the beginning"
  /// The row of the moment up to which events have happened.
  static let present = "the present"
  /// In place of an act that has no scenario line.
  static let someAct = "an act"
  /// The row of a request of an app's code, by its identifier.
  static func request(_ identifier: String, of app: String) -> String {
    "\(app) asks for \(identifier)"
  }
  /// Why what waits for a place does not come by itself.
  package static let waitsForPlace =
    "No time decides when this comes: it waits for a place; type arrive or leave and its name."
  /// What is said while looking back: an act there leaves the events after it as a branch.
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

  /// The last row of pending lines: how many more are not listed.
  static func linesBeyond(_ count: Int) -> String {
    count == 1 ? "… and 1 more line" : "… and \(count) more lines"
  }
  /// A branch's row: how many events it has beyond the moment at which it was left.
  static func branch(eventCount: Int) -> String {
    "left here, \(eventCount == 1 ? "1 event" : "\(eventCount) events")"
  }
  /// What is said once a branch became the present again.
  ///
  /// - Parameter time: When it had been left, by the phone's clock.
  static func returned(_ time: String) -> String {
    "Back in the future that was left at \(time); the other one is kept."
  }
}

extension ControlWords {
  /// Turns the inspector to the timeline, and opens it where it is hidden.
  static let timeline = ControlWords(
    "timeline", "What was, what is to come, what was left: move through it to look at any moment",
    also: "history past time travel scrub")
}
