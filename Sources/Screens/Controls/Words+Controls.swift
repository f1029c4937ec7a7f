import Explaining
import Notifications

/// What a control is called, and what it does in a sentence without a full stop.
struct ControlWords {
  /// What it is called in footer, palette and help: one to three words in lower case.
  let title: String
  /// What it does, for help and palette: a sentence without a full stop.
  let summary: String
  /// Other words by which it may be looked for, with blanks between them.
  let aliases: String

  init(_ title: String, _ summary: String, also aliases: String = "") {
    self.title = title
    self.summary = summary
    self.aliases = aliases
  }

  /// The default act on the selected row.
  static let tap = ControlWords(
    ActWords.tap, "Tap the selected row: a stack expands, a notification opens",
    also: "press click open")
  /// The group only; a single notification has nothing to expand.
  static let expand = ControlWords(
    ActWords.expand, "Expand the selected stack", also: "open unfold")
  /// From the header or any member; the selection goes to the stack.
  static let collapse = ControlWords(
    "collapse", "Collapse the group, from any of its members", also: "close fold")
  /// Whichever of expand and collapse applies.
  static let toggle = ControlWords("expand or collapse", "Expand or collapse the selected group")
  /// A row with everything in it; undo brings it back.
  static let clear = ControlWords(
    "clear", "Clear the selected row; a stack is one row", also: "delete remove dismiss")
  /// From the stack, the header or any member.
  static let clearGroup = ControlWords(
    "clear group", "Clear the whole group of the selected row", also: "delete remove stack")
  /// The same as the button in the list's header.
  static let clearAll = ControlWords(
    "clear all", "Clear the whole list; its header does it too",
    also: "delete remove everything empty")
  /// For acts on the phone; the interface's own choices are no acts.
  static let undo = ControlWords("undo", "Take your last act back", also: "revert back")
  /// The last undo first.
  static let redo = ControlWords("redo", "Do again what was taken back", also: "again repeat")

  /// Past the edge of the window the list scrolls along.
  static let down = ControlWords("down", "One row down")
  /// Past the edge of the window the list scrolls along.
  static let up = ControlWords("up", "One row up; above the first is the list's header")
  /// How much a page is, the screen decides that has the keys.
  static let pageDown = ControlWords("page down", "A page down")
  /// The same upward.
  static let pageUp = ControlWords("page up", "A page up")
  /// The newest row, since lists begin with it.
  static let first = ControlWords("newest", "To the first row")
  /// The oldest row, since lists end with it.
  static let last = ControlWords("oldest", "To the last row")

  /// Performs the commands of the advice in *Why*; disabled without any.
  static let tryIt = ControlWords(
    "try", "Do what would have shown the notification better", also: "fix change")
  /// Opens *Why* for the selection, or for the last act that showed nothing.
  static let why = ControlWords(
    "why", "Explain the selected thing, or what did not happen", also: "explain reason rule because"
  )
  /// Beside the phone where there is room, else over it.
  static let inspector = ControlWords(
    "inspector", "Show or hide the inspector", also: "panel details")
  /// Focus alternates between phone and inspector.
  static let nextPane = ControlWords("next pane", "Give the keys to the other pane")
  /// Before the first one comes the last; disabled while there is no inspector.
  static let previousTab = ControlWords("previous tab", "The inspector's previous tab")
  /// Behind the last one comes the first; disabled while there is no inspector.
  static let nextTab = ControlWords("next tab", "The inspector's next tab")
  /// The phone is hidden meanwhile.
  static let zoom = ControlWords(
    "zoom", "Give the inspector the whole screen, or take it back", also: "full maximize")

  /// Opens the list of payload files near what was opened.
  static let send = ControlWords(
    "send", "Send a payload, from those beside what was opened", also: "push deliver test new")

  /// P1: turns the display off, too.
  static let lock = ControlWords(ActWords.lock, "Lock the phone: its lock screen", also: "screen")
  /// P1: over whatever screen is up.
  static let center = ControlWords(
    "center", "Pull Notification Center down", also: "centre notifications pull")
  /// Needs the unlocked phone.
  static let home = ControlWords("home", "Go to the home screen", also: "springboard")
  /// P1: the phone stays as locked as it was.
  static let wake = ControlWords(ActWords.wake, "Turn the display on", also: "on")
  /// P1: the phone stays as locked as it was.
  static let sleep = ControlWords(ActWords.sleep, "Turn the display off", also: "off")
  /// As Face ID or Touch ID does before the phone is opened: previews may show.
  static let recognize = ControlWords(
    "recognize", "Let the phone recognize its owner, still locked",
    also: "recognise authenticate face touch")
  /// P1: the lock screen goes, and what was up before it is seen.
  static let unlock = ControlWords(ActWords.unlock, "Unlock the phone", also: "open passcode")

