import Delivery
import Files
import Notifications
import Push
import Scenarios
import Screens
import Sessions
import TerminalCore

/// A person at the simulated phone: takes what they do, performs it, keeps the journal, and has the next
/// frame ready. Everything but the terminal.
package struct Interaction {
  /// The phone with its course of events, which keeps what is acknowledged.
  package var kept: KeptSession
  /// What of the opened files is still to be played.
  package internal(set) var playback: Playback
  /// What the interface itself remembers: selection, sheets, size and colors.
  package var model: Model
  /// The folders of data, and the settings for the programs of extensions.
  let locations: DataLocations
  /// What was opened.
  let title: String
  /// Since when something is loading, by the interface's own time; nil for nothing.
  var loadingSince: Duration?
  /// Whether that was said.
  var isLoadingTold = false
  /// Complaints about what was opened and played, in the order they were made.
  var diagnostics: [Diagnostic]
  /// What was found in the files of the apps when they were last checked; nil before that.
  var fileFindings: [Diagnostic]?
  /// Where typed lines are kept for later sessions; nil keeps none.
  let history: HistoryFile?
  /// Where it is kept how far the tour came; nil keeps nothing.
  let tour: TourFile?
  /// Where it is kept what was chosen for the interface; nil keeps nothing.
  let choices: ChoicesFile?
  /// Payloads that the person sent, the newest first, to be offered again.
  var recentPayloads: [PayloadChoice] = []
  /// Where what was opened stops being played by itself.
  var stop: PlaybackStop
  /// Whether the scenario is shown where it is stopped first.
  var showsStop: Bool
  /// What was opened, until the scenario in it is gone through line by line; nil where there is none.
  var opened: LoadedInput?
  /// The scenario that is gone through line by line; nil while it was never looked at.
  var stepping: SteppedPlayback?
  /// What is wrong with the session's own files; nil where nothing is.
  package internal(set) var journalTrouble: Diagnostic?
  /// A message about the journal, held back until the event at hand has said its own; nil for none.
  var journalNews: ModelEvent?
  private var openEvents = 0
  /// The programs of extensions that are asked something.
  var programs: ExtensionPrograms
  /// The pictures that are being decoded.
  var pictures: PictureDesk
  /// Which files were read, and which of them changed.
  var following = FileFollowing()
  /// What was opened with what; nil where it cannot be opened again.
  package let source: OpenedSource?
  /// How many steps the session had before anything was played.
  let stepsBefore: Int
  /// What is to be said once a session that went on with other files was played; nil for nothing.
  var resumption: Resumption?
  /// What is to be done once what was opened again has been played; nil where it was not.
  var reopened: Reopened?
  /// Folders whose payload files are delivered as they are put there.
  package var dropFolders: [DropFolder] = []
  /// What became of the payload files that were put into folders that are for them alone; to be taken off by
  /// the one who tells of connections.
  package var drops: [DroppedPayload] = []
  /// Looks for the apps that payloads name.
  var search = AppSearch()
  /// What was said of payloads that came one by one, the same only a few times.
  var streamLint = DeliveryLint(.now)
  /// Complaints about streamed payloads, of each kind the first few.
  var streamFold = ComplaintFold()
  /// Hears what a program's line comes to.
  let lineFeed = FactFeed()
  /// The programs that talk to the phone in lines; nil where none can.
  package var talks: ProgramTalks?
  /// What was typed last to be checked and was not so: typed once more, it is kept all the same.
  var refusedCheck: String?
  /// What the open matrix is made of.
  var desk = MatrixDesk()
  /// The other phone of the open comparison; nil where none is open.
  var comparing: ComparisonDesk?
  /// The cell of the matrix that was opened last; nil where that was taken back.
  var openedCell: OpenedCell?
  /// What the timeline shows of the present, also while another moment is looked at.
  var outlook = TimelineOutlook()
  /// Checks of what is played that are not so, and of which nothing was said yet.
  var untoldChecks: [FailedCheck] = []

  /// What is left to do for the holder of the terminal since pushes came from servers.
  package var arrivedActs: [TerminalAct] = []

  /// What is left for the holder of the terminal.
  ///
  /// To be done in order, after `handle` has returned.
  package enum TerminalAct: Hashable, Sendable {
    /// `suspend` stops as Ctrl-Z does; `redraw` paints everything again.
    case quit, suspend, redraw
    /// The terminal's bell.
    case ring
    /// Text for the terminal's clipboard.
    case copy(String)
    /// Opens a file in the person's editor; lines from 1.
    case edit(path: String, line: Int)
    /// Writes `Session.recording` into a file; answered by `ModelEvent.recordingEnded`.
    case keepRecording(path: String, replaces: Bool)
    /// Takes over what the person's settings say now.
    case configure(Configuration)
    /// Writes the text of the scenario that is gone through into its file; answered by
    /// `Interaction.savedScenario`.
    case saveScenario(path: String, text: String)
    /// Finds the sessions that have ended; answered by `ModelEvent.sessions`.
    case listSessions
    /// Goes on with another session in the place of this one.
    case resume(journal: String)
    /// Opens what is at a path in the place of this session.
    case open(path: String)
    /// Writes `Interaction.picture` into a file; answered by `ModelEvent.exportEnded`.
    case export(path: String, replaces: Bool)
    /// Writes a payload into a file; answered by `ModelEvent.payloadSaved`.
    case savePayload([UInt8], path: String, replaces: Bool)
  }

  /// Begins with something opened.
  ///
  /// - Parameters:
  ///   - stopLine: The line of the scenario to stop before, from 1.
  ///   - stopFile: The scenario that has the line, where that is one that is included.
  ///   - showsStop: Whether the scenario is shown there, with what fails.
  ///   - journal: Where acts are written before they are acknowledged; nil keeps none.
  ///   - history: Where typed lines are kept for later sessions; nil keeps none.
  ///   - tour: Where it is kept how far the tour came; nil keeps nothing.
  ///   - choices: Where it is kept what was chosen for the interface; nil keeps nothing.
  ///   - themeFile: The file of the theme in force, where that was named by its path.
  ///   - configurationFile: The file of the person's settings, which need not be there yet; nil for none.
  ///   - openedAt: When the files began to be read; nil takes them as unchanged since.
  ///   - recorders: Hear of each event as it comes, beside the journal.
  package init(
    _ opening: LoadedInput, model: Model, locations: DataLocations, stopLine: Int? = nil,
    stopFile: String? = nil, showsStop: Bool = false,
    journal: JournalFile? = nil, history: HistoryFile? = nil, tour: TourFile? = nil,
    choices: ChoicesFile? = nil, themeFile: String? = nil, configurationFile: String? = nil,
    openedAt: FileTime? = nil, recorders: [any Recorder] = []
  ) {
    following.openedAt = openedAt
    let themeFolder = themeFile.map { FilePath($0).folder }
    following.add(themeFolders: locations.themeFolders + [themeFolder].compactMap(\.self))
    following.systemFolder = locations.fixture("System")
    following.configuration = configurationFile
    kept = KeptSession(
      opening.session, journal: Journal(journal, isBehind: stopLine != nil),
      recorders: recorders + [lineFeed])
    playback = opening.playback
    playback.isInterruptible = true
    title = opening.title
    diagnostics = opening.diagnostics
    self.model = model
    self.locations = locations
    var settings = locations.programs
    settings.asksPerson = true
    programs = ExtensionPrograms(settings)
    pictures = PictureDesk(locations.programs.launcher)
    stop = PlaybackStop(line: stopLine, in: stopFile)
    self.showsStop = showsStop
    // A journal is no scenario to be gone through: it is written meanwhile.
    opened = opening.scenarioFile.flatMap { $0.path == journal?.path ? nil : opening }
    let goesOn = journal.map { opening.playedFiles[$0.path] != nil } ?? false
    source = goesOn ? nil : opening.source
    stepsBefore = opening.session.past.count
    following.played = goesOn ? [:] : opening.playedFiles
    self.history = history
    self.tour = tour
    self.choices = choices
    self.model.commandHistory = history?.lines ?? []
  }

  /// The phone with its course of events; what the person does is performed here.
  package internal(set) var session: Session {
    _read { yield kept.session }
    _modify { yield &kept.session }
  }

  /// What the screen shows of the present moment.
  ///
  /// Made anew each time; do not hold it while something is performed, or the state is copied.
  package var scene: Scene {
    Scene(
      state: session.state, facts: session.facts,
      undoTitle: undoTitle, redoTitle: session.redoTitle, sourceTitle: title,
      nextEventTime: nextEventTime, isLookingBack: session.isLookingBack,
      timeline: timeline, commandLog: kept.journal.lines,
      diagnostics: fileFindings.map { diagnostics + $0 } ?? diagnostics,
      failedChecks: session.failedChecks,
      dataFolder: session.dataFolder, stepped: stepped)
  }

  /// The frame of the present moment.
  ///
  /// Brings the timeline up to date first. `screen` is called with the frame that is returned, and
  /// before it perhaps with one that shows early what came.
  ///
  /// - Parameters:
  ///   - before: The frame before, where what came is to be seen before the rest of the screen is worked out.
  ///   - screen: What shows it before anything that it was made from is given up.
  @discardableResult
  package mutating func frame(
    over before: Frame? = nil, shownBy screen: (Frame) -> Void = { _ in }
  ) -> Frame {
    refreshOutlook()
    beginStepping()
    return model.show(in: scene, over: before, on: screen)
  }

  /// What is on the screen, as it is written into a file: under the question where to, and with what runs
  /// from right to left in the order that the file's reader wants.
  package func picture(as format: PictureFormat) -> Frame {
    var model = model
    model.appearance.bidi = format.leavesOrder ? .terminal : model.appearance.bidi.inFiles
    model.appearance.colors = nil
    return model.frame(in: scene)
  }

  /// Takes an event: what the person did, or what the terminal has to say.
  ///
  /// What follows from it, such as what a command brought about, is handled before it returns.
  /// Escape stops loading unless something covers the screen.
  ///
  /// - Returns: What the holder of the terminal has to do, in order.
  package mutating func handle(_ event: ModelEvent) -> [TerminalAct] {
    if case .tick(let time) = event, journalNews == nil,
      !model.waits(for: time, factCount: session.facts.count)
    {
      model.now = time
      return []
    }
    if isLoading, !model.isCovered, case .input(.key(let key)) = event,
      let meaning = model.keymap.meaning(of: key),
      meaning == .back || meaning == .interrupt && isTimePassing
    {
      stopLoading()
      return []
    }
    refreshOutlook()
    beginStepping()
    // The scene is gone before anything is performed: two holders of the state would copy it.
    let effects = model.update(event, in: scene)
    openEvents += 1
    let acts = effects.flatMap { perform($0) }
    openEvents -= 1
    refreshOutlook()
    return openEvents == 0 ? acts + sayJournalNews() : acts
  }
}
