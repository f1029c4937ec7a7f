/// The words around the rich view; what is in it is the app's own.
extension Words {
  static let viewIsOpen: Sentence = "A rich view lies over the list; \(key: .back) closes it."
  static let noView: Sentence =
    "No rich view is open; \(key: .view) opens that of the selected row."
  static let noManaging = "Managing is there from iOS 12 on; simulate that with “device os=12”."
  static let notWriting = "Nothing was written that could be taken back."
  static let nothingToView = "Only a notification or a stack has a rich view."
  static let closeView = "close"
  static let awaitsProgram = "its program is asked"
  static let awaitsExtension = "waits for its extension"
  /// Where the end of a medium's time line would be.
  static let unknownLength = "length unknown"
  static let plays = "play"
  static let pauses = "pause"
  static let calls = "Calls"
  static let noCalls = "No extension was asked about this."
  static let systemView = "The system’s own view"
  static let extensionTold = "told"
  static let extensionAnswered = "answered"

  static func noAction(_ number: Int, of count: Int) -> String {
    count == 0
      ? "This view has no actions."
      : "There is no action \(number); this view has \(count)."
  }
  static func hiddenActions(_ count: Int) -> String {
    count == 1 ? "+1 more that does not show" : "+\(count) more that do not show"
  }
  static func edits(_ file: String) -> String { "edits \(file)" }
  static func opens(_ app: String) -> String { "opens \(app)" }
  static func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }
  static func thumbnail(_ kind: String, _ name: String = "") -> String { "[\(kind)] \(name)" }
  static func noPicture(_ reason: String) -> String { "No picture: \(reason)" }
  static func runs(_ name: String, for app: String, _ seconds: Int) -> String {
    "\(app): \(name) is running, \(seconds) s left"
  }
  static func waitsInLine(_ count: Int) -> String {
    count == 1 ? ", 1 waits behind it" : ", \(count) wait behind it"
  }
}

extension ControlWords {
  static let view = ControlWords(
    "view", "Open the rich view of the selected row", also: "rich picture actions details")
  static let act = ControlWords("action", "Press that action of the open rich view")
  static let undoWriting = ControlWords(
    "undo writing", "Take back what you wrote last, in whatever is written into",
    also: "unwrite text")
}