  /// In the past the next recorded event; in the present the next that is due.
  static let nextEvent = ControlWords(
    "next event", "Let time pass until something happens", also: "step forward time")
  /// Changes nothing: the past is only shown.
  static let previousEvent = ControlWords(
    "previous event", "Look back at the event before", also: "step rewind time")
  /// What is due in that minute happens at its time.
  static let minuteOn = ControlWords("a minute on", "Let a minute pass", also: "time forward")
  /// Changes nothing: the past is only shown.
  static let minuteBack = ControlWords("a minute back", "Look back a minute", also: "time rewind")

  /// Opens the list of themes; Esc goes back to the one before.
  static let theme = ControlWords(
    "theme", "Choose a theme; each is shown while it is selected",
    also: "color colour dark light mode appearance keep")
  /// Steps through the setting's three values for one app.
  static let grouping = ControlWords(
    "grouping", "The next way to group the selected app: Automatic, By App, Off",
    also: "groups stacks threads")

  /// Steps through the profiles; what is in the list stays.
  static let system = ControlWords(
    "system", "Simulate the next version of the system; behavior differs where a rule says so",
    also: "os ios version profile")

  /// Every control by section, with its key and why it is disabled.
  static let help = ControlWords("help", "Show every key", also: "keys shortcuts manual bindings")
  /// Closes the topmost layer, search or filter, or returns to the present.
  static let back = ControlWords("back", "One level back; never leaves")
  /// At once, but for a recording that is not kept yet.
  static let quit = ControlWords("leave", "Leave", also: "exit quit close bye")
  /// Ctrl-C, which no configuration takes away.
  static let interrupt = ControlWords("leave", "Leave, when pressed twice", also: "quit exit kill")
  /// Ctrl-Z: the shell's job control.
  static let suspend = ControlWords(
    "suspend", "Stop for now; the shell's fg comes back", also: "background shell")
  /// For a screen that another program has written over.
  static let redraw = ControlWords("redraw", "Draw the screen anew", also: "refresh repaint reload")
  /// On the sheet that shows a pasted payload.
  static let deliver = ControlWords("deliver", "Deliver it")
  /// On a sheet with a question.
  static let cancel = ControlWords("cancel", "Go back without doing anything")
}

extension Words {
  /// Why a row cannot be acted on while lock, home or an app is on the screen.
  static let notTheList: Sentence =
    "The list is not on the screen; \(key: .center) pulls Notification Center down."
  /// Why there is no row to act on.
  static let emptyList: Sentence = "The list is empty; \(key: .send) sends a payload."
  /// Why expand is disabled for a single notification.
  static let notAStack = "It is a single notification; there is nothing to expand."
  /// Why expand is disabled for members of an expanded group.
  static let expandedAlready = "The group is expanded already."
  /// Why collapse is disabled for a stack or a single notification.
  static let notExpanded = "It is in no expanded group."
  /// Why undo is disabled: no act of the person is left to take back.
  static let nothingToUndo = "There is nothing to undo."
  /// Why redo is disabled: no undone act is left to do again.
  static let nothingToRedo = "There is nothing to redo."
  /// Why Enter does nothing on a pane's line.
  static let nothingToOpen: Sentence =
    "There is nothing to open here; \(key: .nextPane) goes back to the phone."
  /// Why a control of the inspector is disabled.
  static let noInspector: Sentence = "The inspector is hidden; \(key: .inspector) shows it."
  /// Why the clock cannot go to the next event: nothing is scheduled or to be played.
  static let nothingComes = "Nothing more is due."
  /// Why the selection does not move up.
  static let topReached = "This is the top."
  /// Why the selection does not move down.
  static let bottomReached = "This is the end."
  /// Why Esc does nothing: no layer, search or past moment is open.
  static let nothingToGoBack: Sentence =
    "There is nothing to go back from; \(key: .quit) leaves."
  /// Why lock is disabled.
  static let lockedAlready = "It is locked already."
  /// Why unlock is disabled.
  static let unlockedAlready = "It is unlocked already."
  /// Why home and apps are out of reach.
  static let lockedHome: Sentence = "It is locked; \(key: .unlock) unlocks it."
  /// Why wake is disabled.
  static let displayOnAlready = "The display is on already."
  /// Why sleep is disabled.
  static let displayOffAlready = "The display is off already."
  /// Why recognize is disabled.
  static let recognizedAlready = "The owner is recognized already."
  /// Why center is disabled.
  static let centerOpenAlready = "Notification Center is open already."
  /// Why home is disabled.
  static let homeAlready = "This is the home screen already."

