import Files
import Notifications
import Scenarios
import Screens
import Sessions

extension Interaction {
  /// Takes a snapshot of the screen that is up, under a name that none has yet.
  mutating func takeSnapshot() {
    perform(line: "snapshot \(session.freeSnapshotName)")
  }

  /// Keeps that a picture is wanted here: it is drawn when the recording is written.
  ///
  /// - Returns: What to say.
  /// - Throws: A diagnostic where another snapshot has the name.
  mutating func take(_ request: SnapshotRequest) throws(Diagnostic) -> String {
    guard !session.hasSnapshot(named: request.name) else {
      throw Diagnostic(request.place, .error, Words.snapshotIsThere(request.name))
    }
    guard let line = Act.snapshot(request).line(in: session.state) else {
      throw Diagnostic(request.place, .error, Words.noSnapshotLine(request.name))
    }
    session.keep(request, isByPerson: true)
    kept.record(.snapshot(request))
    kept.keep(line: line)
    let stem = model.recording.map { $0.path.isEmpty ? "" : FilePath($0.path).stem }
    return model.text(Words.tookSnapshot(request.name, stem: stem))
  }

  /// Keeps that what was opened wants a picture here, and says where the screen is not the one that
  /// it keeps: its test would fail there.
  mutating func keep(played request: SnapshotRequest) {
    let difference = session.difference(
      of: request, in: playback.files, launcher: locations.programs.launcher)
    session.keep(request, differs: difference != nil)
    complaints.add(difference.map { opened.weighed($0.diagnostic) } ?? [])
  }

  /// What `u` takes back, in the words of the screen; nil for nothing.
  var undoTitle: String? { takableSetting?.title ?? session.undoTitle }

  /// What was done as a scenario in a file of its own, with what lies beside it.
  ///
  /// - Parameters:
  ///   - path: The file; paths in it are written as they are reached from its folder.
  ///   - workingFolder: The absolute path of the folder that relative paths begin in.
  package func recorded(in path: String, from workingFolder: String) -> RecordedScenario {
    session.recordedScenario(in: path, from: workingFolder, launcher: locations.programs.launcher)
  }
}
