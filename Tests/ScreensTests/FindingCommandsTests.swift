import Scenarios
import TerminalCore
import Testing

@testable import Screens

@Suite("Finding what can be done")
struct FindingCommandsTests {
  private func offers(_ text: String) -> [CommandSuggestion] {
    var stage = ScreenHarness.morning()
    stage.type(":")
    stage.send(.input(.paste(text)))
    return stage.model.commands?.suggestions ?? []
  }

  @Test("Every verb is in the command line, by its name", arguments: Verb.all.map(\.name))
  func verbs(name: String) throws {
    let first = try #require(offers(name).first, "nothing is called \(name)")
    switch first.act {
    case .control(let id): #expect(Control.with(id)?.isCalled(name) == true, "\(name): \(id)")
    case .line(let line): #expect(line == name)
    case .insert(let text, _): #expect(text == name + " ")
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

  @Test("X7: what needs an app waits for its name where no sheet is open, and runs where one is")
  func namesApp() {
    var stage = ScreenHarness.morning()
    stage.type(":turn off")
    stage.press(.enter)
    #expect(stage.model.commands?.field.text == "turn-off ", "\(stage.text)")
    stage = ScreenHarness.morning()
    stage.type("m:turn off")
    stage.press(.enter)
    #expect(stage.effects.contains(.performLine("turn-off")), "\(stage.text)")
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
    let stage = ScreenHarness.morning()
    let help = HelpEntries(HelpList(field: TextField(typed)), stage.model, stage.scene)
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
    var stage = ScreenHarness.morning()
    stage.type(":dark mode")
    #expect(stage.model.commands?.choice?.act == .control(.theme))
    for line in ["clear x", "+5m lock", "09:50 lock"] {
      stage = ScreenHarness.morning()
      stage.type(":" + line)
      #expect(stage.model.commands?.selected == nil, "\(line) is taken for a phrase")
    }
    stage = ScreenHarness.morning()
    stage.type(":claer first")
    #expect(stage.model.commands?.selected == nil, "a verb that is misspelled is told so")
  }
}

extension String {
  fileprivate var prefixWord: String { String(prefix { $0 != " " }) }
}
