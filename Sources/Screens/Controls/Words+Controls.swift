import Explaining
import Notifications

extension Words {
  /// Why a row cannot be acted on while lock, home or an app is on the screen.
  static let notTheList: Sentence =
    "The list is not on the screen; \(key: .center) pulls Notification Center down."
  /// Why there is no row to act on.
  static let emptyList: Sentence = "The list is empty; \(key: .send) sends a payload."
  /// Why expand is disabled for a notification that is in no part of the list.
  static let notAStack = "It is a single notification; there is nothing to expand."
  /// Why expand is disabled for what is drawn as no stack.
  static func nothingToExpand(_ why: String) -> Sentence {
    Sentence("\(why); there is nothing to expand".asSentence)
  }
  /// Why expand is disabled for members of an expanded group.
  static let expandedAlready = "The group is expanded already."
  /// Why collapse is disabled for a stack or a single notification.
  static let notExpanded = "It is in no expanded group."
  /// What is said to Alt with a key that means nothing in the line that is written: Esc, which it
  /// may have been, would throw away what stands there.
  static func noKeyInLine(_ keys: String) -> Sentence {
    "\(keys) does nothing in a line; \(fixed: .escape) leaves it."
  }
  /// What is said where a field went by itself while it was open.
  ///
  /// - Parameters:
  ///   - name: What it was about.
  ///   - isGone: Whether that went, and not the field alone.
  ///   - outcome: What did not become of what was written: sent, kept; nil where nothing was.
  static func fieldLost(_ name: String, isGone: Bool, _ outcome: String?) -> Sentence {
    let loss = outcome.map { "; what you wrote was not \($0)" } ?? ""
    return "\(name) \(isGone ? "is gone" : "was closed")\(loss). \(fixed: .escape) goes on."
  }
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
  static let nothingComes: Sentence = "Nothing more is due; \(key: .minuteOn) lets a minute pass."
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
  ///   - title: What the act is called, with its object.
  ///   - others: Acts that belonged to it and were taken back along with it; mostly none.
  ///   - keepsArrivals: Whether notifications came since, which an undo does not take back.
  package static func undid(
    _ title: String, with others: [String] = [], keepsArrivals: Bool = false
  ) -> String {
    "Undid: \(title)" + ActWords.wentWithIt(others)
      + (keepsArrivals ? "; what arrived since stays." : ".")
  }
  /// What is said after a redo.
  ///
  /// - Parameters:
  ///   - title: What the act is called, with its object.
  ///   - others: Acts that belong to it and were done again along with it; mostly none.
  package static func redid(_ title: String, with others: [String] = []) -> String {
    "Did again: \(title)" + ActWords.wentWithIt(others) + "."
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
  static func themeNow(_ name: String) -> ControlTitle { ControlTitle("theme", name) }
  /// The label of the option, with the version in force.
  static func systemNow(_ profile: Profile) -> ControlTitle {
    ControlTitle("system", system(profile.rawValue))
  }
  /// What is said once the version changed; with a remark where another profile stands in for it.
  ///
  /// - Parameter old: The version before.
  static func simulates(_ profile: Profile, insteadOf old: Profile) -> Sentence {
    leadsBack(
      from: "The phone runs \(system(profile.rawValue)) now", "device os=\(old.rawValue)",
      profile.standingIn.map { " \($0)." } ?? "")
  }
  /// What was done to the phone, and the line that leads back: no act of a person's, it is nothing
  /// that an undo would take back.
  static func leadsBack(from done: String, _ line: String, _ remark: String = "") -> Sentence {
    """
    \(done); \(key: .commands) and “\(line)” leads back, \(key: .undo) does not.\(remark)
    """
  }
  /// The label of the option: an app's display name with its value.
  static func groupingNow(_ app: String, _ value: String) -> ControlTitle {
    ControlTitle("grouping (\(app))", value)
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
    "Sent \(count.counted("character")) to the terminal’s clipboard."
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

extension Scene {
  /// Why there is no row to act on where the list is not on the screen: the system may have none.
  var whyNoList: Sentence {
    state.device.profile.has(.notificationList) ? Words.notTheList : Sentence(Words.noListYet)
  }
}

extension Control {
  /// Never fulfilled: the condition of what acts on the list alone, where
  /// no surface answers for it.
  static let onListAlone: Condition = { _, scene in .disabled(scene.whyNoList) }
}
