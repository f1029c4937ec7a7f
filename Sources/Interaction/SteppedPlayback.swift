import Files
import Notifications
import Scenarios
import Sessions

/// What going through a scenario line by line needs to begin anew.
struct SteppedPlayback {
  /// Its text, and where to stop.
  var scenario: SteppedScenario
  /// What the file said when it was read or written last.
  var fileBytes: [UInt8]
  /// Whether it was told that something else changed the file: saved once more, it is written over.
  var mayOverwrite = false
  /// How many acts of the person the journal held when playing began.
  var actCount = 0
  /// All that was opened, before anything was played.
  private let opening: Playback
  /// How many steps the session had then.
  let stepsBefore: Int
  // What was wrong with the other files.
  private let otherDiagnostics: [Diagnostic]

  /// Nil where no scenario was opened, or its file is no text.
  init?(_ opening: LoadedInput) {
    guard let file = opening.scenarioFile,
      let scenario = SteppedScenario(file.bytes, path: file.path)
    else { return nil }
    self.scenario = scenario
    self.opening = opening.playback
    fileBytes = file.bytes
    stepsBefore = opening.session.past.count
    otherDiagnostics = opening.diagnostics.filter { $0.place.path != file.path }
  }

  /// The same for a scenario that was opened again; the breakpoints stay. Nil as for `init(_:)`.
  init?(_ opening: LoadedInput, keeping old: SteppedPlayback) {
    self.init(opening)
    actCount = old.actCount
    for line in old.scenario.breakpoints.sorted() where !scenario.breakpoints.contains(line) {
      _ = scenario.toggleBreakpoint(line)
    }
  }

  /// Whether the file says what it said when it was read or written last.
  var holdsFile: Bool { SourceFile.readIfThere(scenario.path)?.bytes == fileBytes }

  /// What is to be played with the text as it is now, and what is wrong with it.
  ///
  /// Complaints about other files stay those of the opening.
  mutating func beginning() -> (playback: Playback, diagnostics: [Diagnostic]) {
    let document = scenario.document()
    var playback = opening
    playback.replaceLines(of: scenario.path, with: document.lines)
    return (playback, otherDiagnostics + document.diagnostics)
  }
}
