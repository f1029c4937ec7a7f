import Delivery
import Notifications
import Synchronization
import Testing

@testable import Scenarios

/// How many entries look-ups went through.
private final class VisitCount: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .relaxed) }
  func add(_ more: Int) { count.add(more, ordering: .relaxed) }
}

@Suite("What expectations look up is as quick among thousands")
struct DeliveryIndexTests {
  private static let words = ["n1", "n7", "n12", "a", "b c", "n1000", "all", "none", "l1"]

  @Test("K17: names lead to what a search through all deliveries finds", arguments: [7, 8, 9])
  func names(seed: UInt64) throws {
    var commands = HostileCommands(seed: seed)
    var harness = try ScenarioHarness()
    var index = DeliveryIndex()
    for _ in 0..<400 {
      _ = try? harness.engine.handle(commands.next(harness.state))
      index.update(to: harness.state, rewindCount: 0)
      for text in Self.words { expectSame(text, index, harness.state) }
    }
  }

  @Test("What is taken back is known no longer, whatever came in its place", arguments: [1, 2, 3])
  func takenBack(seed: UInt64) throws {
    var commands = HostileCommands(seed: seed)
    var harness = try ScenarioHarness(chatAndMail)
    var index = DeliveryIndex()
    for rewindCount in 1...40 {
      var facts: [Fact] = []
      for _ in 0..<10 {
        facts += (try? harness.engine.handle(commands.next(harness.state))) ?? []
      }
      index.update(to: harness.state, rewindCount: rewindCount - 1)
      if rewindCount.isMultiple(of: 2) { harness.engine.revert(facts) }
      #expect(!index.isCurrent(harness.state, rewindCount: rewindCount))
      let least = DeliveryIndex.Extent(harness.state)
      // Something else may have come since.
      if rewindCount.isMultiple(of: 3) {
        _ = try? harness.engine.handle(commands.next(harness.state))
      }
      index.update(
        to: harness.state, rewindCount: rewindCount,
        keeping: rewindCount.isMultiple(of: 5) ? nil : least)
      #expect(index.isCurrent(harness.state, rewindCount: rewindCount))
      for text in Self.words { expectSame(text, index, harness.state) }
    }
  }

  // A search through all that was delivered, as the rule has it.
  private func expectSame(_ text: String, _ index: DeliveryIndex, _ state: State) {
    let word = Word(text, .quoted, at: Place(""))
    let found = try? state.findNotification(word, by: index)
    #expect(found == (try? state.findNotification(word)), "\(text)")
    let all = state.notifications.map(\.value)
    var numbers = all.filter { $0.app == found?.app && $0.name == text }.map(\.number)
    if text == found?.identifier || numbers.isEmpty {
      numbers = all.filter { $0.key == found }.map(\.number)
    }
    let deliveries = try? state.deliveries(word, by: index)
    #expect((deliveries?.numbers ?? []) == numbers, "\(text)")
    let delivered = state.deliveries.filter { numbers.contains($0.number) && $0.outcome.isDelivery }
    #expect((deliveries?.delivered ?? []) == delivered, "\(text)")
    for number in all.indices {
      let sound = state.sounds.last { $0.number == number }
      #expect(index.sound(of: number, in: state) == sound)
      #expect(state.ending(of: number) == state.deliveries.last { $0.number == number })
    }
  }

  // Each waits long among many, and some never end.
  private static func crowd(_ count: Int) throws -> (ScenarioHarness, DeliveryIndex, VisitCount) {
    let pushes = (1...count).map { (number: Int) -> String in
      #"push chat {"aps":{"alert":"A","badge":\#(number % 9),"sound":"default","thread-id":"t\#(number % 7)"}}"#
        + "\n" + #"push chat {"aps":{"alert":"B"}} collapse-id=c"# + "\n"
        + #"push mail {"aps":{"alert":"C"}} collapse-id=gone"# + "\n"
    }
    let harness = try ScenarioHarness(
      """
      app {"bundleIdentifier":"com.example.chat"}
      app {"bundleIdentifier":"com.example.mail"}

      """ + pushes.joined()
        + "push mail {\"aps\":{\"alert\":\"D\"}} id=last\nclear gone\n")
    var index = DeliveryIndex()
    let visits = VisitCount()
    index.onVisit = visits.add
    index.update(to: harness.state, rewindCount: 0)
    return (harness, index, visits)
  }

