import Localization
import Notifications
import Testing

@Suite("The account of how words were made")
struct AccountTests {
  private func account(
    _ format: String, _ arguments: [String], number: Int? = nil, use: TextUse = .push
  ) -> [String] {
    let forms = variable("n", [("one", "%u cup"), ("other", "cups")])
    let resolved = localizer(format, forms, "en")
      .resolve(key("K", arguments), for: use, number: number)
    return resolved.account.map { reason in
      "\(reason.rule) " + (reason.details.last?.value ?? "")
    }
  }

  @Test("L17, L4, L5: localization, table and arguments, in the order in which they acted")
  func plain() {
    #expect(
      account("%@ boils", ["Tea"]) == [
        "L17 that language itself", "L4 %@ boils", "L5 “Tea”",
      ])
    #expect(account("Tea", []) == ["L17 that language itself", "L4 Tea"])
  }

  @Test(
    "L7: too few and too many arguments are told with their number",
    arguments: [
      ("%@", [], "L7 1 argument too few, so that what they fill is empty"),
      ("%@ %@ %@", ["a"], "L7 2 arguments too few, so that what they fill is empty"),
      ("x", ["a"], "L7 1 argument too many; left out: “a”"),
      ("x %@", ["a", "b", "c"], "L7 2 arguments too many; left out: “b”, “c”"),
      ("x %2$@", ["a", "b"], "L7 1 argument too many; left out: “a”"),
    ])
  func mismatch(format: String, arguments: [String], line: String) {
    #expect(account(format, arguments).last == line)
  }

  @Test("L7, Y16: what only another form takes is none too many", arguments: ["1", "2"])
  func argumentOfOtherForm(number: String) {
    let forms = variable("n", [("one", "a new message"), ("other", "%u new messages from %@")])
    let localizer = localizer("%#@n@", forms, "en")
    let resolved = localizer.resolve(key("K", [number, "Ann"]), for: .push)
    #expect(!resolved.isFlawed && !resolved.account.contains { $0.rule == "L7" })
    let more = localizer.resolve(key("K", [number, "Ann", "Ben"]), for: .push)
    #expect(more.account.last?.details.last?.value == "1 argument too many; left out: “Ben”")
  }

  @Test(
    "L26, L28: a form that was chosen is told with file and line, one that is filled with its words"
  )
  func plurals() {
    let one = account("%#@n@", [], number: 1, use: .summary)
    #expect(one.dropFirst(2).first == "L26 1" && one.dropFirst(3).first == "L28 %u cup")
    let many = account("%#@n@", [], number: 5, use: .summary)
    #expect(many.dropFirst(2).first == "L26 1" && !many.contains { $0.hasPrefix("L28") })
  }

  @Test("L16: that something was taken out is told, and nothing where nothing was")
  func cleaned() {
    let localizer = Localizer(strings: .none, languages: ["en"])
    let rules = { (text: String) in
      localizer.resolve(.literal(text), for: .local).account.map(\.rule)
    }
    #expect(rules("100%% sure %d") == ["L16"] && rules("sure") == [])
  }

  @Test("A text is flawed where more than a note is said of it")
  func flawed() {
    let note = Diagnostic(Place("x"), .note, "worth knowing")
    let warning = Diagnostic(Place("x"), .warning, "not what is meant")
    #expect(!ResolvedText(words: "x").isFlawed)
    #expect(!ResolvedText(words: "x", diagnostics: [note]).isFlawed)
    #expect(ResolvedText(words: "x", diagnostics: [note, warning]).isFlawed)
  }
}
