import Delivery
import Notifications
import TerminalCore

/// The interface's own state: what is selected, scrolled, open and said. A value; the phone's state is none of it.
package struct Model: Sendable {
  package internal(set) var size: Size
  /// The name of the theme.
  package internal(set) var theme: String
  /// The themes on offer: those built in, and those that were read from files.
  package internal(set) var themes = Palette.builtIn
  /// What names the theme of every start before what is chosen here, such as `config.json`; nil for nothing.
  package var themeSource: String?
  /// Whether the theme is to be light or dark as the terminal is, once it says (`auto`).
  package internal(set) var followsTerminal = false
  /// The folder that relative paths are in, as an absolute path; nil makes no links.
  package var linkFolder: String?
  /// Which keys do what.
  package var keymap = Keymap.standard
  /// What the interface draws its own marks with.
  package internal(set) var glyphs: Glyphs
  /// Whether colors are used.
  package internal(set) var isColored: Bool
  /// Whether nothing may move by itself.
  package internal(set) var reducesMotion: Bool
  /// Who puts words that run from right to left into the order in which they are seen.
  package var bidi = Bidi.terminal
  /// The screen to show whatever the device shows.
  package internal(set) var showing: PicturedScreen

  /// Whether only the phone is drawn, and nothing of ours around it: no status line, hint or selection.
  let isBare: Bool

  /// The interface's own time at the last event; none of the phone's.
  package var now = Duration.zero
  /// The selected row; nil for an empty list.
  var selection: ListSpot?
  /// Whether the person chose it. Until then what the person lets come, by clock or by hand, is selected.
  var isChosen = false
  /// Whether the last act lets something come.
  var awaitsArrival = false
  /// Whether the last act takes something back or does it again: what comes then came before.
  var isRewinding = false
  /// Where the selection stood last, for when it is gone.
  var selectionIndex = 0
  /// What was selected, where a moment is looked at in which it is not there: it is selected again when it is.
  var missing: ListSpot?
  /// What was selected when it was cleared, oldest first: an undo selects it again.
  var cleared: [ListSpot] = []
  /// The open swipe row; nil while there is none.
  var swipe: Swipe?
  /// Which of the phone's buttons has the focus.
  var offered = OfferFocus()
  /// What is kept of the open rich view.
  var viewing = ViewFocus()
  /// Pictures of attachments that were decoded.
  package var pictures = PictureShelf()
  /// The digit that was typed last; nil where the last key was none.
  var typedDigit: Int?
  /// What the pressed mouse button holds.
  var grip: DragState?
  /// Whether the mouse reports to the interface; else the terminal has it, and selects text with it.
  var capturesMouse = true
  /// How the simulated clock goes.
  var pace = ClockPace()
  /// How much room rows take.
  package var density = Density.comfortable
  /// What came since the person's last act, by number; not all of very many.
  var arrived: [Int] = []
  /// The group that is shown expanding or collapsing; nil while nothing moves.
  var folding: Folding?
  /// Rows of the list that members of the selected group took when it was painted last.
  var memberRows = 0
  /// The row of the list, from its upper edge, in which the selected one was painted last; nil for unseen.
  var selectedRow: Int?
  /// What of the list was painted last.
  var standing = PaintedRows()
  /// Which part of the list is seen.
  var scroll = Scroll.top
  /// Whether what the list holds on to may stand elsewhere by what came, which the next frame tells.
  var mayMove = false
  /// Whether the selected row may be pushed out by what came above it, which the next frame tells.
  var mayLoseSight = false
  /// Which row of Settings is selected.
  var settings = SettingsFocus()
  /// Whether a bell rings for what is heard (`--bell`).
  package var rings = false
  /// The apps for which it does not.
  var mutedApps: Set<BundleIdentifier> = []
  /// The app that is selected on the home screen.
  var appIndex = 0
  var inspector = Inspector()
  /// The pane that takes the keys.
  var focus = Pane.phone
  /// What lies on the screen, the topmost last.
  var layers: [Layer] = []
  /// What is said above the footer; gone with the next act.
  var message: Message?
  /// The keys of a control that began but did not end: `g`, `s`, `o`.
  var pendingKeys: [Key] = []
  /// When the last of them was pressed, by the interface's time.
  var pendingSince = Duration.zero
  /// The row that the last input clicked on, so that a second click opens it.
  var clicked: ListSpot?
  /// How many notifications were listed since the person's last act.
  var arrivals = 0
  /// The search through the list; nil where nothing is looked for.
  var search: Search?
  /// What was looked for last; nil before the first time.
  var lastSought: String?
  /// What the list is narrowed to; nil where all of it is shown.
  var filter: ListFilter?
  /// What the log is narrowed to; nil where all of it is shown.
  var logFilter: LogFilter?
  /// Whether all of the log was looked at for it.
  var isLogRead = true
  /// The tour; nil where something else was opened.
  var tour: TourProgress?
  /// When a key that did something else, too, went on with it; nil where none did.
  var tourWentOn: Duration?
  /// Whether the last act asks for an explanation, wherever it is shown.
  var asksWhy = false
  /// What could not be done, oldest first.
  var refusals: [RefusalNote] = []
  /// How many facts there were at the last event.
  var seenFacts = 0
  /// The recording that was begun; nil where nobody wants one.
  package var recording: Recording?
  /// Whether acts are not written down, so that an end of the program would lose them.
  package var isUnsaved = false
  /// Lines that were typed before, oldest first.
  package var commandHistory: [String] = []
  /// Whether the last key was Ctrl-C.
  var wasInterrupted = false
  /// The layer that was painted last on top.
  var shownLayer: Layer?
  /// What was painted last, so that what was seen is what is hit.
  var targets: [Target<Spot>] = []

  package init(
    size: Size = Size(columns: 80, rows: 24), theme: String = Palette.terminal.name,
    glyphs: Glyphs = .unicode, isColored: Bool = true, reducesMotion: Bool = false,
    density: Density = .comfortable, showing: PicturedScreen = .asIs, isBare: Bool = false
  ) {
    self.size = size
    self.theme = theme
    self.glyphs = glyphs
    self.isColored = isColored
    self.reducesMotion = reducesMotion
    self.density = density
    self.showing = showing
    self.isBare = isBare
    // What has no key has no hint.
    if isBare { keymap = .none }
  }

  /// When the interface wants a tick, by its own time; nil while nothing moves by itself.
  package var nextWake: Duration? {
    [searchWake, logWake, hintWake, pace.wake, foldingWake, openingWake].compactMap(\.self).min()
  }

  /// Whether a tick changes more than `now`.
  ///
  /// - Parameter count: How many facts there are; more than at the last event where something was played since.
  package func waits(for time: Duration, factCount count: Int) -> Bool {
    pace.isRunning || count != seenFacts || nextWake.map { $0 <= time } ?? false
  }

  /// Whether something lies on the screen that takes the keys first.
  package var isCovered: Bool { !layers.isEmpty }

  /// The colors in force.
  package var palette: Palette {
    let palette = themes.first { $0.name == theme } ?? .terminal
    return isColored ? palette : palette.uncolored
  }
}