  private static func lines(_ count: Int) -> [String] {
    let (first, middle, last) = ("n1", "n\(count / 2 * 3 + 1)", "n\(count * 3 - 2)")
    var lines = [
      "delivered c", "delivered c count=\(count)", "delivered c count=3", "delivered c at=09:41",
      "delivered gone count=\(count)", "notification gone absent", "badge chat 3",
      "badge mail none",
      "badge mail 4", "order \(first) \(last)", "order \(last) \(middle) \(first)",
      "call chat none", "call mail willPresent", "received Service none", "apns none",
      "pending last absent",
    ]
    for name in [first, middle, last, "last", "c", "gone"] {
      lines += [
        "sound \(name) none", "not sound \(name) default", "reached \(name) none",
        "outcome \(name) presented", "why \(name) G3", "delivered \(name)", "banner \(name)",
        "notification \(name) quiet", "actions \(name) none",
      ]
    }
    return lines
  }

  @Test("Each goes through as few entries among 1,200 deliveries as among 300")
  func growth() throws {
    let (few, fewIndex, fewVisits) = try Self.crowd(100)
    let (many, manyIndex, manyVisits) = try Self.crowd(400)
    for (one, other) in zip(Self.lines(100), Self.lines(400)) {
      let (before, beforeMany) = (fewVisits.value, manyVisits.value)
      _ = try few.failure(one, by: fewIndex)
      _ = try many.failure(other, by: manyIndex)
      let (steps, stepsOfMany) = (fewVisits.value - before, manyVisits.value - beforeMany)
      #expect(stepsOfMany <= steps + 4 && stepsOfMany < 40, "\(other): \(steps), \(stepsOfMany)")
    }
  }

  @Test("K17: what the system alone named is found without asking each app, in the list or not")
  func unlisted() throws {
    let harness = try ScenarioHarness(
      """
      app {"bundleIdentifier":"com.example.chat"}
      app {"bundleIdentifier":"com.example.mail"}
      push chat {"aps":{"content-available":1}}
      push mail {"aps":{"alert":"A"}}
      clear n2

      """)
    var index = DeliveryIndex()
    index.update(to: harness.state, rewindCount: 0)
    let visits = VisitCount()
    index.onVisit = visits.add
    for (name, app) in [("n1", "chat"), ("n2", "mail")] {
      let key = try harness.state.findNotification(Word(name, .quoted, at: Place("")), by: index)
      #expect(key?.app.lastPart == app && key.flatMap(harness.state.list.find) == nil)
    }
    #expect(visits.value == 0)
  }

  @Test("K17: of thousands of apps a name goes through those that have it, and stops at the second")
  func manyApps() throws {
    let apps = (1...60).map { "app {\"bundleIdentifier\":\"com.example.a\($0)\"}\n" }
    let pushes = (1...60).reversed().map { number in
      #"push com.example.a\#(number) {"aps":{"alert":"A"}} collapse-id=same"# + "\n"
        + #"push com.example.a\#(number) {"aps":{"alert":"B"}} collapse-id=own\#(number)"# + "\n"
    }
    var harness = try ScenarioHarness(apps.joined() + pushes.joined() + "clear own7\n")
    let (visits, state) = (VisitCount(), harness.state)
    var index = DeliveryIndex()
    index.onVisit = visits.add
    index.update(to: state, rewindCount: 0)
    for notification in state.notifications.map(\.value) {
      let before = visits.value
      let name = state.scenarioName(of: notification.key, by: index)
      #expect(visits.value - before <= 4, "\(name)")
      #expect(name == state.scenarioName(of: notification.key))
    }
    for number in 3...60 { try harness.run("clear com.example.a\(number):same") }
    index.update(to: harness.state, rewindCount: 0)
    let word = Word("same", .quoted, at: Place("-"))
    #expect {
      try harness.state.findNotification(word, by: index)
    } throws: { error in
      (error as? Diagnostic)?.message == #""same" may be any of a1:same, a2:same; write which"#
    }
  }

  @Test("What is delivered often is told by the last times alone")
  func account() throws {
    let (harness, index, _) = try Self.crowd(100)
    let failure = try #require(try harness.failure("delivered c count=7", by: index))
    #expect(failure.actual.hasPrefix("100: …, 2018-06-04T09:41"), "\(failure.actual)")
    #expect(failure.actual.split(separator: ",").count == 1 + 20, "\(failure.actual)")
  }
}
