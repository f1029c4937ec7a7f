import Delivery
import Files
import Screens
import Sessions
import TerminalCore

/// A person at the simulated phone: takes what they do, performs it, keeps the journal, and has the
/// next frame ready. Everything but the terminal.
package struct Interaction {
  /// The phone with its course of events, which keeps what is acknowledged.
  package var kept: KeptSession
  /// What the interface itself remembers: selection, sheets, size and colors.
  package var model: Model { didSet { outlook.memory.prediction.end() } }
  /// What was opened, as far as it was played.
  var opened: OpenedPlayback
  /// What is wrong with what was opened and played, and with the files of the apps.
  package internal(set) var complaints: ComplaintLog
  /// Checks that were not so, and what was said of them.
  var checks = CheckLog()
  /// How the session's own files are, as far as the person was told.
  var journalHealth = JournalHealth()
  /// What is left for the holder of the terminal.
  var pending = PendingEffects()
  /// What is made for the interface between frames.
  var orders: OrderServing
  /// The programs of extensions that are asked something.
  var programs: ExtensionPrograms
  /// The programs that talk to the phone in lines; nil where none can.
  package var talks: ProgramTalks?
  /// Which files were read, and which of them changed.
  var following: FileFollowing
  /// Payloads that others send: through pipes, and in folders.
  package var incoming = IncomingPayloads()
  /// What is remembered for later sessions.
  var keepsakes: Keepsakes
  /// The folders of data, and the settings for the programs of extensions.
  let locations: DataLocations
  /// What the timeline shows of the present, also while another moment is looked at.
  var outlook = TimelineOutlook()

  /// Begins with something opened.
  ///
  /// - Parameters:
  ///   - stop: The line of the scenario to stop before.
  ///   - showsStop: Whether the scenario is shown there, with what fails.
  ///   - journal: Where acts are written before they are acknowledged; nil keeps none.
  ///   - keepsakes: Where it is kept what later sessions know.
  ///   - themeFile: The file of the theme in force, where that was named by its path.
  ///   - configurationFile: The file of the person's settings, which need not
  ///     be there yet; nil for none.
  ///   - openedAt: When the files began to be read; nil takes them as unchanged since.
  ///   - recorders: Hear of each event as it comes, beside the journal.
  package init(
    _ opening: LoadedInput, model: Model, locations: DataLocations, stop: PlaybackStop = .atEnd,
    showsStop: Bool = false, journal: JournalFile? = nil,
    keepsakes: Keepsakes = Keepsakes(), themeFile: String? = nil, configurationFile: String? = nil,
    openedAt: FileTime? = nil, recorders: [any Recorder] = []
  ) {
    kept = KeptSession(
      opening.session, journal: Journal(journal, isBehind: stop != .atEnd), recorders: recorders)
    self.model = model
    self.model.commandHistory = keepsakes.typedLines
    opened = OpenedPlayback(
      opening, stop: stop, showsStop: showsStop, journal: journal?.path)
    complaints = ComplaintLog(opening.diagnostics)
    following = FileFollowing(
      opening, locations, themeFile: themeFile, configurationFile: configurationFile,
      openedAt: openedAt, journal: journal?.path)
    (self.locations, self.keepsakes) = (locations, keepsakes)
    var settings = locations.programs
    settings.asksPerson = true
    programs = ExtensionPrograms(settings)
    orders = OrderServing(locations.programs.launcher)
    session.playsOpened = false
    // In a journal that is gone on with the person's own acts lie among those of the tour.
    session.keepsOpened = model.tour != nil && !opening.goesOn(with: journal?.path)
    if stop != .atEnd, !isLoading { writePlayed() }
  }

  /// The phone with its course of events; what the person does is performed here.
  package internal(set) var session: Session {
    _read { yield kept.session }
    _modify { yield &kept.session }
  }

  /// What of the opened files is still to be played.
  var playback: Playback {
    _read { yield opened.playback }
    _modify { yield &opened.playback }
  }

  /// What the screen shows of the present moment.
  ///
  /// Made anew each time; do not hold it while something is performed, or the state is copied.
  package var scene: Scene {
    Scene(
      state: session.state.pictured(as: model.appearance.showing), present: outlook.present,
      facts: session.facts, rewindCount: session.rewindCount,
      undoTitle: undoTitle, redoTitle: session.redoTitle, sourceTitle: opened.title,
      nextEventTime: nextEventTime, isLookingBack: session.isLookingBack,
      timeline: timeline, commandLog: kept.journal.lines,
      commandPlaces: kept.journal.factCounts, diagnostics: complaints.all,
      failedChecks: session.failedChecks, dataFolder: session.dataFolder,
      stepped: opened.stepped, memory: outlook.memory.of(kept.moment))
  }

  /// The frame of the present moment.
  ///
  /// Brings the timeline up to date first. `screen` is called with the frame that is returned, and
  /// before it perhaps with one that shows early what came.
  ///
  /// - Parameters:
  ///   - before: The frame before, where what came is to be seen before the rest of
  ///     the screen is worked out.
  ///   - screen: What shows it before anything that it was made from is given up.
  @discardableResult
  package mutating func frame(
    over before: Frame? = nil, shownBy screen: (Frame) -> Void = { _ in }
  ) -> Frame {
    refresh()
    if before == nil, let frame = takePredictedFrame() {
      screen(frame)
      return frame
    }
    return model.show(in: scene, over: before, on: screen)
  }

  /// Notes what the terminal shows, where that is news.
  ///
  /// - Parameters:
  ///   - showsPixels: Whether pictures are shown as pixels.
  ///   - widths: What it takes for characters on whose columns terminals do not agree.
  package mutating func note(showsPixels: Bool, _ widths: ClusterWidths) {
    let known = model.appearance
    guard showsPixels != known.showsPixels || widths != known.widths else { return }
    (model.appearance.showsPixels, model.appearance.widths) = (showsPixels, widths)
  }

  /// What is on the screen, as it is written into a file: under the question where to, and
  /// with what runs from right to left in the order that the file's reader wants. The
  /// terminal's widths are recorded.
  package func picture(as format: PictureFormat) -> Frame {
    var model = model
    model.appearance.bidi = format.leavesOrder ? .terminal : model.appearance.bidi.inFiles
    model.appearance.colors = nil
    var frame = model.frame(in: scene)
    frame.widths = model.appearance.widths
    return frame
  }

  /// Takes an event: what the person did, or what the terminal has to say.
  ///
  /// What follows from it, such as what a command brought about, is handled before it returns; what
  /// only the holder of the terminal can do is left to `nextEffect`. Escape stops loading unless
  /// something covers the screen.
  // Events are handled in fifty places: inlined, they take 58,000 bytes more.
  @inline(never)
  package mutating func handle(_ event: ModelEvent) {
    if case .tick(let time) = event, !hasJournalNews,
      !model.waits(for: time, factCount: session.facts.count)
    {
      return pass(to: time)
    }
    if stopsLoading(event) { return stopLoading() }
    refresh()
    if case .input(.key(let key)) = event, takePredicted(key) { return }
    if case .input(let input) = event { outlook.memory.prediction.lastKey = input.key }
    // The scene is dropped before anything is performed: with its reference the state
    // would be copied on write.
    let effects = model.update(event, in: scene)
    pending.begin()
    for effect in effects { perform(effect) }
    pending.end()
    refreshOutlook()
    guard pending.isOutermost else { return }
    kept.note(isRecording: model.recording != nil)
    sayJournalNews()
  }

  private mutating func refresh() {
    forgetPresent()
    followMoment()
    checkFilesForOtherSystem()
    refreshOutlook()
    if model.showsScenario { opened.beginStepping() }
  }

  private func stopsLoading(_ event: ModelEvent) -> Bool {
    guard isLoading, !model.isCovered, case .input(.key(let key)) = event,
      let meaning = model.keymap.meaning(of: key)
    else { return false }
    return meaning == .back || meaning == .interrupt && isTimePassing
  }
}
