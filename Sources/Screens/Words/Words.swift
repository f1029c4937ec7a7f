import Delivery
import Explaining

/// Every word of the interface that is ours. What the phone says is `SystemWords`; what
/// the engine says is its own.
package enum Words {
  /// In the terminal's title, behind what was opened.
  static let product = "Coversheet"
  /// The title of the tab that explains decisions.
  static let why = "Why"
  /// The title of the tab that shows the bytes as they came.
  static let payload = "Payload"
  /// The title of the tab that lists all facts.
  static let log = "Log"
  /// In the status line: the list is that of the locked phone.
  static let lockScreen = "Lock Screen"
  /// The pulled-down list, in the status line and beside the key that leads there.
  static let notificationCenter = "Notification Center"
  /// The home screen, in the status line and in the titles of acts.
  static let home = ActWords.home
  /// The number at the icon of an app, where that is read.
  static func badge(_ number: String) -> String { "badge \(number)" }
  /// The app in front, where it has no name.
  static let app = "App"
  /// The phone's Settings.
  static let settings = "Settings"
  /// In the status line while the phone is locked.
  static let locked = "locked"
  /// In the status line while it is not.
  static let unlocked = "unlocked"
  /// In the status line while it is locked and knows its owner: previews may show.
  static let recognized = "owner recognized"
  /// In the status line while the display is off.
  static let displayOff = "display off"
  /// In the status line while the phone is off.
  static let powerOff = "turned off"
  /// In the status line while pushes cannot come.
  static let offline = "offline"
  /// In the status line while a moment of the past is shown.
  static let lookingBack = "looking back"
  /// In the status line while simulated time stands.
  static let paused = "paused"
  /// Before the time of the next event.
  static let next = "next"
  /// In place of the icons.
  static let noApps = "No Apps Installed"
  /// Why controls of Home, Settings and the workbench are disabled.
  static let noAppInstalled = "No app is installed."
  /// In place of an app's pane.
  static let noAppInFront = "No App in Front"
  /// In place of the delegate's calls.
  static let nothingReceived = "Its delegate has received nothing yet."
  /// Above the delegate's calls.
  static let delegateReceived = "What its delegate received"
  /// Below `noAppInFront`: how an app comes to the front.
  static let openedFromList = "It opens when a notification of its is tapped."
  /// In place of a tab's contents.
  static let nothingSelected = "Nothing is selected."
  /// The same where a header of the list is selected.
  static let headerSelected = "A header is selected; select a row below it."
  /// In place of a payload where what is selected is no notification.
  static let noPayloadSelected = "Only notifications and pushes have a payload."
  /// Behind what Show Previews means for the whole phone.
  static let ownPreviewsCount = "Where an app has a choice of its own, that counts."
  /// Why no code for a category can be copied.
  static let noRegisteredCategory = "It has no category that its app registered."
  /// In place of the bytes, for notifications made on the phone.
  static let noPayload = "It came without a payload of its own."
  /// In place of the log's lines.
  static let nothingHappened = "Nothing has happened yet."
  /// What is said to a click on a row that went before it, where what went has no name of its own.
  static let rowGone = "That row is gone."
  /// The title of help.
  static let help = "Keys"
  /// At the end of help: what the mouse does.
  static let helpHint =
    "Every control can be clicked. One click selects a row, a second one opens it; a click on a"
    + " stack expands it, and one beside a sheet closes that. Drag a row back for View, Manage and"
    + " Clear. The wheel, the bars and the line between the panes work, too."
  /// Behind what a key does where it is read: the other keys that do it.
  static func also(_ keys: ArraySlice<String>) -> String {
    "also \(keys.joined(separator: or))"
  }
  /// The title of the list of themes.
  static let themes = "Themes"
  /// Beside the theme that Esc goes back to.
  static let themeBefore = "as it was"
  /// What Enter does with the selected theme or locale.
  static let keeps = "keep"
  /// The title of the list of payloads.
  static let sendTitle = "Send a Payload"
  /// What the key does that opens that list, where the phone's list is empty.
  static let sendsPayload = "send a payload"
  /// In place of the payloads while folders are read.
  static let looking = "Looking for payloads"
  /// In place of the payloads, where the folders hold none.
  static let noPayloads = "No payloads lie beside what was opened."
  /// The title of the sheet that shows a pasted payload.
  static let deliverQuestion = "Deliver this?"
  /// Whom what was pasted is for, below that question.
  static func goes(to app: String) -> String { "to \(app)" }
  /// Why a paste did nothing.
  static let emptyPaste = "What you pasted is empty."
  /// Why no payload was made of a paste.
  static let noPayloadPasted =
    "What you pasted is no payload: a payload is JSON, and begins with {."
  /// What is said after the first Ctrl-C: only a second one leaves.
  static let pressAgain: Sentence = "\(key: .interrupt) again leaves."
  /// The same where the key that leaves does so, too.
  static let pressAgainOrQuit: Sentence = "\(key: .interrupt) again leaves; so does \(key: .quit)."
  /// What the key does that performs an advice of *Why*.
  static let tryIt = "try"
  /// Why try is disabled.
  static let nothingToTry = "Nothing that you could do would show it better."
  /// The same while a question is open, which some advice would answer.
  static let answerFirst = "Answer the question that is open first."
  /// What is said once an advice was performed: what it did is seen, or waits for the next one.
  ///
  /// Undo takes back one of its commands at a time, and only what a person does at the phone.
  static func tried(_ advice: Advice) -> Sentence {
    let done =
      switch advice.effect {
      case .now: "\(advice.words). Done"
      case .fromNextOn: "\(advice.words). Done, from the next one on"
      }
    guard advice.commands.allSatisfy(\.isActOfPerson) else { return "\(done)." }
    let times = advice.commands.count > 1 ? ", \(advice.commands.count) times," : ""
    return "\(done); \(key: .undo)\(times) takes it back."
  }
  /// Why a row's control is disabled on a header.
  static let selectFirst = "Select a notification first."
  /// The same where there is none to be selected.
  static let nothingShows: Sentence =
    "Nothing shows; \(key: .log) says what came, \(key: .tap) there explains it."
  /// What a pasted payload is called where a file has its name.
  static let pasteTitle = "Pasted"

  /// The title of a tab, as its strip shows it.
  static func title(of tab: InspectorTab) -> String {
    switch tab {
    case .why: why
    case .payload: payload
    case .log: log
    case .timeline: timeline
    case .calls: calls
    case .scenario: scenario
    case .connections: connections
    }
  }

  /// Instead of the interface, where the terminal is smaller than the least size.
  ///
  /// - Parameter unkept: What is lost by leaving, and has to be asked about; nil for nothing.
  static func tooSmall(_ columns: Int, _ rows: Int, unkept: String?) -> Sentence {
    guard let unkept else { return "Needs \(columns)x\(rows); \(key: .quit) leaves" }
    return "Needs \(columns)x\(rows); \(unkept): \(key: .interrupt) twice leaves without it"
  }

  /// The name of a version of the system.
  static func system(_ version: Int) -> String { "iOS \(version)" }
  /// Behind a version that has no profile of its own: the one that stands in for it.
  static func behavesAs(_ version: Int) -> String { "as \(version)" }

  /// How many rows are not shown.
  static func more(_ count: Int) -> String { "\(count) more" }
  /// How many came out of sight.
  static func new(_ count: Int) -> String { "\(count) new" }
  /// What is said to keys without a meaning where they were pressed.
  ///
  /// - Parameter isWritten: Whether letters are written there.
  static func noKey(_ keys: String, isWritten: Bool = false) -> Sentence {
    "\(keys) does nothing here; \(key: .help, isWritten: isWritten) shows what does."
  }
  /// What is said once something was cleared.
  ///
  /// - Parameter title: The notification's or group's name, or that of the whole list.
  static func cleared(_ title: String) -> Sentence {
    "Cleared \(title); \(key: .undo) undoes it."
  }
}
