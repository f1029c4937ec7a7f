import Notifications
import Scenarios
import Testing

@Suite struct VerbTableTests {
  @Test("Every verb's example can be read", arguments: Verb.all.map(\.name))
  func examples(name: String) throws {
    let verb = try #require(Verb.named(name))
    let document = ScenarioDocument(line: verb.example)
    #expect(document.diagnostics.isEmpty, "\(verb.example): \(document.diagnostics)")
    #expect(document.lines.map(\.verb.name) == [name], "the example of \(name) shows another verb")
  }

  @Test("Names are there once, and every family has verbs")
  func names() {
    #expect(Set(Verb.all.map(\.name)).count == Verb.all.count)
    #expect(Set(Verb.all.map(\.family)) == Set(VerbFamily.allCases))
    #expect(Verb.all.allSatisfy { !$0.summary.hasSuffix(".") && !$0.summary.isEmpty })
  }

  @Test(
    "Usage is written from the table",
    arguments: [
      ("push", "push APP|- PAYLOAD [id=NAME] [collapse-id=ID]"), ("confirm", "confirm"),
      ("remove", "remove APP delivered ID|all…"),
      ("arm", "arm clear GROUP|all [in=lock-screen|center]"),
      ("clear-all", "clear-all [lock-screen|notification-center]"),
    ])
  func usage(name: String, usage: String) { #expect(Verb.named(name)?.usage == usage) }

  @Test("What a person does agrees with what undo takes back")
  func undoable() throws {
    let stage = try ScenarioHarness(chatAndMail)
    for verb in Verb.all {
      guard let line = ScenarioDocument(line: verb.example).lines.first,
        case .command(let command) = try? stage.acts(line).first
      else { continue }
      #expect(command.isActOfPerson == verb.isActOfPerson, "\(verb.name)")
    }
  }

  @Test("help --json has every verb and every form of expectation")
  func json() {
    let push = Verb.named("push").map { JSONText.compact($0.json) }
    #expect(push?.contains("\"keywords\":[\"-\"]") == true)
    #expect(ExpectationForm.all.allSatisfy { $0.json["usage"]?.string == $0.usage })
  }
}
