import Delivery
import Notifications
import Testing

@testable import Explaining

@Suite("Why names who gave what a notification asks for")
struct OriginStoryTests {
  private static func world(_ service: String = "") -> String {
    """
    device os=15
    app { "bundleIdentifier": "a.chat", "displayName": "Chat"\(service) }

    """
  }

  private static let changing = world(
    #", "service": { "name": "Enrich", "steps": [ { "set": { "badge": null, "interruptionLevel": "passive" } } ] }"#
  )

  private static let adding = world(
    #", "service": { "name": "Enrich", "steps": [ { "set": { "badge": 4 } } ] }"#)

  private static func push(_ more: String = "") -> String {
    #"push chat {"aps":{"alert":{"title":"T"},"mutable-content":1\#(more)}}"# + "\n"
  }

  private static func request(_ more: String = "") -> String {
    #"schedule chat {"identifier":"r","content":{"body":"B"\#(more)},"trigger":null}"# + "\n"
  }

  private func badge(_ text: String) throws -> PlaceJudgment {
    try #require(explanation(text).places.first { $0.spot == .badge })
  }

  private func explanation(_ text: String) throws -> Explanation {
    let harness = try ScenarioHarness(text)
    return Explanation(of: 0, facts: harness.log, in: harness.state)
  }

  @Test(
    "P16: that there is no badge is the payload's doing, the content's, or an extension's",
    arguments: [
      (world() + push(), "the payload sets none"),
      (world() + request(), "its content sets none"),
      (changing + push(#","badge":3"#), "its service extension left none"),
      // What it found so and left so is the payload's.
      (changing + push(), "the payload sets none"),
    ])
  func missing(text: String, because: String) throws {
    let judgment = try badge(text)
    #expect(!judgment.reaches)
    #expect(judgment.because == because)
  }

  @Test(
    "P16: whoever set the number on the icon is named with it",
    arguments: [
      (world() + push(#","badge":3"#), "the payload sets it"),
      (world() + request(#","badge":3"#), "its content sets it"),
      (adding + push(#","badge":3"#), "its service extension set it"),
    ])
  func set(text: String, because: String) throws {
    #expect(try badge(text).because == because)
    let facts = try ScenarioHarness(text).facts
    let badged = try #require(facts.first { $0.event.name == .badged })
    #expect(badged.reasons.map(\.words) == [because])
    let told = facts.flatMap(\.reasons).filter { $0.rule == "P16" }.map(\.words)
    #expect(Set(told) == [because], "the decision says the same")
  }

  @Test(
    "F1: what would let a passive one interrupt is a change of what made it passive",
    arguments: [
      (
        world() + push(#","interruption-level":"passive""#),
        "give the payload the interruption level active"
      ),
      (
        world() + request(#","interruptionLevel":"passive""#),
        "give the content the interruption level active"
      ),
      (changing + push(), "let the service extension of Chat leave the interruption level active"),
    ])
  func advice(text: String, deed: String) throws {
    let found = try explanation(text)
    #expect(found.advice?.deed == deed)
    let wake = found.places.first { $0.spot == .wake }
    #expect(wake?.because == "it is passive, and does not interrupt")
  }
}