  /// What is said after an undo.
  ///
  /// - Parameters:
  /// - title: What the act is called, with its object.
  /// - others: Acts that belonged to it and were taken back along with it; mostly none.
  /// - keepsArrivals: Whether notifications came since, which an undo does not take back.
  package static func undid(
    _ title: String, with others: [String] = [], keepsArrivals: Bool = false
  ) -> String {
    "Undid: \(title)" + wentWithIt(others) + (keepsArrivals ? "; what arrived since stays." : ".")
  }
  /// What is said after a redo.
  ///
  /// - Parameters:
  /// - title: What the act is called, with its object.
  /// - others: Acts that belong to it and were done again along with it; mostly none.
  package static func redid(_ title: String, with others: [String] = []) -> String {
    "Did again: \(title)" + wentWithIt(others) + "."
  }
  private static func wentWithIt(_ titles: [String]) -> String {
    titles.map { "; “\($0)” went with it" }.joined()
  }
  /// What is said once a theme was chosen and kept.
  static func theme(_ name: String) -> String { "Theme: \(name)" }
  /// What is said once a theme was chosen that is not kept, since a setting names another.
  ///
  /// - Parameter source: The file or variable that names the theme of every start.
  static func theme(_ name: String, until source: String) -> String {
    "Theme: \(name), until you leave; \(source) names that of every start."
  }
  /// The label of the option, with the theme in force.
  static func themeNow(_ name: String) -> String { "theme: \(name)" }
  /// The label of the option, with the version in force.
  static func systemNow(_ profile: Profile) -> String {
    "system: \(system(profile.rawValue))"
  }
  /// What is said once the version changed; with a remark where another profile stands in for it.
  static func simulates(_ profile: Profile) -> String {
    "The phone runs \(system(profile.rawValue)) now." + (profile.standingIn.map { " \($0)." } ?? "")
  }
  /// The label of the option: an app's display name with its value.
  static func groupingNow(_ app: String, _ value: String) -> String {
    "grouping (\(app)): \(value)"
  }
  /// What is said once an app's grouping changed.
  static func grouping(_ app: String, _ value: String) -> String { "Grouping of \(app): \(value)" }
  /// What is said while acts cannot be written down.
  package static func journalLost(_ reason: String, unwritten count: Int) -> String {
    let acts = count.counted("line is", "lines are")
    return "\(reason); \(acts) not written down yet"
  }
  /// What is said once they are.
  package static let journalWritten = "Everything is written down again."
  /// What the status line says while an end of the program would lose acts.
  static let unsaved = "not saved"
  /// Why text was not delivered, where the reader has no complaint of its own.
  package static let noPayloadThere = "this is no payload"
  /// Why no file can be edited: neither variable is set.
  package static let noEditor = "Set $VISUAL or $EDITOR to edit"
  /// What is said when the editor ended with anything but 0.
  package static func editorEnded(_ editor: String, with status: Int32) -> String {
    "the editor (\(editor)) ended with \(status)"
  }
  /// What is said when text went to the terminal (OSC 52), which does not say whether it took it.
  package static func sentToClipboard(_ count: Int) -> String {
    "Sent \(count) characters to the terminal’s clipboard."
  }
  /// Why a copy goes into a file: the sequence for the clipboard cannot be written.
  package static let noClipboard = "This terminal has no clipboard for programs"
  /// Why a copy goes into a file: it is longer than terminals accept.
  package static func clipboardLimit(_ bytes: Int) -> String {
    "Terminals take \(bytes) bytes at most"
  }
  /// Where a copy is that the clipboard did not take, and why.
  package static func keptInstead(_ reason: String, in path: String) -> String {
    "\(reason); it is in \(path)."
  }

  /// What is said once a payload was sent; not yet whether it was shown.
  static func delivering(_ title: String) -> String { "Sent \(title)." }
}
