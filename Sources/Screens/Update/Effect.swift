import Delivery
import Explaining
import Notifications
import Scenarios

/// What the interface wants to be done now; what takes long is an `Order`.
///
/// `Interaction` performs them, in order; those that ask for something are answered by an event,
/// perhaps at once.
package enum Effect: Hashable, Sendable {
  /// An act of the person, which the journal holds and undo takes back.
  case perform(Command)
  /// Of acts, not of what was chosen for the interface.
  case undo, redo
  /// The clock: to the next or previous event, or a minute.
  case nextEvent, previousEvent, minuteOn, minuteBack
  /// Goes to a moment: looks at it where it was, else lets time pass until then.
  case moveClock(to: Instant)
  /// Time passes by itself, so much of it.
  case letPass(Interval)
  /// Shows another moment, or lets what is to come come.
  case look(Moment)
  /// Answered by `ModelEvent.expectations`.
  case listExpectations(ExpectationSubject)
  /// Adds a picture of the screen to what is recorded.
  case takeSnapshot
  /// Goes through the scenario.
  case step(SteppingAct)
  /// Answered by `ModelEvent.payloads`.
  case listPayloads
  /// A payload of the list that was asked for.
  case deliver(PayloadChoice)
  /// Puts the explanation of the notification of this number into the terminal's clipboard.
  case copyExplanation(of: Int)
  /// Answered by `ModelEvent.themes`: those in files.
  case listThemes
  /// A payload that was pasted, for an app; nil for whom the payload names.
  case deliverText(String, to: BundleIdentifier?)
  /// Keeps for the next time what the person chose for the interface.
  case rememberChoices(Choices)
  /// Reads a time zone by its identifier; answered by `ModelEvent.timeZone`.
  case findTimeZone(String)
  /// A scenario line; answered by `ModelEvent.lineEnded`.
  case performLine(String)
  /// Keeps a typed line for later sessions.
  case keepInHistory(String)
  /// Keeps for the next time how far the tour came.
  case rememberTour(TourProgress)
  /// Sets the phone as a cell of the matrix shows it, and shows its notifications;
  /// undo takes back all of it.
  case openCell(WordSubject, MatrixPoint, title: String)
  /// Sets the phone as the other one of a comparison is, or goes to the moment that it shows.
  case openCompared(ComparedSide, title: String, moment: Int?)
  /// Plays the same events with something set otherwise; answered by `ModelEvent.triedOut`.
  case tryOut(Trial)
  /// Checks the files of all apps; answered by `ModelEvent.filesChecked`.
  case checkFiles
  /// Whether a program may run.
  case answer(ProgramQuestion, allows: Bool)
  /// What only the one who holds the terminal can do.
  case terminal(TerminalEffect)
}
