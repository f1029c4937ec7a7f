import Notifications

extension CommandSpec {
  /// `coversheet manual`: prints a manual page in roff, made from the tables
  /// that the program runs on.
  static let manual = CommandSpec(
    name: "manual", synopsis: "[language|rules]", summary: "print the manual as a page for man",
    examples: [
      ("coversheet manual | man -l -", "read it"),
      ("coversheet manual language | man -l -", "the language of scenarios, a page of section 5"),
      ("coversheet manual rules | man -l -", "every rule, a page of section 7"),
      ("coversheet manual > coversheet.1", "keep it"),
    ],
    common: []
  ) { (invocation, _: NoOptions) in
    try invocation.expectAtMost(1)
    Console.print(try invocation.manualPage())
    return .done
  }
}

extension Invocation {
  fileprivate func manualPage() throws(UsageError) -> String {
    switch arguments.operands.first {
    case nil: return ManualPage.text
    case "language": return LanguagePage.language
    case "rules": return LanguagePage.rules
    case let name?:
      let known = suggestion(for: name, among: ["language", "rules"])
      throw UsageError("there is no manual page “\(name)”\(known)")
    }
  }
}
