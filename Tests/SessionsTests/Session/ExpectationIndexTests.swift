import Delivery
import Notifications
import TestSupport
import Testing

@testable import Scenarios
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

  @Test("What is taken back is taken out of what is known, and the rest stays", arguments: 1...6)
  func takenBack(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var commands = RandomCommands(seed: seed)
    var session = try BranchTests.session()
    // Asked seldom, it misses several that were taken back.
    var seldom = DeliveryIndex()
    var knownCount = 0
    for step in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: _ = try? session.undo()
      case 1: _ = try? session.redo()
      case 2:
        session.look(atEvent: .random(in: 0...session.timeline.eventCount, using: &random))
      default: for _ in 0..<8 { _ = try? session.perform(commands.next(session.state)) }
      }
      session.updateIndex()
      if Int.random(in: 0..<4, using: &random) == 0 { session.update(&seldom) }
      let anew = Self.contents(DeliveryIndex(of: session.state), session.state)
      #expect(Self.contents(session.index, session.state) == anew, "seed \(seed), step \(step)")
      #expect(session.currentIndex != nil)
      knownCount += anew.count
    }
    session.update(&seldom)
    let anew = Self.contents(DeliveryIndex(of: session.state), session.state)
    #expect(Self.contents(seldom, session.state) == anew, "seed \(seed)")
    #expect(session.rewindCount > 0 && knownCount > 0)
  }

  // All that is looked up in it.
  private static func contents(_ index: DeliveryIndex, _ state: State) -> [String] {
    let ofNames = state.notifications.map(\.value).flatMap { notification -> [String] in
      let name = notification.name
      let pushes = index.pushes(called: name, of: notification.app, in: state)
      let sound = index.sounds[notification.number] ?? -1
      return [
        text(index.identified(notification.key)), text(pushes), "\(sound)",
        "\(index.numbers(called: name)) \(index.keys(called: name, in: state))",
      ]
    }
    let ofApps = state.apps.map(\.app.bundleIdentifier).map { app in
      "\(app) \(index.calls[app] ?? [])"
    }
    let ofExtensions = Set(state.extensionCalls.map(\.name)).sorted().map {
      "\($0) \(index.extensionCalls[$0] ?? [])"
    }
    return ofNames + ofApps + ofExtensions
  }

  private static func text(_ deliveries: NamedDeliveries) -> String {
    let delivered = deliveries.delivered.map { "\($0.number) at \($0.at)" }
    return "\(deliveries.numbers) \(delivered) \(deliveries.endings)"
  }
}
