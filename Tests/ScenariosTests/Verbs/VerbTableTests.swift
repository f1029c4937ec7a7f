import Delivery
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
      (
        "push",
        "push APP|- PAYLOAD [id=NAME] [collapse-id=ID] [expiration=WHEN] [priority=N] "
          + "[push-type=TYPE] [topic=TOPIC] [to=watch] "
          + "[via=file|http|binary0|binary1|binary2] [identifier=N]"
      ), ("confirm", "confirm"),
      ("remove", "remove APP pending|delivered ID|all…"),
      ("arm", "arm clear GROUP|all [in=lock-screen|center]"),
      ("clear-all", "clear-all [lock-screen|notification-center]"),
    ])
  func usage(name: String, usage: String) { #expect(Verb.named(name)?.usage == usage) }

  @Test("What a person does agrees with what undo takes back")
  func undoable() throws {
    for verb in Verb.all {
      let commands = try commands(of: verb)
      let isNone = Self.actless.contains(verb.name)
      #expect(commands.isEmpty == isNone, "\(verb.name): \(commands)")
      // What follows from it, such as installing an app for a push, is no act of the person.
      let isAct = commands.contains(where: \.isActOfPerson)
      #expect(isNone || isAct == verb.isActOfPerson, "\(verb.name)")
    }
  }

  // Those that are no commands: checks, what is taken back, what only says something of the file.
  private static let actless = [
    "undo", "redo", "title", "expect", "snapshot", "include", "tag", "skip", "fails", "case",
  ]

  private func commands(of verb: Verb) throws -> [Command] {
    let harness = try ScenarioHarness.forExample(of: verb)
    let line = try #require(ScenarioDocument(line: verb.example).lines.first)
    return try harness.acts(line).compactMap { act in
      if case .command(let command) = act { command } else { nil }
    }
  }

  @Test("help --json has every verb and every form of expectation")
  func json() {
    let push = Verb.named("push").map { JSONText.compact($0.json) }
    #expect(push?.contains("\"keywords\":[\"-\"]") == true)
    #expect(ExpectationForm.all.allSatisfy { $0.json["usage"]?.string == $0.usage })
  }
}
