import Delivery
import Notifications
import Testing

@testable import Scenarios

@Suite("A row of the table of verbs reads and writes")
struct VerbGrammarTests {
  @Test("Every verb reads what it writes, and writes it the same again", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    try play(seed) { command, harness in
      for verb in Verb.all { try check(verb, command, in: harness) }
    }
  }

  @Test("Every row of a command was tried")
  func everyRow() throws {
    var missing = Set(Verb.all.map(\.name)).subtracting(Self.actless).subtracting(["world"])
    for seed in 0..<UInt64(20) where !missing.isEmpty {
      try play(seed) { command, harness in
        let written = Verb.all.filter { $0.line(of: .command(command), in: harness.state) != nil }
        missing.subtract(written.map(\.name))
      }
    }
    #expect(missing.isEmpty, "no random command is written by them")
  }

  @Test("An example is written as a line that means the same", arguments: Verb.all.map(\.name))
  func examples(name: String) throws {
    let verb = try #require(Verb.named(name))
    let harness = try ScenarioHarness.forExample(of: verb)
    // A world is written as what it is made of, a bundle by where it was found.
    guard !["world", "app", "include"].contains(name) else { return }
    let act = try #require(try acts(of: verb.example, in: harness).last)
    let line = try #require(verb.line(of: act, in: harness.state))
    let again = try #require(try acts(of: line, in: harness).last)
    #expect(verb.line(of: again, in: harness.state) == line)
    if case .command(let command) = act, case .command(let second) = again {
      #expect(command.withoutPlaces == second.withoutPlaces)
    }
  }

  @Test("What is no command is written as it was")
  func actless() throws {
    let harness = try ScenarioHarness(chatAndMail)
    let lines = [
      "title \"A busy morning\"", "tag smoke polish", "skip \"waits for the new sound\"",
      "fails \"the Polish plural is missing\"", "undo", "redo",
      "expect not group chat/anna count 2", "expect not within 5s group chat/anna count 2",
      "snapshot morning screen=home size=100x30 format=svg",
      "snapshot morning bare=off mask=/am/i", "case polish language=pl title=\"Nowy film\"",
    ]
    for line in lines {
      #expect(try acts(of: line, in: harness).map { $0.line(in: harness.state) } == [line])
    }
  }

  @Test("A generated world is recorded as what it is made of")
  func world() throws {
    let harness = try ScenarioHarness()
    let acts = try acts(of: "world apps=2 notifications=3", in: harness)
    let verbs = acts.compactMap { $0.line(in: harness.state)?.split(separator: " ").first }
    #expect(verbs == ["app", "app", "push", "push", "push"])
  }

  @Test(
    "Each maker makes the commands that it is named by, whatever the seed",
    arguments: 1...8 as ClosedRange<UInt64>)
  func makers(seed: UInt64) throws {
    var generator = HostileCommands(seed: seed)
    var harness = try ScenarioHarness()
    for _ in 0..<20 { _ = try? harness.engine.handle(generator.next(harness.state)) }
    for maker in HostileCommands.makers where !harness.state.apps.isEmpty {
      let command = generator.next(harness.state, by: maker)
      let name = Mirror(reflecting: command).children.first?.label ?? "\(command)"
      #expect(maker.names.contains(name), "\(maker.names) made \(name)")
    }
  }

  // Those that are no commands.
  private static let actless = [
    "undo", "redo", "title", "expect", "snapshot", "include", "tag", "skip", "fails", "case",
  ]

  private func play(
    _ seed: UInt64, _ look: (Command, ScenarioHarness) throws -> Void
  ) throws {
    var generator = HostileCommands(seed: seed)
    var harness = try ScenarioHarness()
    for _ in 0..<150 {
      let command = generator.next(harness.state)
      try look(command, harness)
      _ = try? harness.engine.handle(command)
    }
  }

  private func check(_ verb: Verb, _ command: Command, in harness: ScenarioHarness) throws {
    guard let line = verb.line(of: .command(command), in: harness.state),
      command.isPossible(in: harness.state)
    else { return }
    let commands = try acts(of: line, in: harness).compactMap { act in
      if case .command(let command) = act { command } else { nil }
    }
    #expect(commands.map(\.withoutPlaces) == [command.withoutPlaces], "\(line)")
    let again = commands.map { verb.line(of: .command($0), in: harness.state) }
    #expect(again == [line])
  }

  private func acts(of text: String, in harness: ScenarioHarness) throws -> [Act] {
    let document = ScenarioDocument(line: text)
    #expect(document.diagnostics.isEmpty, "\(text)")
    return try harness.acts(try #require(document.lines.first))
  }
}

extension Verb {
  // The line of this verb that gives an act when it is read in the same state; nil where no line
  // of it does.
  fileprivate func line(of act: Act, in state: State) -> String? { try? write(act, state) }
}
