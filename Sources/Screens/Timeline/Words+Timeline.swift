import Notifications
/// The words of the timeline.
extension Words {
  /// What became of a critical alert that showed.
  static let criticalOutcome = "critical"
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
  /// The axis above the rows, for those who do not see it.
  static let axis = "what came and what will fire, by time"
  /// Why there is no axis to zoom.
  static let noAxis: Sentence =
    "Open the timeline first (\(key: .timeline)): its axis can be zoomed."
  /// Why the axis stays as it is.
  static let axisEnds: Sentence =
    "The axis goes no further: from ticks of ten seconds to ticks of a year."
  /// What is said of an axis that was zoomed.
  static func axisTicks(_ tick: String) -> Sentence {
    "From tick to tick \(tick); \(key: .axisIn) and \(key: .axisOut) zoom, and so does the wheel."
  }
  /// What is said of one that shows again what came and what is near.
  static func axisWhole(_ tick: String) -> Sentence {
    "From tick to tick \(tick): what came and what is near."
  }
  /// At the end of the row of a request whose trigger fired.
  static let fired = "fired"
  /// Before the firings behind the next one.
  static let then = "then"
  /// What removes a request, in a word.
  static let remove = "remove"
  /// What opens the form for a request, in a word.
  static let addRequest = "add"
  /// Below the timeline, on a moment that was, while it is looked at.
  static let branchesHere =
    "This is how it was. What you do here begins another future, and the one there was is kept below."
  /// Below the timeline, on a moment that was, in the present.
  static let wasPast = "This is how it was."
  /// Below the timeline, on the present.
  static let presentDetail = "Above this is what was, below it what is to come."
  /// Below the timeline, on a line of the scenario that is still to be played.
  static let lineDetail = "A line that is still to be played."
  /// At the end of the row of the next summary: how much is held for it.
  static func held(_ count: Int) -> String { "\(count) held" }
  /// At the end of the row of a push that came into the list.
  static let isListed = "listed"
  /// At the end of the row of a push that is held.
  static let isHeld = "held"
  /// Below the timeline, on the next summary.
  static let summaryDetail = "The next summary, with what is held for it."
  /// Below the timeline, on a future that was left.
  static let branchDetail =
    "A future that was left when something was done in the past; who returns to it keeps the present one."
  /// What is said while looking back: an act there leaves the events after it as a branch.
  static let actingBranches: Sentence =
    "What you do here begins another future; \(key: .back) returns to the present."

  /// What Enter does with the moment under the cursor; nil for the one that is shown.
  static func enters(_ moment: Moment?) -> String {
    switch moment {
    case .pending?: "let it come"
    case .branch?: "return to it"
    case .event?, .fired?, .present?, .check?, nil: "phone"
    }
  }

  /// The last row of pending lines: how many more are not listed.
  static func linesBeyond(_ count: Int) -> String {
    "… and \(count.counted("more line"))"
  }
  /// A branch's row: how many events it has beyond the moment at which it was left.
  static func branch(eventCount: Int) -> String {
    "left here, \(eventCount.counted("event"))"
  }
  /// What is said once a branch became the present again.
  ///
  /// - Parameter time: When it had been left, as the timeline has it.
  static func returned(_ time: String) -> String {
    "Back in the future that was left at \(time); the other one is kept."
  }
}

extension Words {
  /// What is said once an act in the past began another future.
  ///
  /// - Parameter count: How many events the one has that was left.
  static func branched(_ count: Int) -> Sentence {
    let events = count.counted("event")
    return "The future that was here, \(events), is kept: \(key: .timeline) shows it."
  }
  /// Why a request cannot be removed: none is selected.
  static let noRequestSelected: Sentence =
    "Select a request that waits first, in the timeline (\(key: .timeline)) or on its app’s page of Settings."
}
