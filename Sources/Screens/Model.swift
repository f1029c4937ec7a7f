import Notifications
import TerminalCore

/// The interface's own state: what is selected, scrolled, open and said. A value; the
/// phone's state is none of it.
///
/// `update` changes it, `show` draws it.
package struct Model: Sendable {
  /// The terminal's size in columns and rows; 80x24 until the terminal tells its own.
  package internal(set) var size: Size
  /// Theme, glyphs, density and motion: how everything is drawn.
  @CopyOnWrite package var appearance: Appearance
  /// Which keys do what.
  @CopyOnWrite package var keymap = Keymap.standard
  /// The interface's own time at the last event; none of the phone's.
  package var now = Duration.zero
  /// What is selected, scrolled and looked for in the phone's list.
  @CopyOnWrite var list = ListView()
  /// What has the focus on the phone beside its list.
  @CopyOnWrite package var phone = PhoneView()
  /// What the inspector shows: its tab, scroll and filter.
  @CopyOnWrite var inspector = InspectorView()
  /// The pane that takes the keys.
  var focus = Pane.phone
  /// What lies over the whole screen, the topmost last.
  var sheets: [any ModalSheet] = []
  /// What is said above the footer; gone with the next act.
  var message: Message?
  /// The keys of a sequence that were pressed so far; empty between sequences.
  var pressed = PressedKeys()
  /// What the mouse holds and clicked last, and whether it reports to the interface at all.
  @CopyOnWrite var pointer = Pointer()
  /// How the simulated clock goes.
  var pace = ClockPace()
  /// Whether the terminal's bell rings, and for which apps it is muted.
  package var bell = Bell()
  /// What the person did last, as far as its outcome is shown in another way.
  var lastAct = LastAct()
  /// The tour; nil where something else was opened.
  package internal(set) var tour: TourProgress?
  /// The recording that was begun; nil where nothing is recorded.
  package var recording: Recording?
  /// Whether acts are not written down, so that an end of the program would lose them.
  package var isUnsaved = false
  /// Lines that were typed before, oldest first.
  package var commandHistory: [String] = []
  /// What the last frame drew and where: the mouse is resolved against it.
  var painted = Painted()

  /// A bare one has no keys: what has no key has no hint.
  ///
  /// - Parameters:
  ///   - theme: A name that no theme has draws as `terminal`.
  ///   - showing: The screen to show whatever the device shows.
  package init(
    size: Size = Size(columns: 80, rows: 24), theme: String = Palette.terminal.name,
    glyphs: Glyphs = .unicode, isColored: Bool = true, reducesMotion: Bool = false,
    density: Density = .comfortable, showing: PicturedScreen = .asIs, isBare: Bool = false
  ) {
    self.size = size
    appearance = Appearance(
      theme: theme, glyphs: glyphs, isColored: isColored, reducesMotion: reducesMotion,
      density: density, showing: showing, isBare: isBare)
    // What has no key has no hint.
    if isBare { keymap = .none }
  }

  /// When the interface wants a tick, by its own time; nil while nothing moves by itself.
  ///
  /// Ask anew after each event; a tick at that time or later serves.
  package var nextWake: Duration? {
    [
      list.isSeeking || inspector.isReadingLog ? now : nil, HintBox.wake(in: self), pace.wake,
      list.folding?.nextFrame(after: now), phone.viewing.opening?.nextFrame(after: now),
      phone.viewing.motion?.wake, wires?.rateWake,
    ].compactMap(\.self).min()
  }

  /// Whether a tick changes more than `now`.
  ///
  /// Where it does not, the tick can be taken without a new frame.
  ///
  /// - Parameter count: How many facts there are; more than at the last event where
  ///   something was played since.
  package func waits(for time: Duration, factCount count: Int) -> Bool {
    pace.isRunning || count != inspector.seenFacts || nextWake.map { $0 <= time } ?? false
  }

  /// Whether something lies on the screen that takes the keys first.
  ///
  /// A message is no cover.
  package var isCovered: Bool { !sheets.isEmpty }

  /// How the screen is divided now.
  var layout: ScreenLayout {
    ScreenLayout(
      size: size, inspector: inspector.room, tourRows: tourRows,
      watchRows: phone.watch.rows, sheetRows: sheets.last?.rowsBelowPhone(sheetSize) ?? 0,
      saidRows: saidRows, isBare: isBare, isStepping: inspector.tab == .scenario)
  }

  /// What sheets have room in: the screen without the panel of the tour.
  var sheetSize: Size { Size(columns: size.columns, rows: size.rows - tourRows) }

  /// The push endpoint that runs beside the interface; nil for none.
  package var wires: Wires? {
    get { inspector.wires }
    set { inspector.wires = newValue }
  }

  /// The colors in force.
  package var palette: Palette { appearance.palette }
  /// What the interface draws its own marks with.
  package var glyphs: Glyphs { appearance.glyphs }
  /// Whether only the phone is drawn, and nothing of ours around it: no
  /// status line, hint or selection.
  var isBare: Bool { appearance.isBare }
}

/// The line above the footer.
struct Message: Hashable, Sendable {
  /// One line or more, without control characters.
  var text: String
  /// Whether it is drawn as a complaint; otherwise as a success.
  var isError = false
  /// The control that shows more of what went wrong.
  ///
  /// Named beside a complaint alone.
  var more = ControlID.log
}
