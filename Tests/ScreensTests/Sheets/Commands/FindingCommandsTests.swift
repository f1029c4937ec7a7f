import Scenarios
import TerminalCore
import Testing

@testable import Screens

@Suite("Finding what can be done")
struct FindingCommandsTests {
  private func offers(_ text: String) -> [CommandSuggestion] {
    var harness = ScreenHarness.morning()
    harness.type(":")
    harness.send(.input(.paste(text)))
    return harness.model.commands?.suggestions ?? []
  }

  @Test("Every verb is in the command line, by its name", arguments: Verb.all.map(\.name))
  func verbs(name: String) throws {
    let first = try #require(offers(name).first, "nothing is called \(name)")
    switch first.act {
    case .control(let id): #expect(Control.with(id)?.isCalled(name) == true, "\(name): \(id)")
    case .line(let line): #expect(line == name)
    case .insert(let text, _): #expect(text == name + " ")
    case .option, .nothing: Issue.record("\(name) is taken for a value")
    }
  }

  @Test(
    "What is called as is typed comes first, with a blank as well, or begun",
    arguments: Verb.all.map(\.name).filter { $0.contains("-") })
  func exact(name: String) throws {
    for typed in [name.replacing("-", with: " "), name.uppercased()] {
      let offers = offers(typed)
      let isLine = typed.contains(" ") && ScenarioDocument.beginsLine(typed.prefixWord)
      let first = offers.first { !isLine || OtherWords.same($0.text, name) }
      #expect(OtherWords.same(first?.text ?? "", name), "\(typed): \(offers.map(\.text))")
    }
    let begun = String(name.prefix { $0 != "-" })
    let first = try #require(offers(begun).first)
    #expect(OtherWords.begins(first.text, with: begun), "\(begun): \(first.text)")
  }

  @Test("The whole name that a control is shown by leads to it, and not to what copies that")
  func shownNames() {
    let harness = ScreenHarness.morning()
    for control in Control.all where control.id != .commands {
      let palette = CommandSheet(field: TextField(control.shownName))
      let first = CommandSuggestions(harness.model, harness.scene, palette).all.first
      guard case .control(let id)? = first?.act, let found = Control.with(id) else {
        Issue.record("\(control.shownName): \(first?.text ?? "nothing")")
        continue
      }
      #expect(found.shownName == control.shownName, "\(control.shownName): \(id)")
    }
  }

  @Test("X7: what needs an app waits for its name where no sheet is open, and runs where one is")
  func namesApp() {
    var harness = ScreenHarness.morning()
    harness.type(":turn off")
    harness.press(.enter)
    #expect(harness.model.commands?.field.text == "turn-off ", "\(harness.text)")
    harness = ScreenHarness.morning()
    harness.type("m:turn off")
    harness.press(.enter)
    #expect(harness.effects.contains(.performLine("turn-off")), "\(harness.text)")
  }

  @Test(
    "Other words lead to what somebody means, in the command line and in help",
    arguments: [
      ("centre", .center), ("center", .center), ("recognise", .authenticate),
      ("authenticate", .authenticate), ("clear-all", .clearAll), ("clear all", .clearAll),
      ("turn off", .manage), ("svg", .export), ("screenshot", .export),
      ("export", .export), ("reload", .redraw), ("language", .locale),
      ("dark mode", .theme), ("colour", .theme), ("do not disturb", .doNotDisturb),
    ] as [(String, ControlID)])
  func aliases(typed: String, id: ControlID) {
    #expect(offers(typed).prefix(3).contains { $0.act == .control(id) }, "\(offers(typed))")
    let harness = ScreenHarness.morning()
    let help = HelpEntries(HelpSheet(field: TextField(typed)), harness.model, harness.scene)
    #expect(help.controls.prefix(3).contains { $0.id == id }, "\(help.controls.map(\.id))")
  }

  @Test("Verbs are found by other words, too: reload is what app does again")
  func verbsByOtherWords() {
    for (typed, verb) in [("reload", "app"), ("generate", "world"), ("assert", "expect")] {
      let texts = offers(typed).prefix(4).map(\.text)
      #expect(texts.contains(verb), "\(typed): \(texts)")
    }
  }

  @Test("A phrase is looked for; what begins with a verb or a time is a line")
  func phrases() {
    var harness = ScreenHarness.morning()
    harness.type(":dark mode")
    #expect(harness.model.commands?.choice?.act == .option(.theme("dark")))
    for line in ["clear x", "+5m lock", "09:50 lock"] {
      harness = ScreenHarness.morning()
      harness.type(":" + line)
      #expect(harness.model.commands?.selected == nil, "\(line) is taken for a phrase")
    }
    harness = ScreenHarness.morning()
    harness.type(":claer first")
    #expect(harness.model.commands?.selected == nil, "a verb that is misspelled is told so")
  }
}

extension String {
  fileprivate var prefixWord: String { String(prefix { $0 != " " }) }
}
