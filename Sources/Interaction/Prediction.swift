import Notifications
import Screens
import Sessions
import TerminalCore

/// What the next press of a key comes to, worked out while nothing else was to be done.
///
/// Any change of the model ends it, as does whatever changes what a frame shows beside the model.
struct Prediction {
  /// The key that was pressed last; nil where anything else was done since.
  var lastKey: Key?
  /// What is known of its next press.
  fileprivate(set) var stage = Stage.none

  /// What is known of a press.
  enum Stage {
    /// Nothing was predicted.
    case none
    /// The press may come.
    case awaited(PredictedPress, FrameBasis)
    /// The press came, and its frame was not shown yet.
    case pressed(PredictedPress, FrameBasis)
  }

  /// Gives up what was predicted.
  mutating func end() { stage = .none }
}

/// All that frames show beside the model, told apart without holding it: what is held would be
/// copied when it is changed.
struct FrameBasis: Equatable {
  fileprivate let moment: SessionMoment
  fileprivate let stepCount: Int
  fileprivate let nextLine: Place?
  fileprivate let lineCount: Int
  fileprivate let complaintCount: Int
  fileprivate let failureCount: Int
}

extension Interaction {
  /// Makes use of the time until the next key: what that probably shows is worked out. To be
  /// called once a frame is shown.
  package mutating func lookAhead() {
    outlook.memory.letGo()
    guard model.isMovingOn, let key = outlook.memory.prediction.lastKey else { return }
    let press = model.predictedPress(of: key, in: scene)
    model.endMovingOn()
    if let press, let basis { outlook.memory.prediction.stage = .awaited(press, basis) }
  }

  /// Takes a press as it was predicted; whether it was.
  mutating func takePredicted(_ key: Key) -> Bool {
    guard case .awaited(let press, let basis) = outlook.memory.prediction.stage, press.key == key,
      basis == self.basis
    else { return false }
    take(press.pressed)
    outlook.memory.prediction.stage = .pressed(press, basis)
    return true
  }

  /// The frame of a press that came as predicted, which is shown now; nil where it was not predicted,
  /// or something else happened since.
  mutating func takePredictedFrame() -> Frame? {
    guard case .pressed(let press, let basis) = outlook.memory.prediction.stage,
      basis == self.basis
    else { return nil }
    take(press.shown)
    return press.frame
  }

  /// Lets time pass in which nothing was to happen, so that what was predicted holds on.
  mutating func pass(to time: Duration) {
    let prediction = outlook.memory.prediction
    model.now = time
    outlook.memory.prediction = prediction
  }

  private mutating func take(_ predicted: Model) {
    let now = model.now
    model = predicted
    model.now = now
  }

  // Nil where nothing can be predicted: while a past moment is looked at, or the journal has news.
  private var basis: FrameBasis? {
    guard !hasJournalNews, let moment = kept.moment else { return nil }
    return FrameBasis(
      moment: moment, stepCount: kept.course.steps, nextLine: playback.nextLine?.place,
      lineCount: kept.journal.lines.count, complaintCount: complaints.all.count,
      failureCount: session.failedChecks.count)
  }
}
