import Delivery
import Files
import Notifications
import Testing

@testable import Scenarios

@Suite("A row of the table of expectations reads and writes")
struct ExpectationGrammarTests {
  private let state: State

  init() throws { state = try ScenarioHarness(chatAndMail).state }

  @Test("Every expectation reads what it writes, and writes it the same again", arguments: 0..<20)
  func roundTrip(seed: UInt64) throws {
    var claims = RandomClaims(seed: seed)
    for _ in 0..<300 { try check(claims.next()) }
  }

  @Test("Every row was tried, and one alone writes a claim")
  func everyRow() {
    var claims = RandomClaims(seed: 1)
    var missing = Set(ExpectationForm.all.map(\.usage))
    for _ in 0..<2000 {
      let claim = claims.next()
      let rows = ExpectationForm.all.filter { (try? $0.write(claim, state)) != nil }
      #expect(rows.count == 1, "\(rows.map(\.usage))")
      missing.subtract(rows.map(\.usage))
    }
    #expect(missing.isEmpty)
  }

  @Test(
    "What scenarios expect is written as a line that expects the same",
    arguments: FixtureTests.paths)
  func fixtures(path: String) throws {
    for expectation in try FixtureTests.documents(path).flatMap(\.lines).compactMap(\.expectation) {
      try check(expectation.claim, expectation.form)
      let line = Act.expect(expectation).line(in: state)
      let again = ScenarioDocument(line: line ?? "").lines.first?.expectation
      #expect(again?.claim == expectation.claim && again?.isNegated == expectation.isNegated)
    }
  }

  @Test(
    "A quoted half of a name stays one in what a recording holds",
    arguments: [
      #"group "com.example.chat"/"a b" absent"#, #"notification "com.example.chat":"n1" absent"#,
      #"group "com.example.chat"/ count 2"#, #"not banner "none""#,
    ])
  func halves(text: String) throws {
    let expectation = try expectation(text)
    #expect(expectation.text == text)
    let again = try self.expectation(expectation.text)
    #expect(again.claim == expectation.claim)
  }

  private func check(_ claim: Claim, _ form: ExpectationForm? = nil) throws {
    let written = try #require(Expectation(claim, in: state), "\(claim)")
    let read = try expectation(written.text)
    #expect(read.claim == claim, "\(written.text)")
    #expect(read.form.usage == (form ?? written.form).usage)
    #expect(read.text == written.text, "\(written.text)")
    #expect(Expectation(read.claim, in: state)?.text == written.text)
  }

  private func expectation(_ text: String) throws -> Scenarios.Expectation {
    let document = ScenarioDocument(line: "expect " + text)
    #expect(document.diagnostics.isEmpty, "\(text): \(document.diagnostics)")
    return try #require(document.lines.first?.expectation, "\(text)")
  }
}
