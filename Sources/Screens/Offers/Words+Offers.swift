/// The words around what the phone offers; what is on its buttons is its own.
extension Words {
  static let layerIsOpen = "Something lies over the list; choose one of its buttons first."

  static func chose(_ title: String, for app: String) -> Sentence {
    "\(app): \(title). \(key: .undo) undoes it."
  }
  static func mustAnswer(_ titles: [String]) -> String {
    "This waits for an answer: " + titles.joined(separator: ", ") + "."
  }
}

extension ControlWords {
  static let manage = ControlWords(
    "manage", "Manage the app of the selected row: quietly, prominently, or not at all",
    also: "off quietly silence")
}
