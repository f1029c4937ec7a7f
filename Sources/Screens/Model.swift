import Delivery
import Notifications
import TerminalCore

/// The interface's own state: what is selected, scrolled, open and said. A value; the phone's state is none of it.
package struct Model: Sendable {
  package internal(set) var size: Size
  /// The name of the theme.
  package internal(set) var theme: String
  /// What the interface draws its own marks with.
  package internal(set) var glyphs: Glyphs
  /// Whether colours are used.
  package internal(set) var isColored: Bool
  /// Whether nothing may move by itself.
  package internal(set) var reducesMotion: Bool
  /// The screen to show whatever the device shows.
  package internal(set) var showing: PicturedScreen

  /// The interface's own time at the last event; none of the phone's.
  var now = Duration.zero
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
  /// What was selected when it was cleared, oldest first: an undo selects it again.
  var cleared: [ListSpot] = []
  /// Which part of the list is seen.
  var scroll = Scroll.top
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
  /// The row that the last input clicked on, so that a second click opens it.
  var clicked: ListSpot?
  /// How many notifications were listed since the person's last act.
  var arrivals = 0
  /// Whether the last key was Ctrl-C.
  var wasInterrupted = false
  /// What was painted last, so that what was seen is what is hit.
  var targets: [Target<Spot>] = []

  package init(
    size: Size = Size(columns: 80, rows: 24), theme: String = Palette.terminal.name,
    glyphs: Glyphs = .unicode, isColored: Bool = true, reducesMotion: Bool = false,
    showing: PicturedScreen = .asIs
  ) {
    self.size = size
    self.theme = theme
    self.glyphs = glyphs
    self.isColored = isColored
    self.reducesMotion = reducesMotion
    self.showing = showing
  }

  /// When the interface wants a tick, by its own time; nil while nothing moves by itself.
  package var nextWake: Duration? { nil }

  /// The colours in force.
  package var palette: Palette {
    let palette = Palette.named(theme) ?? .terminal
    return isColored ? palette : palette.uncolored
  }
}

/// What a picture shows (`render --screen`).
package enum PicturedScreen: String, CaseIterable, Hashable, Sendable {
  case lockScreen = "lock-screen"
  case notificationCenter = "notification-center"
  case home, app
  /// What the device shows.
  case asIs = "as-is"

  /// The screen; nil for the device's.
  var screen: Device.Screen? { Device.Screen(rawValue: rawValue) }
}

/// The inspector's own state.
struct Inspector: Hashable {
  var tab = InspectorTab.why
  /// Whether it is open where there is room beside the phone.
  var isShown = true
  /// Whether it has the whole screen, as it must have where there is no room beside the phone.
  var isZoomed = false
  /// Rows scrolled away at the top, for each tab.
  var firstRows = [Int](repeating: 0, count: InspectorTab.allCases.count)
  /// The fact that is selected in the log; nil for the newest.
  var fact: Int?
  /// Whether what is explained is what the log has selected.
  var followsLog = false
}

/// What lies on top of the screen and takes the input first.
enum Layer: Hashable, Sendable {
  case help(firstRow: Int)
  case sending(SendSheet)
  case pasted(String)
}

/// The sheet of payloads to send.
struct SendSheet: Hashable, Sendable {
  /// Nil while they are looked for.
  var choices: [PayloadChoice]?
  /// The index of the selected one.
  var selected = 0
  /// The first choice that is seen.
  var firstRow = 0
}

/// The line above the footer.
struct Message: Hashable, Sendable {
  var text: String
  var isError = false
}
