import Files
import Interaction
import NcursesTerminal
import Notifications
import Screens
import Sessions

/// The person's place at the terminal: opens what was asked for, then runs the loop.
struct OpenedSession {
  /// How the program was called.
  let invocation: Invocation
  /// What was asked of `open`.
  let options: OpenOptions
  /// Where journals are kept; nil keeps none.
  let journals: JournalFolder?
  /// What the configuration says.
  let found: FoundConfiguration
  private let feeds: [LiveFeed]
  // What programs follow that talk to the phone.
  private let feed = FactFeed()
  /// What there is to read from the beginning.
  let paths: [String]
  /// When the files began to be read.
  let openedAt = FileTime.now

  init(_ invocation: Invocation, _ options: OpenOptions) throws {
    (self.invocation, self.options) = (invocation, options)
    var (feeds, paths): ([LiveFeed], [String]) = ([], [])
    let locations = try invocation.locations()
    for word in invocation.arguments.operands {
      if let feed = try LiveFeed(word) {
        feeds.append(feed)
      } else {
        paths.append(locations.located(word))
      }
    }
    (self.feeds, self.paths) = (feeds, paths)
    found = try invocation.startingConfiguration()
    invocation.say(found.diagnostics)
    journals = invocation.environment.stateFolder.map(JournalFolder.init)
  }

  /// Runs the interactive session until the person leaves it.
  ///
  /// - Throws: Where there is no terminal, or an input cannot be read.
  func work() throws -> ExitStatus {
    let terminal = Terminal(options: invocation.terminalOptions(found.configuration))
    let (ended, stop) = try (endedSession, StopOption(options.line, invocation))
    let (recording, folders) = try (recording, dropFolders(opening: paths))
    // Nothing is played for an address that is not to be had.
    let served = try served
    var interaction = if let ended { try resumed(from: ended) } else { try opened(stop) }
    served?.clearReadyFile()
    // What was said before the first frame is behind it.
    interaction.tellMistakes(inSettings: found.diagnostics)
    if let recording { interaction.model.recording = recording }
    interaction.incoming.folders = folders
    if options.serves {
      interaction.talks = ProgramTalks(try invocation.locations(), feed: feed)
    }
    var loop = TerminalLoop(
      terminal: terminal, interaction: interaction,
      configuring: LiveConfiguration(invocation, found.configuration),
      workplace: try Workplace(invocation), feeds: feeds, served: served, sessions: otherSessions,
      isLinear: invocation.isLinear(found.configuration))
    return try loop.run()
  }

  /// What hears of each event, beside the journal.
  var recorders: [any Recorder] { options.serves ? [feed] : [] }

  private var served: ServedEndpoint? {
    get throws {
      if options.serves { return try ServedEndpoint(options.endpoint, invocation) }
      guard let stray = EndpointOptions.all.first(where: invocation.arguments.has) else {
        return nil
      }
      throw UsageError("--\(stray.name) is for --serve; add that, or leave it out")
    }
  }

  /// The folders whose new payload files are delivered.
  ///
  /// Those that were opened show what is put into them, besides the one that was named for it.
  func dropFolders(opening paths: [String]) throws -> [DropFolder] {
    let opened = paths.filter(Folder.isFolder)
    let payloads = opened.map { FilePath($0).appending("Payloads") }.filter(Folder.isFolder)
    return try (opened + payloads).map(DropFolder.init(opened:)) + namedDropFolders
  }

  /// The folder that `--watch` names; none where it is not given.
  var namedDropFolders: [DropFolder] {
    get throws { try [options.dropFolder].compactMap(\.self).map { try DropFolder($0) } }
  }

  // Said before anything is done that could not be kept then.
  private var recording: Recording? {
    get throws {
      guard let path = options.recording else { return nil }
      guard FilePath(path).kind == "scenario" else {
        throw UsageError("--record=\(path) is no scenario; name one, such as flow.scenario")
      }
      guard !Folder.exists(path) else {
        throw UsageError("\(path) is there already; name another file, or remove it")
      }
      return Recording(path: path)
    }
  }

  private func opened(_ stop: StopOption?) throws -> Interaction {
    let isTour = invocation.arguments.operands.isEmpty
    return try begun(with: isTour ? [try tour()] : paths, isTour: isTour, stop: stop)
  }

  /// A session that begins with what is at some paths.
  func begun(
    with paths: [String], isTour: Bool = false, stop: StopOption? = nil
  ) throws -> Interaction {
    let opening = try invocation.silentOpening(paths)
    let stop = try stop?.found(in: opening)
    invocation.say(opening.diagnostics)
    let (model, locations) = try (model(touring: isTour), invocation.locations())
    // The journal of what never began would be the next that --resume goes on with.
    try Terminal.require()
    let (journal, trouble) = beginJournal(JournalHeader(paths, invocation))
    var interaction = Interaction(
      opening, model: model, locations: locations, stop: stop?.stop ?? .atEnd,
      showsStop: stop != nil, journal: journal, keepsakes: keepsakes,
      themeFile: invocation.themeFile(found.configuration), configurationFile: found.place,
      openedAt: openedAt,
      recorders: recorders)
    if let trouble { interaction.warn(trouble) }
    return interaction
  }

  /// What the screen begins with.
  func model(touring isTour: Bool) throws -> Model {
    var model = try invocation.model(found.configuration)
    model.bell.rings = options.rings
    if isTour { model.beginTour(tourFile?.progress) }
    return model
  }

  /// What later sessions are to know.
  var keepsakes: Keepsakes {
    Keepsakes(history: history, tour: tourFile, choices: invocation.choicesFile)
  }

  /// Where it is kept how far the tour came.
  var tourFile: TourFile? {
    invocation.environment.stateFolder.map { TourFile($0 + "/tour") }
  }

  /// Where typed lines are kept.
  var history: HistoryFile? {
    invocation.environment.stateFolder.map { HistoryFile($0 + "/history") }
  }

  /// The path of the tour.
  func tour() throws(UsageError) -> String {
    guard let path = try invocation.locations().fixture("Scenarios/tour.scenario"),
      Folder.exists(path)
    else {
      throw UsageError("the tour is not here: no data folder was found; name one with --data=DIR")
    }
    return path
  }

  // A journal that cannot be begun is said, also on the screen, and the session goes on without.
  private func beginJournal(_ header: JournalHeader) -> (JournalFile?, trouble: Diagnostic?) {
    do throws(Diagnostic) {
      return (try journals?.begin(header), nil)
    } catch {
      let trouble = Diagnostic(error.place, .warning, error.message)
      // Also with --quiet: what is done is lost with the session.
      Console.complain(trouble)
      return (nil, trouble)
    }
  }
}
