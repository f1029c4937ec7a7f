import Delivery
import Explaining
import Files
import Notifications
import Push
import Scenarios

/// A phone to try lines on: what a session does, without a journal and undo.
struct ScenarioHarness {
  var engine: Engine
  var files: ScenarioFiles
  /// All that happened.
  private(set) var log = FactLog()
  /// Everything that was said, and every expectation that failed, in order.
  var remarks: [String] = []

  init(_ text: String = "", existing: Set<String> = []) throws {
    let zone = TimeZone(identifier: "America/Los_Angeles", firstOffset: -25_200)
    engine = Engine(
      state: State(now: Instant(milliseconds: 1_528_130_460_000), device: Device(timeZone: zone)))
    files = Self.files(existing)
    try run(text)
  }

  var state: State { engine.state }
  /// All that happened, in order.
  var facts: [Fact] { Array(log.facts) }

  /// Runs lines; stops at the first that cannot run.
  mutating func run(_ text: String) throws {
    let document = ScenarioDocument(Array(text.utf8), path: "a.scenario")
    if let mistake = document.diagnostics.first { throw mistake }
    for line in document.lines { try run(line) }
  }

  mutating func run(_ line: ScenarioLine) throws {
    if let instant = try line.instant(now: state.now, in: state.device.timeZone) {
      try perform(.advance(to: instant))
    }
    for act in try acts(line) { try perform(act) }
  }

  func acts(_ line: ScenarioLine) throws -> [Act] {
    try line.acts(in: ResolutionContext(state: state, files: files))
  }

  /// The complaint that a line ends with; `ran` where it has none.
  func complaint(_ text: String) -> String {
    var copy = self
    do {
      try copy.run(text)
      return "ran"
    } catch {
      return "\(error)"
    }
  }

  /// What is wrong with an expectation; nil where it holds.
  ///
  /// - Parameter index: Kept up to date by the test; nil makes one.
  func failure(
    _ text: String, screen: String = "", by index: DeliveryIndex? = nil
  ) throws -> ExpectationFailure? {
    let document = ScenarioDocument(Array("expect \(text)".utf8), path: "a.scenario")
    if let mistake = document.diagnostics.first { throw mistake }
    return document.lines[0].expectation?.failure(in: context(screen, index))
  }

  /// The expectation with what is so in the place of what it says; nil where
  /// nothing can be put there.
  func asItIs(_ text: String) throws -> String? {
    let document = ScenarioDocument(Array("expect \(text)".utf8), path: "a.scenario")
    if let mistake = document.diagnostics.first { throw mistake }
    let claim = document.lines[0].expectation?.claim.asItIs(in: context(""))
    return claim.flatMap { Expectation($0, in: state)?.text }
  }

  mutating func perform(_ command: Command) throws {
    log.append(try engine.handle(command))
  }

  private mutating func perform(_ act: Act) throws {
    switch act {
    case .command(let command): try perform(command)
    case .remark(let remark) where remark.severity == .error: throw remark
    case .remark(let remark): remarks.append(remark.description)
    case .expect(let expectation):
      if let failure = expectation.failure(in: context("")) {
        remarks.append(failure.diagnostic.description)
      }
    case .undo, .redo, .title, .testing, .snapshot, .include: break
    }
  }

  /// What the last push was answered; nil where it was one that is not answered.
  var lastAnswer: PushAnswer? { log.answerToLast(of: state.push.requestCount)?.answer }

  /// The rules that took part in what became of a delivery, as *why* names them.
  func rules(of number: Int) -> Set<RuleID> {
    Explanation.rules(of: number, facts: log, in: state)
  }

  /// What is told of a delivery.
  func explanation(of number: Int) -> Explanation {
    Explanation(of: number, facts: log, in: state)
  }

  private func context(_ screen: String, _ index: DeliveryIndex? = nil) -> ExpectationContext {
    ExpectationContext(
      state: state, index: index,
      rulesOf: { explanation(of: $0).rules },
      answerToLast: { log.answerToLast(of: state.push.requestCount) }, screenText: { screen })
  }

  private static func files(_ existing: Set<String>) -> ScenarioFiles {
    ScenarioFiles(
      folder: "Stories", dataFolder: "Data", exists: existing.contains,
      app: { path throws(Diagnostic) in
        var app = App(
          bundleIdentifier: BundleIdentifier("com.example." + FilePath(path).stem.lowercased()),
          displayName: FilePath(path).stem)
        app.folder = path
        return Reading(app)
      }, inlineApp: AppManifest.readInline,
      payload: { path throws(Diagnostic) in
        let source = SourceText(
          Array("{\"aps\":{\"alert\":\"\(path)\"}}".utf8)[...], at: Place(path))
        return PayloadReader.payloadForTests(source)
      },
      timeZone: { name, place throws(Diagnostic) in
        guard name != "Nowhere" else { throw Diagnostic(place, .error, "unknown time zone") }
        if name == "Europe/X" { return TimeZone(identifier: name, firstOffset: 7200) }
        return try TimeZoneFolder("/usr/share/zoneinfo").timeZone(name, at: place)
      },
      scenario: { path, _ in ScenarioDocument(line: "wake", path: path) })
  }
}

extension PayloadReader {
  static func payloadForTests(_ source: SourceText) -> Reading<Payload> {
    var reader = PayloadReader(path: source.place.path)
    return reader.read(Array(source.bytes))
  }
}

extension Text {
  var words: String? {
    guard case .literal(let words) = wording else { return nil }
    return words
  }
}

/// Two conversations of one app, and one notification of another.
let chatAndMail = """
  app {"bundleIdentifier":"com.example.chat","displayName":"Chit Chat"}
  app {"bundleIdentifier":"com.example.mail","displayName":"Mail"}
  push chat {"aps":{"alert":{"title":"Anna","body":"One"},"thread-id":"anna"}}
  push chat {"aps":{"alert":{"title":"Ben","body":"Two"},"thread-id":"ben"}}
  push chat {"aps":{"alert":{"title":"Anna","body":"Three"},"thread-id":"anna"}}
  push mail {"aps":{"alert":"Four"}} id=four
  push chat {"aps":{"alert":"Five"}} collapse-id=c

  """

/// Reads payloads for those who make commands without lines.
enum PayloadReaderBridge {
  static func payload(_ source: SourceText) -> Payload {
    PayloadReader.payloadForTests(source).value ?? Payload(content: nil, source: source)
  }
}