/// What a picture shows (`render --screen`).
package enum PicturedScreen: String, CaseIterable, Hashable, Sendable {
  case lockScreen = "lock-screen"
  case notificationCenter = "notification-center"
  case home, app, settings
  /// What the device shows.
  case asIs = "as-is"

  /// The screen; nil for the device's.
  var screen: Device.Screen? {
    switch self {
    case .lockScreen: .lockScreen
    case .notificationCenter: .notificationCenter
    case .home: .home
    case .app: .app
    case .settings: .settings
    case .asIs: nil
    }
  }
}

/// The inspector's own state.
struct Inspector: Hashable {
  var tab = InspectorTab.why
  /// Whether it is open where there is room beside the phone.
  var isShown = true
  /// Whether it has the whole screen, as it must have where there is no room beside the phone.
  var isZoomed = false
  /// What the timeline's cursor is on where that is not the moment that is shown.
  var moment: Moment?
  /// The first row of the timeline that is seen; nil for where its cursor is.
  var timelineFirst: Int?
  /// How wide the phone beside it is to be; nil for what fits.
  var phoneColumns: Int?
  /// Rows scrolled away at the top, for each tab.
  var firstRows = [Int](repeating: 0, count: InspectorTab.allCases.count)
  /// The fact that is selected in the log; nil for the newest.
  var fact: Int?
  /// The line that is selected among those of what was done; nil for the newest.
  var line: Int?
  /// Whether what is explained is what the log has selected.
  var followsLog = false
}

/// What lies on top of the screen and takes the input first.
enum Layer: Hashable, Sendable {
  case help(HelpList)
  case sending(SendSheet)
  case pasted(String)
  case themes(ThemeList)
  case locales(LocaleList)
  case complaints(ComplaintList)
  case workbench(Workbench)
  case commands(CommandPalette)
  case program(ProgramQuestion)
  case recording(RecordingQuestion)
  case exporting(ExportQuestion)
}

/// The line above the footer.
struct Message: Hashable, Sendable {
  var text: String
  var isError = false
  /// The control that shows more of what went wrong.
  var more = ControlID.log
}
