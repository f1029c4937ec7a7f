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
  /// A number of the linear screen was typed that stands for this.
  case chosen(Spot)
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
  /// What could be opened near the working folder, apps first.
  case openable([OpenableFile])
  /// The files of all apps were checked, as `Effect.checkFiles` asks.
  case filesChecked
  /// How often apps would have interrupted with something set otherwise, as `Effect.tryOut` asks.
  case triedOut(InterruptionReport, Trial)
  /// Something to tell the person in a line.
  case told(String)
  /// What became of a file that `Order.pictures` names.
  case pictured(PictureFile, DecodedPicture)
  /// Whether a program may run is the person's to say; answered by `Effect.answer`.
  case asked(ProgramQuestion)
  /// What became of `TerminalEffect.keepRecording`.
  case recordingEnded(RecordingOutcome)
  /// What became of `TerminalEffect.export`.
  case exportEnded(ExportOutcome)
  /// What became of `TerminalEffect.savePayload`.
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
  /// What the phone shows in a cell of the matrix, row by row; empty where
  /// it cannot be set like that.
  case matrixPicture(MatrixOrder.Picture, [[Cell]], WordSubject)
  /// The interface's own time, since some beginning: comes before every input, and
  /// when `nextWake` asked for it.
  case tick(Duration)
}

/// What came of looking for a time zone.
package enum TimeZoneAnswer: Hashable, Sendable {
  case found(TimeZone)
  /// Why there is none, with the nearest name.
  case unknown(String)
}

/// A payload that can be sent.
package struct PayloadChoice: Hashable, Sendable {
  /// What it is called: its file, or what it says.
  package var title: String
  /// The app's name; empty where the payload does not say.
  var app: String
  /// The app itself, which another may share its name with; nil where the
  /// payload says whom it is for.
  package var bundleIdentifier: BundleIdentifier?
  /// The path as it is shown.
  package var path: String
  /// The payload itself, as its file said it last.
  package var text: String

  package init(
    title: String, app: String, bundleIdentifier: BundleIdentifier? = nil, path: String,
    text: String
  ) {
    (self.title, self.app) = (title, app)
    (self.bundleIdentifier, self.path, self.text) = (bundleIdentifier, path, text)
  }
}
