import Notifications

extension Words {
  /// The title of the palette.
  static let commands = "Commands"
  /// In place of the suggestions, or of the controls in help, where none fits what is typed.
  static let noCommand = "Nothing is called so."
  /// In place of the suggestions for a line of the scenario language.
  static let noCompletion = "Nothing to complete here."
  /// What Tab does with the selected suggestion.
  static let complete = "complete"
  /// What the arrow up does in an empty line.
  static let earlier = "earlier lines"
  /// What Enter does with the line.
  static let runs = "run"
  /// The name of a copying control in the palette: what it copies, with the verb.
  static func copy(_ what: String) -> String { "copy \(what)" }
  /// In help, above the controls that can act now.
  static let here = "Here"
  /// In help, above the controls that cannot act now, each with its reason.
  static let notNow = "Not here or now"
  /// What is said of a line that did what it says.
  package static func did(_ line: String) -> String { "Done: \(line)." }
  /// What is said of a line that changed nothing.
  package static let isSoAlready = "It is so already."
  /// What is said of a line that does so much that it is played step by step.
  package static func follow(actCount count: Int) -> String {
    "\(count.counted("act")) \(count == 1 ? "follows" : "follow")."
  }
  /// What is said of a line that includes a scenario.
  package static func follow(lineCount count: Int, of path: String) -> String {
    "\(count.counted("line")) of \(path) \(count == 1 ? "follows" : "follow")."
  }
}
