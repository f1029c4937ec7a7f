import Delivery
import Notifications
import Scenarios
import TestSupport
import Testing

@testable import Sessions

@Suite("Expectations in a session that goes back and forth")
struct ExpectationIndexTests {
  private static let lines = [
    "delivered n1", "not delivered n3", "delivered c count=2", "sound n2 none", "reached n1 none",
    "badge chat 2", "outcome n2 presented", "order n1 n2", "notification n2 absent",
    "call chat none", "why n1 G3",
  ]

  @Test(
    "What is expected is judged by the moment that is shown, through undo, branches and looking back",
    arguments: 1...6)
  func moments(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var commands = RandomCommands(seed: seed)
    var session = try BranchTests.session()
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: _ = try? session.undo()
      case 1: _ = try? session.redo()
      case 2:
        session.look(atEvent: .random(in: 0...session.timeline.eventCount, using: &random))
      case 3: session.returnToPresent()
      default: for _ in 0..<6 { _ = try? session.perform(commands.next(session.state)) }
      }
      if step.isMultiple(of: 3) { session.updateIndex() }
      var other = session
      other.index = DeliveryIndex()
      for line in Self.lines {
        let expectation = try #require(
          ScenarioDocument(line: "expect " + line).lines.first?.expectation)
        let kept = expectation.failure(in: session.expectationContext)?.actual
        let anew = expectation.failure(in: other.expectationContext)?.actual
        #expect(kept == anew, "seed \(seed), step \(step): \(line)")
        #expect(
          session.currentIndex == nil || session.index.count == session.state.notifications.count)
      }
    }
  }
}
