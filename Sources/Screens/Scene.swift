import Delivery
import Notifications
import TerminalCore

/// What is so at one moment: all that the interface reads. Made for each event and each frame, never kept.
package struct Scene: Sendable {
  /// The phone.
  package var state: State
  /// Everything that happened to it.
  package var facts: FactLog
  /// What `u` would take back, as words such as `clear Messages`; nil where there is nothing.
  package var undoTitle: String?
  /// What `U` would do again; nil where there is nothing.
  package var redoTitle: String?
  /// The name of what was opened.
  package var sourceTitle: String
  /// When something happens next by itself or by the scenario; nil when nothing does.
  package var nextEventTime: Instant?
  /// Whether a moment of the past is shown.
  package var isLookingBack: Bool
  /// What was, what is to come and what was left.
  package var timeline: Timeline
  /// The person's acts as scenario lines, oldest first.
  package var commandLog: [String]
  /// The complaints about files, oldest first.
  package var diagnostics: [Diagnostic]

  package init(
    state: State, facts: FactLog, undoTitle: String? = nil, redoTitle: String? = nil,
    sourceTitle: String = "", nextEventTime: Instant? = nil, isLookingBack: Bool = false,
    timeline: Timeline = Timeline(),
    commandLog: [String] = [], diagnostics: [Diagnostic] = []
  ) {
    self.state = state
    self.facts = facts
    self.undoTitle = undoTitle
    self.redoTitle = redoTitle
    self.sourceTitle = sourceTitle
    self.nextEventTime = nextEventTime
    self.isLookingBack = isLookingBack
    self.timeline = timeline
    self.commandLog = commandLog
    self.diagnostics = diagnostics
  }
}

extension Scene {
  /// L34: which way the phone reads. What is ours reads from left to right throughout.
  var direction: Direction {
    state.systemWords.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
