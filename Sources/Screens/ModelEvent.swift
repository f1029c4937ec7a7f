import Delivery
import Explaining
import Notifications
import Scenarios
import TerminalCore

/// What the interface is told.
///
/// Given to `Model.update`, which answers with effects.
package enum ModelEvent: Hashable, Sendable {
  /// From the person.
  case input(Input)
  /// The state changed by these facts; empty where facts were only taken back.
  case happened([Fact])
  /// Something could not be done: why, as a sentence.
  case refused(String)
  /// A file that was read has mistakes now: where and which, as a sentence.
  case misread(String)
  /// The file of a theme was written.
  case themeChanged(Palette)
  /// The payloads that were asked for.
  case payloads([PayloadChoice], scenarios: [String] = [])
  /// What can be expected of what was asked for: lines without `expect`, each of them so.
  case expectations([String])
  /// The themes that were asked for.
  case themes([Palette])
  /// The sessions that can be gone on with, the newest first.
  case sessions([EndedSession])
  /// The files of all apps were checked, as `Effect.checkFiles` asks.
  case filesChecked
  /// Something to tell the person in a line.
  case told(String)
  /// What became of a file that `Model.wantedPictures` names.
  case pictured(PictureFile, DecodedPicture)
  /// Whether a program may run is the person's to say; answered by `Effect.answer`.
  case asked(ProgramQuestion)
  /// What became of `Effect.keepRecording`.
  case recordingEnded(RecordingOutcome)
  /// What became of `Effect.export`.
  case exportEnded(ExportOutcome)
  /// What became of `Effect.savePayload`.
  case payloadSaved(ExportOutcome)
  /// Expectations of what is played are not so.
  case checksFailed([FailedCheck])
  /// An act in the past left a future of so many events.
  case branched(Int)
  /// The time zone that was asked for, or why there is none of that name.
  case timeZone(String, TimeZoneAnswer)
  /// What became of a line that the person typed.
  case lineEnded(LineOutcome)
  /// Cells of the open matrix that were played.
  case matrixCells([MatrixCell], WordSubject)
  /// What the phone shows in a cell of the matrix, row by row; empty where it cannot be set like that.
  case matrixPicture(MatrixPoint, [[Cell]], WordSubject)
  /// The interface's own time, since some beginning: comes before every input, and when `nextWake` asked
  /// for it.
  case tick(Duration)
}

/// What the interface wants to be done.
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
  /// Answered by `ModelEvent.sessions`: those that can be gone on with, beside the present one.
  case listSessions
  /// Goes on with the session that this journal holds, in the place of the present one.
  case resume(journal: String)
  /// Goes through the scenario.
  case step(SteppingAct)
  /// Answered by `ModelEvent.payloads`.
  case listPayloads
  /// A payload of the list that was asked for.
  case deliver(PayloadChoice)
  /// Into the terminal's clipboard.
  case copy(Copy)
  /// Answered by `ModelEvent.themes`: those in files.
  case listThemes
  /// A payload that was pasted.
  case deliverText(String)
  /// Opens a file in the person's editor; lines from 1.
  case edit(path: String, line: Int)
  /// Keeps for the next time what the person chose for the interface.
  case rememberChoices(Choices)
  /// Reads a time zone by its identifier; answered by `ModelEvent.timeZone`.
  case findTimeZone(String)
  /// A scenario line; answered by `ModelEvent.lineEnded`.
  case performLine(String)
  /// Writes what was done as a scenario; answered by `ModelEvent.recordingEnded`.
  case keepRecording(path: String, replaces: Bool)
  /// Writes what is on the screen, as the file's name asks; answered by `ModelEvent.exportEnded`.
  case export(path: String, replaces: Bool)
  /// Writes a payload's bytes into a file; answered by `ModelEvent.payloadSaved`.
  case savePayload([UInt8], path: String, replaces: Bool)
  /// Keeps a typed line for later sessions.
  case keepInHistory(String)
  /// Keeps for the next time how far the tour came.
  case rememberTour(TourProgress)
  /// Sets the phone as a cell of the matrix shows it, and shows its notifications; undo takes back all of it.
  case openCell(WordSubject, MatrixPoint, title: String)
  /// Sets the phone as the other one of a comparison is, or goes to the moment that it shows.
  case openCompared(ComparedSide, title: String, moment: Int?)
  /// Checks the files of all apps; answered by `ModelEvent.filesChecked`.
  case checkFiles
  /// The terminal's bell.
  case ring
  /// Whether a program may run.
  case answer(ProgramQuestion, allows: Bool)
  /// As Ctrl-Z does.
  case suspend
  /// Draws everything anew, whatever the terminal shows.
  case redraw
  /// Nothing is asked any more.
  case quit
}

/// What came of looking for a time zone.
package enum TimeZoneAnswer: Hashable, Sendable {
  case found(TimeZone)
  /// Why there is none, with the nearest name.
  case unknown(String)
}

/// A payload that can be sent.
package struct PayloadChoice: Hashable, Sendable {
  /// Its index in the listing that the session made last, from 0.
  package var id: Int
  /// What it is called: its file, or what it says.
  package var title: String
  /// The app's name; empty where the payload does not say.
  package var app: String
  /// The app itself, which another may share its name with; nil where the payload says whom it is for.
  package var bundleIdentifier: BundleIdentifier?
  /// The path as it is shown.
  package var path: String
  /// The payload itself, for the preview.
  package var text: String

  package init(
    id: Int, title: String, app: String, bundleIdentifier: BundleIdentifier? = nil, path: String,
    text: String
  ) {
    self.id = id
    self.title = title
    self.app = app
    self.bundleIdentifier = bundleIdentifier
    self.path = path
    self.text = text
  }
}
