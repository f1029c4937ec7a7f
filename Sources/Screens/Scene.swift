import Delivery
import Explaining
import Notifications
import Scenarios
import TerminalCore

/// What is so at one moment: all that the interface reads. Made for each event
/// and each frame, never kept.
///
/// It never changes. A class, because everything that draws holds on to it: a copy of the phone is
/// some thirty references to count, this is one.
///
/// Holding one while the phone changes makes the change copy the state: let go of it first.
package final class Scene: Sendable {
  /// The phone.
  package let state: State
  /// The phone as it is at present, while another moment is shown; nil else.
  private let present: State?
  /// Everything that happened to it.
  package let facts: FactLog
  // How often some of that was taken back.
  private let rewindCount: Int
  /// What `u` would take back, as words such as `clear Messages`; nil where there is nothing.
  let undoTitle: String?
  /// What `U` would do again; nil where there is nothing.
  let redoTitle: String?
  /// The name of what was opened.
  let sourceTitle: String
  /// When something happens next by itself or by the scenario; nil when nothing does.
  let nextEventTime: Instant?
  /// Whether a moment of the past is shown.
  let isLookingBack: Bool
  /// What was, what is to come and what was left.
  package let timeline: Timeline
  /// The person's acts as scenario lines, oldest first.
  package let commandLog: [String]
  /// How many facts there were at each of them; where that is not known, all.
  package let commandPlaces: [Int]
  /// The complaints about files, oldest first.
  package let diagnostics: [Diagnostic]
  /// The expectations that are not so, oldest first.
  let failedChecks: [FailedCheck]
  /// The folder whose files are named from there; nil names all of them whole.
  let dataFolder: String?
  /// The scenario that is gone through line by line; nil where none was opened,
  /// or it was never looked at.
  let stepped: SteppedScenario?
  /// What was worked out of the moment.
  let memory: SceneMemory

  package init(
    state: State, present: State? = nil, facts: FactLog, rewindCount: Int = 0,
    undoTitle: String? = nil,
    redoTitle: String? = nil,
    sourceTitle: String = "", nextEventTime: Instant? = nil, isLookingBack: Bool = false,
    timeline: Timeline = Timeline(),
    commandLog: [String] = [], commandPlaces: [Int] = [],
    diagnostics: [Diagnostic] = [], failedChecks: [FailedCheck] = [],
    dataFolder: String? = nil, stepped: SteppedScenario? = nil,
    memory: SceneMemory = SceneMemory()
  ) {
    (self.memory, self.state, self.present) = (memory, state, present)
    (self.facts, self.rewindCount, self.undoTitle) = (facts, rewindCount, undoTitle)
    (self.redoTitle, self.sourceTitle) = (redoTitle, sourceTitle)
    (self.nextEventTime, self.isLookingBack) = (nextEventTime, isLookingBack)
    (self.timeline, self.commandLog) = (timeline, commandLog)
    (self.commandPlaces, self.diagnostics) = (commandPlaces, diagnostics)
    (self.failedChecks, self.dataFolder) = (failedChecks, dataFolder)
    self.stepped = stepped
  }
}

extension Scene {
  /// The same moment of another phone.
  ///
  /// Facts, timeline and complaints stay those of this one.
  func with(_ state: State) -> Scene {
    Scene(
      state: state, present: present, facts: facts, rewindCount: rewindCount,
      undoTitle: undoTitle, redoTitle: redoTitle, sourceTitle: sourceTitle,
      nextEventTime: nextEventTime, isLookingBack: isLookingBack, timeline: timeline,
      commandLog: commandLog, commandPlaces: commandPlaces,
      diagnostics: diagnostics, failedChecks: failedChecks, dataFolder: dataFolder,
      stepped: stepped,
      // What was worked out of this phone does not hold of the other.
      memory: SceneMemory())
  }

  /// What happened so far.
  var course: CourseStamp { CourseStamp(factCount: facts.count, rewindCount: rewindCount) }

  /// The phone that names things which are shown the same wherever in time one stands.
  var namingState: State { present ?? state }

  /// L34: which way the phone reads. What is ours reads from left to right throughout.
  package var direction: Direction {
    state.systemWords.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// A step to the right, counted toward the trailing side.
  var rightwards: Int { direction == .leftToRight ? 1 : -1 }
}
