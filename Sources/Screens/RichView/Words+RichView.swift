import Explaining
import Notifications

/// The words around the rich view; what is in it is the app's own.
extension Words {
  /// Why a row cannot be acted on.
  static let viewIsOpen: Sentence = "A rich view lies over the list; \(key: .back) closes it."
  /// Why a control of the rich view is disabled.
  static let noView: Sentence =
    "No rich view is open; \(key: .view) opens that of the selected row."
  /// What managing an app is called from iOS 15 on.
  static let managingOptions = "options"
  /// Why manage is disabled: the simulated system has no management yet.
  static let noManaging = "Managing is there from iOS 12 on; simulate that with “device os=12”."
  /// Why undo writing is disabled.
  static let notWriting = "Nothing was written that could be taken back."
  /// Why no rich view opens from a header.
  static let nothingToView = "Only a notification or a stack has a rich view."
  /// On the button that closes the rich view.
  static let closeView = ActWords.closesView
  /// In the rich view's title bar while an extension's program has not answered.
  static let awaitsProgram = "its program is asked"
  /// In the rich view's title bar while a simulated extension takes its time.
  static let awaitsExtension = "waits for its extension"
  /// Where the end of a medium's time line would be.
  static let unknownLength = "length unknown"
  /// What a press does with a medium that stands still.
  static let plays = ActWords.plays
  /// What a press does with a medium that plays.
  static let pauses = ActWords.pauses
  /// The title of the tab with what extensions were told and answered.
  static let calls = "Calls"
  /// In place of the calls, where the system alone decided the notification's content.
  static let noCalls = "No extension was asked about this."
  /// In place of an extension's name, where the system draws the view.
  static let systemView = "The system’s own view"
  /// Before what the extension was given.
  static let extensionTold = "told"
  /// Before what the extension gave back.
  static let extensionAnswered = "answered"

  /// Why a digit pressed no action.
  ///
  /// - Parameters:
  ///   - number: The digit, from 1.
  ///   - count: How many actions the view has.
  static func noAction(_ number: Int, of count: Int) -> String {
    count == 0
      ? "This view has no actions."
      : "There is no action \(number); this view has \(count)."
  }
  /// How many actions do not show, below those that do.
  static func hiddenActions(_ count: Int) -> String {
    "+\(count.counted("more that does not show", "more that do not show"))"
  }
  /// What the key beside a file of the extension opens in the editor.
  static func edits(_ file: String) -> String { "edits \(file)" }
  /// Beside an action that brings its app to the front.
  static func opens(_ app: String) -> String { "opens \(app)" }
  /// What a press on the view does that brings its app to the front.
  static func open(_ app: String) -> String { "open \(app)" }
  /// What Enter does while what it would press is scrolled out of sight.
  static func shows(_ title: String) -> String { "show \(title)" }
  static func rows(_ count: Int) -> String { count.counted("row") }
  /// What stands for the picture of an app's icon.
  static func icon(of app: String) -> String { "icon of \(app)" }
  /// What stands for a picture that is not drawn: its kind and file name.
  static func thumbnail(_ kind: String, _ name: String) -> String { "[\(kind)] \(name)" }
  /// What stands for a picture that could not be decoded, and why.
  static func noPicture(_ reason: String) -> String { "No picture: \(reason)" }
  /// Above the footer while a service extension runs; seconds are rounded up.
  static func runs(_ name: String, for app: String, _ seconds: Int) -> String {
    "\(app): \(name) is running, \(seconds) s left"
  }
  /// Behind it, how many notifications wait for their extension's turn.
  static func waitsInLine(_ count: Int) -> String {
    ", \(count.counted("waits", "wait")) behind it"
  }
}
