extension Words {
  static let commands = "Commands"
  static let noCommand: Sentence = "Nothing is called so; \(fixed: .enter) runs the line as it is."
  static let noControl: Sentence = "Nothing is called so; \(fixed: .escape) goes back."
  static let noCompletion: Sentence = "Nothing to complete here; \(fixed: .enter) runs the line."
  static let complete = "complete"
  static let earlier = "earlier lines"
  static let runs = "run"
  static func copy(_ what: String) -> String { "copy \(what)" }
  static let here = "Here"
  static let notNow = "Not here or now"
  static let typeToNarrow = "type to find"
}

extension ControlWords {
  static let commands = ControlWords(
    "commands", "Find any command, or type a scenario line; completes as you type", also: "palette")
}
