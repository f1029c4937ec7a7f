import Notifications
import Testing

@testable import Scenarios

@Suite("Expectations that give the clock a time")
struct ExpectedMomentTests {
  private func read(_ text: String) -> (Scenarios.Expectation?, [String]) {
    let document = ScenarioDocument(line: "expect " + text)
    return (document.lines.first?.expectation, document.diagnostics.map(\.message))
  }

  @Test("not, within and DURATION stand before what is expected")
  func reads() throws {
    let within = try #require(read("within 5s banner none").0)
    #expect(within.moment == .within(.seconds(5)) && !within.isNegated)
    #expect(within.momentText == "banner none")
    let never = try #require(read("not within 1h30m groups 2").0)
    #expect(never.moment == .throughout(.minutes(90)) && never.isNegated)
    #expect(never.momentText == "not groups 2" && never.text == "not within 1h30m groups 2")
    let gone = try #require(read("within 5s not banner x").0)
    #expect(gone.moment == .within(.seconds(5)) && gone.isNegated)
    let always = try #require(read("not within 5s not banner x").0)
    #expect(always.moment == .throughout(.seconds(5)) && !always.isNegated)
    #expect(read("not groups 2").0?.moment == .now)
  }

  @Test(
    "What is missing or wrong there is told",
    arguments: [
      ("within", "expect within lacks how long"), ("within soon groups 1", "soon"),
      ("within 5s", "expect lacks what to expect"),
      ("within 5s grups 1", "there is no expectation \"grups\""),
    ])
  func mistakes(text: String, message: String) {
    #expect(read(text).1.contains { $0.contains(message) }, "\(read(text).1)")
  }

  @Test("Every match of an expression, one behind the other")
  func matches() throws {
    let pattern = try #require(
      ScenarioDocument(line: "snapshot x mask=/\\d+|b*/").lines.first.flatMap {
        $0.option("mask").flatMap { try? TextPattern($0) }
      })
    #expect(pattern.matches(in: Array("a12 bb 3")) == [1..<3, 4..<6, 7..<8])
    #expect(pattern.matches(in: []).isEmpty)
  }
}
