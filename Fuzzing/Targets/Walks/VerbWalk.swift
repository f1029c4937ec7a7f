import Delivery
import Explaining
import Notifications
import Scenarios

/// A phone on which lines of all verbs are run one after the other; what is always
/// so is looked at after each.
package struct VerbWalk {
  private var lines: AnyLine
  private var engine: Engine
  // Which of the phones it is.
  private var phone: Int
  private let files: ScenarioFiles
  // How many lines there were since the phone was new.
  private var age = 0
  /// How many lines ran, of all that were tried.
  package private(set) var runCount = 0
  // Of which verbs a line was done as it was written.
  private var doneVerbs: Set<String> = []

  /// - Parameter seed: The same walk for the same seed.
  package init(seed: UInt64) { self.init(choices: Choices(seed: seed)) }

  init(choices: Choices) {
    var choices = choices
    phone = choices.below(Self.phones.count)
    lines = AnyLine(choices)
    files = TriedPhone.locations.files(folder: "")
    engine = Self.phones[phone]
  }

  /// The verbs of which no line was done so far, though there were some: what they do was not
  /// looked at.
  package var neverDone: [String] {
    AnyLine.verbs.map(\.name).filter { !doneVerbs.contains($0) }
  }

  // A phone keeps all that ever came, and walks are to stay quick.
  private static let longestAge = 200
  private static let phones: [Engine] = TriedPhone.beginnings.map { beginning in
    var engine = Engine(
      state: State(now: Instant(milliseconds: 1_528_130_460_000), device: Device(timeZone: .utc)))
    let files = TriedPhone.locations.files(folder: "")
    for line in beginning {
      for command in commands(line, engine.state, files).all { _ = try? engine.handle(command) }
    }
    return engine
  }

  /// Runs one line.
  ///
  /// - Returns: What is not as it always is after it; nil where all is.
  package mutating func step() -> String? {
    if age == Self.longestAge { startAnew() }
    age += 1
    let line = lines.next()
    let (commands, verbs) = Self.commands(line, engine.state, files)
    let before = runCount
    for command in commands {
      if let broken = broken(by: command) { return "\(line): \(broken)" }
    }
    if runCount - before == commands.count { doneVerbs.formUnion(verbs) }
    return nil
  }

  private mutating func startAnew() {
    phone = (phone + 1) % Self.phones.count
    (engine, age) = (Self.phones[phone], 0)
  }

  // What a line does, and the verbs of what can be made of it.
  private static func commands(
    _ text: String, _ state: State, _ files: ScenarioFiles
  ) -> (all: [Command], verbs: [String]) {
    let document = ScenarioDocument(line: text)
    var context = ResolutionContext(state: state, files: files)
    var (commands, verbs): ([Command], [String]) = ([], [])
    for line in document.lines {
      if let instant = (try? line.instant(now: state.now, in: state.device.timeZone)) ?? nil {
        commands.append(.advance(to: instant))
      }
      context.state = state
      guard let acts = try? line.acts(in: context) else { continue }
      verbs.append(line.verb.name)
      for case .command(let command) in acts { commands.append(command) }
    }
    return (commands, verbs)
  }

  private mutating func broken(by command: Command) -> String? {
    let before = engine
    let facts: [Fact]
    do throws(Refusal) {
      facts = try engine.handle(command)
    } catch {
      let words = error.description
      if words.isEmpty { return "a refusal without words" }
      return Self.json(engine) == Self.json(before) ? nil : "a refusal that changed something"
    }
    runCount += 1
    // All that is shown of a state is in its JSON, which takes longer than most commands.
    if age % 16 == 0, let broken = brokenUndo(of: facts, before) { return broken }
    return PhoneInvariants(engine).broken
  }

  private func brokenUndo(of facts: [Fact], _ before: Engine) -> String? {
    var undone = engine
    undone.revert(facts)
    if Self.json(undone) != Self.json(before) { return "taken back, it is not as before" }
    undone.apply(facts)
    return Self.json(undone) == Self.json(engine) ? nil : "done again, it is not the same"
  }

  private static func json(_ engine: Engine) -> String { JSONText.compact(engine.state.json.value) }
}
