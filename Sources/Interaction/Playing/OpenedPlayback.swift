import Files
import Notifications
import Scenarios
import Sessions

/// What was opened, as far as it was played: what is still to come, where it stops by itself, and
/// how a scenario in it is gone through.
struct OpenedPlayback {
  /// What of the opened files is still to be played.
  var playback: Playback
  /// What was opened, in words.
  let title: String
  /// What was opened with what; nil where it cannot be opened again.
  let source: OpenedSource?
  /// How many steps the session had before anything was played.
  let stepsBefore: Int
  /// Where it stops being played by itself.
  var stop: PlaybackStop
  // Whether the scenario is still to be shown where it is stopped first.
  private var showsStop: Bool
  // What has the scenario, until that is looked at; nil where there is none.
  @CopyOnWrite private var unread: LoadedInput?
  /// The scenario that is gone through line by line; nil while it was never looked at.
  @CopyOnWrite var stepping: SteppedPlayback?
  /// Where lines looked for what they name.
  private(set) var named: NamedFiles
  // What a project does not want to hear of its files.
  private var weights: CheckSettings
  // The path of the journal, which the person did not write.
  private let journal: String?
  /// What the scenario calls itself; nil as long as it said nothing.
  var scenarioTitle: String?
  /// How loading is told.
  var progress = LoadingProgress()
  /// What is left to do and to say once all was played.
  var afterwards = LoadingEnd()
  // How many sources are left once all was played that the person typed; nil where nothing of
  // that is left.
  private var sourcesBehindTyped: Int?

  /// Begins with all still to be played.
  ///
  /// - Parameter journal: The path of the journal: what goes on with its own is no scenario to be
  ///   gone through, and cannot be opened again, since it is written meanwhile.
  init(_ opening: LoadedInput, stop: PlaybackStop, showsStop: Bool, journal: String?) {
    playback = opening.linted
    playback.isInterruptible = true
    (named, weights) = (opening.named, CheckSettings(of: opening))
    self.journal = journal
    title = opening.title
    source = opening.goesOn(with: journal) ? nil : opening.source
    stepsBefore = opening.session.past.count
    (self.stop, self.showsStop) = (stop, showsStop)
    unread = opening.scenarioFile.flatMap { $0.path == journal ? nil : opening }
  }

  /// Whether there is more to be played by itself; what lies behind the line to
  /// stop before does not count.
  var isPlaying: Bool { !playback.isFinished && !stop.isReached(by: playback) }

  /// The scenario that was opened, as the screen shows it; nil while it was never looked at.
  var stepped: SteppedScenario? {
    guard var scenario = stepping?.scenario else { return nil }
    scenario.next = playback.nextLine(of: scenario.path).map { Int($0.place.line) }
    return scenario
  }

  /// The line of the scenario that was opened before which it stands; nil
  /// where all of it was played.
  var nextPlace: Place? {
    (stepping?.scenario.path ?? unread?.scenarioFile?.path).flatMap(playback.nextLine)?.place
  }

  /// Reads the scenario's text; to be called once it is looked at.
  mutating func beginStepping() {
    guard stepping == nil, let unread else { return }
    stepping = SteppedPlayback(unread)
    self.unread = nil
  }

  /// Lets the scenario be gone through from its start, where it was played before this began.
  mutating func begin(from start: LoadedInput) {
    if unread != nil { unread = start }
  }

  /// Plays something else from now on.
  mutating func play(_ playback: Playback) {
    self.playback = playback
    self.playback.isInterruptible = true
    sourcesBehindTyped = nil
  }

  /// Plays acts of the person that are too many for one moment.
  mutating func load(_ acts: [Act]) {
    play(Playback([.acts(acts)], files: playback.files))
    sourcesBehindTyped = 0
  }

  /// Plays what the person typed before all that is still to be played.
  mutating func playTyped(_ act: Act) {
    sourcesBehindTyped = sourcesBehindTyped ?? playback.sourceCount
    playback.playNext(act)
  }

  /// Whether what comes next was typed by the person, and is nothing of what was opened.
  mutating func isAtTyped() -> Bool {
    guard let rest = sourcesBehindTyped else { return false }
    if playback.nextAct == nil, playback.sourceCount <= rest { sourcesBehindTyped = nil }
    return sourcesBehindTyped != nil
  }

  /// Has it stop where it stands: opened again, it is played up to there.
  mutating func stopHere() {
    if let place = playback.nextLine?.place, playback.files.includers.count > 1 {
      stop = .within(place.path, Int(place.line))
    } else {
      let place = playback.nextLine?.place ?? nextPlace
      stop = place.map { .before(Int($0.line)) } ?? .atEnd
    }
  }

  /// Plays what was opened again; the breakpoints in it stay.
  mutating func play(again opening: LoadedInput) {
    play(opening.linted)
    (named, weights) = (opening.named, CheckSettings(of: opening))
    if unread != nil { unread = opening }
    if let stepping { self.stepping = SteppedPlayback(opening, keeping: stepping) }
  }

  /// What a complaint is to be told as; empty for not at all.
  mutating func weighed(_ complaint: Diagnostic) -> [Diagnostic] {
    if complaint.place.path == journal, complaint.severity != .error { return [] }
    return weights.applied(toLesser: [complaint])
  }

  /// Leaves off what has not been played. A scenario that is gone through line by line only
  /// stops before its next line.
  mutating func leaveOff() {
    if let next = stepped?.next {
      stop = .before(next)
    } else {
      play(Playback([], files: playback.files))
    }
    progress = LoadingProgress()
    afterwards.reopened = nil
  }

  /// Whether the scenario is to be shown where it was stopped first; true once.
  mutating func takeShownStop() -> Bool {
    defer { if !playback.isFinished { showsStop = false } }
    return showsStop && !playback.isFinished
  }
}

extension LoadedInput {
  /// What is to be played. What a scenario sends is looked at as a run of it does; of thousands
  /// of payloads a check tells.
  var linted: Playback {
    var playback = playback
    playback.lintsPayloadFiles = false
    if scenarioFile != nil { playback.lint = DeliveryLint(.now) }
    return playback
  }

  /// Whether it is a session that goes on with its journal.
  func goesOn(with journal: String?) -> Bool {
    journal.map { playedFiles[ExactText($0)] != nil } ?? false
  }
}

extension Interaction {
  /// What was opened with what; nil where it cannot be opened again.
  package var source: OpenedSource? { opened.source }
}
