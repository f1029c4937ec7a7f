/// The words around what the phone offers; what is on its buttons is its own.
extension Words {
  /// Why a row cannot be acted on: a sheet of the phone takes the keys first.
  static let sheetIsOpen: Sentence =
    "That is for the screen below; \(fixed: .escape) goes back to it."
  static let layerIsOpen = "Something lies over the list; choose one of its buttons first."

  /// What is said to a click on a button that went before it, with the sheet that it was on.
  static let offerGone = "That button is gone."

  /// What is said once a button of a sheet was pressed.
  ///
  /// - Parameter app: The display name of the app that it changed.
  static func chose(_ title: String, for app: String) -> Sentence {
    "\(app): \(withoutEllipsis(title)). \(key: .undo) undoes it."
  }

  // What a button promises to ask was asked by then.
  private static func withoutEllipsis(_ title: String) -> String {
    guard title.hasSuffix("…") else { return title }
    let words = title.dropLast()
    return String(words.hasSuffix(" ") ? words.dropLast() : words)
  }

  /// Why a digit did nothing, with the digits that do something.
  static func noChoice(_ number: Int, among titles: [String]) -> String {
    let choices = titles.enumerated().map { "\($0 + 1) \($1)" }
    return "There is no \(number) here, but " + choices.joined(separator: ", ") + "."
  }

  /// Why Esc does not close a prompt: it has no way out but its buttons.
  static func mustAnswer(_ titles: [String]) -> String {
    "This waits for an answer: " + titles.joined(separator: ", ") + "."
  }
}
