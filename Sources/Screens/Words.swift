/// Every word of the interface that is ours. What the phone says is `SystemWords`; what the engine says is its own.
package enum Words {
  static let product = "Coversheet"
  static let why = "Why"
  static let payload = "Payload"
  static let log = "Log"
  static let lockScreen = "Lock Screen"
  static let notificationCenter = "Notification Center"
  static let home = "Home"
  static let app = "App"
  static let settings = "Settings"
  static let locked = "locked"
  static let unlocked = "unlocked"
  static let recognized = "owner recognized"
  static let displayOff = "display off"
  static let lookingBack = "looking back"
  static let paused = "paused"
  static let next = "next"
  static let noApps = "No Apps Installed"
  static let noAppInstalled = "No app is installed."
  static let noAppInFront = "No App in Front"
  static let nothingReceived = "Its delegate has received nothing yet."
  static let delegateReceived = "What its delegate received"
  static let openedFromList = "It opens when a notification of its is tapped."
  static let nothingSelected = "Nothing is selected."
  static let noPayload = "It came without a payload of its own."
  static let nothingHappened = "Nothing has happened yet."
  static let gone = "That notification is gone."
  static let help = "Keys"
  static let helpHint =
    "Every control can be clicked. One click selects a row, a second one opens it; a click on a"
    + " stack expands it, and one beside a sheet closes that. Drag a row back for View, Manage and"
    + " Clear. The wheel, the bars and the line between the panes work, too."
  static let themes = "Themes"
  static let themeBefore = "as it was"
  static let keeps = "keep"
  static let sendTitle = "Send a Payload"
  static let sendHint = "A payload that you paste anywhere is offered, too."
  static let looking = "Looking for payloads"
  static let noPayloads = "No payloads lie beside what was opened."
  static let deliverQuestion = "Deliver this?"
  static let emptyPaste = "What you pasted is empty."
  static let pressAgain: Sentence = "\(key: .interrupt) again leaves; so does \(key: .quit)."
  static let tryIt = "try"
  static let nothingToTry = "Nothing that you could do would show it better."
  static func tried(_ words: String) -> String { "\(words); it holds from the next one on." }
  static let selectFirst = "Select a notification first."
  static let pasteTitle = "Pasted"

  static func title(of tab: InspectorTab) -> String {
    switch tab {
    case .why: why
    case .payload: payload
    case .log: log
    case .lines: lines
    case .timeline: timeline
    case .calls: calls
    }
  }

  static func tooSmall(_ columns: Int, _ rows: Int) -> Sentence {
    "Needs \(columns)x\(rows); \(key: .quit) leaves"
  }

  static func system(_ version: Int) -> String { "iOS \(version)" }
  static func behavesAs(_ version: Int) -> String { "as \(version)" }

  static func notifications(_ count: Int) -> String {
    count == 1 ? "1 notification" : "\(count) notifications"
  }

  static func more(_ count: Int) -> String { "\(count) more" }
  static func new(_ count: Int) -> String { "\(count) new" }
  static func noKey(_ keys: String) -> Sentence {
    "\(keys) does nothing here; \(key: .help) shows what does."
  }
  static func cleared(_ title: String) -> Sentence {
    "Cleared \(title); \(key: .undo) undoes it."
  }
}
