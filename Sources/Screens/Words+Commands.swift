extension Words {
  static let commands = "Commands"
  static let noCommand = "Nothing is called so; Enter runs the line as it is."
  static let noCompletion = "Nothing to complete here; Enter runs the line."
  static let complete = "complete"
  static let earlier = "earlier lines"
  static let runs = "run"
  static func copy(_ what: String) -> String { "copy \(what)" }
  static let here = "Here"
  static let typeToNarrow = "type to find"
}

extension ControlWords {
  static let commands = ControlWords(
    "commands", "Find any command, or type a scenario line; completes as you type")
}
