import Files
import Notifications
import Scenarios
import Sessions

/// What going through a scenario line by line needs to begin anew.
struct SteppedPlayback {
  /// Its text, and where to stop.
  var scenario: SteppedScenario
  // What the file said when it was read or written last.
  private var fileBytes: [UInt8]
  // Whether it was told that something else changed the file: saved once more, it is written over.
  private var mayOverwrite = false
  /// What was said of the file before a version of it was not taken; nil where none is refused.
  var complaintsBefore: [Diagnostic]?
  // How many acts of the person the journal held when playing began.
  private var actCount = 0
  // All that was opened, before anything was played.
  private let opening: Playback
  // How many steps the session had then.
  private let stepsBefore: Int
  // What was wrong with the other files.
  private let otherDiagnostics: [Diagnostic]

  /// Nil where no scenario was opened, or its file is no text.
  init?(_ opening: LoadedInput) {
    guard let file = opening.scenarioFile,
      let scenario = SteppedScenario(
        file.bytes, path: file.path, playing: opening.playedCase?.name)
    else { return nil }
    self.scenario = scenario
    self.opening = opening.linted
    fileBytes = file.bytes
    stepsBefore = opening.session.past.count
    otherDiagnostics = opening.diagnostics.filter { !$0.place.path.isExactly(file.path) }
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

  /// How the scenario begins anew.
  struct Start {
    /// What is to be played with the text as it is now.
    let playback: Playback
    /// What is wrong with it, and was with the other files when they were opened.
    let diagnostics: [Diagnostic]
    /// How many steps the session has then.
    let stepsBefore: Int
    /// How many acts of the person are left out.
    let actsLeft: Int
  }

  /// Begins anew.
  ///
  /// - Parameter acts: How many acts of the person the journal holds.
  mutating func begin(actCount acts: Int) -> Start {
    let document = scenario.document()
    var playback = opening
    playback.replaceLines(of: scenario.path, with: document.lines)
    complaintsBefore = nil
    defer { actCount = acts }
    return Start(
      playback: playback, diagnostics: otherDiagnostics + document.diagnostics,
      stepsBefore: stepsBefore, actsLeft: acts - actCount)
  }

  /// Whether the text can be written into its file: not where something else changed that,
  /// unless it was told before.
  mutating func mayBeSaved() -> Bool {
    guard !mayOverwrite, let now = SourceFile.readIfThere(scenario.path)?.bytes, now != fileBytes
    else { return true }
    mayOverwrite = true
    return false
  }

  /// Takes in that it was told that something else changed the file.
  mutating func noteTold() { mayOverwrite = true }

  /// Takes in that a text was written into the file.
  mutating func noteSaved(_ text: String) {
    scenario.markSaved()
    fileBytes = Array(text.utf8)
    mayOverwrite = false
  }
}
