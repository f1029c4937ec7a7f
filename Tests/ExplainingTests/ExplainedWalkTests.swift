import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("Whatever happens can be explained and written")
struct ExplainedWalkTests {
  private static let apps: [BundleIdentifier] = ["com.example.chat", "com.example.mail"]

  /// A phone after a walk, with what was done on it.
  private static func walked(_ seed: UInt64, steps: Int) throws -> Phone {
    var phone = try Phone(apps: apps)
    // Its owner looks at it, which no dark phone knows.
    try phone.perform(.device(.authenticate))
    var random = RandomCommands(seed: seed)
    // What cannot be done is refused, and changes nothing.
    for _ in 0..<steps { _ = try? phone.perform(random.next(phone.state)) }
    return phone
  }

  private static func log(_ phone: Phone) -> FactLog {
    var log = FactLog()
    log.append(phone.facts)
    return log
  }

  @Test(
    "Every notification, group and app has an explanation, whose rules are in the table",
    arguments: 1...10 as ClosedRange<UInt64>)
  func explained(seed: UInt64) throws {
    let phone = try Self.walked(seed, steps: 150)
    let log = Self.log(phone)
    var all = phone.state.notifications.indices.map {
      Explanation(of: $0, facts: log, in: phone.state)
    }
    for (number, explanation) in all.enumerated() {
      let rules = Explanation.rules(of: number, facts: log, in: phone.state)
      #expect(rules == Set(explanation.rules), "notification \(number)")
    }
    for section in Section.allCases {
      all += phone.state.list[section].groups.map {
        Explanation(of: GroupPlace($0.key, in: section), facts: log, in: phone.state)
      }
    }
    all += phone.state.apps.map {
      Explanation(of: $0.app.bundleIdentifier, with: nil, facts: log, in: phone.state)
    }
    for explanation in all {
      #expect(!explanation.subject.isEmpty && !explanation.verdict.isEmpty)
      #expect(explanation.verdict.last == ".", "\(explanation.verdict)")
      for rule in explanation.rules { #expect(Rule.named(rule) != nil, "\(rule)") }
      #expect(Set(explanation.rules).count == explanation.rules.count)
      for place in explanation.places.spoken { #expect(!place.because.isEmpty, "\(place)") }
      for judgment in explanation.judgments {
        #expect(!judgment.words.isEmpty)
        // What is filled in leaves no brace behind.
        let words = judgment.reasons.map(\.words)
        #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("{") }, "\(words)")
      }
    }
  }

  @Test(
    "A place that was reached is among those that the decision names, and has no advice",
    arguments: 1...6 as ClosedRange<UInt64>)
  func places(seed: UInt64) throws {
    let phone = try Self.walked(seed, steps: 120)
    let log = Self.log(phone)
    for delivery in phone.state.deliveries {
      let explanation = Explanation(of: delivery.number, facts: log, in: phone.state)
      let reached = explanation.places.filter(\.reaches).map(\.spot.rawValue)
      let decided = delivery.decision.reach.names
      #expect(Set(reached).isSubset(of: decided), "\(reached) of \(decided)")
    }
  }

  @Test(
    "Facts are numbered, dated and named as help lists them, and so is the state",
    arguments: 1...10 as ClosedRange<UInt64>)
  func facts(seed: UInt64) throws {
    let phone = try Self.walked(seed, steps: 150)
    let names = Set(EventName.allCases.map(\.rawValue))
    for (index, fact) in phone.facts.enumerated() {
      let json = fact.json(sequence: index + 1, in: phone.state)
      #expect(json["sequence"] == .integer(Int64(index + 1)))
      #expect(names.contains(json["fact"]?.string ?? ""))
      #expect(json["at"]?.string == fact.at.iso8601(in: phone.state.device.timeZone))
      #expect(json["reasons"]?.array?.count == fact.reasons.count)
      #expect(!fact.event.words(in: phone.state).isEmpty, "\(fact.event)")
      // What is filled in leaves no brace behind.
      let reasons = fact.reasons.map(\.words)
      #expect(reasons.allSatisfy { !$0.isEmpty && !$0.contains("{") }, "\(reasons)")
      guard case .object(let members) = json else { continue }
      #expect(Set(members.map(\.key)).count == members.count, "\(members.map(\.key))")
    }
  }

  @Test("The same walk gives the same bytes", arguments: 1...4 as ClosedRange<UInt64>)
  func same(seed: UInt64) throws {
    let (one, other) = (try Self.walked(seed, steps: 120), try Self.walked(seed, steps: 120))
    #expect(
      JSONText.pretty(one.state.json.value) == JSONText.pretty(other.state.json.value))
    #expect(one.facts == other.facts)
  }

  @Test(
    "Taking facts back leads to the bytes of before, at any place of a walk",
    arguments: 1...6 as ClosedRange<UInt64>)
  func reverted(seed: UInt64) throws {
    var phone = try Phone(apps: Self.apps)
    var random = RandomCommands(seed: seed)
    var texts = [(count: phone.facts.count, text: JSONText.pretty(phone.state.json.value))]
    for step in 0..<80 {
      _ = try? phone.perform(random.next(phone.state))
      if step % 20 == 19 {
        texts.append((phone.facts.count, JSONText.pretty(phone.state.json.value)))
      }
    }
    for (count, text) in texts.reversed() {
      phone.engine.revert(phone.facts[count...])
      phone.facts.removeSubrange(count...)
      #expect(JSONText.pretty(phone.state.json.value) == text, "back to fact \(count)")
    }
  }

  @Test(
    "Every command that a person gives has a name for undo", arguments: 1...6 as ClosedRange<UInt64>
  )
  func titles(seed: UInt64) throws {
    var phone = try Phone(apps: Self.apps)
    var random = RandomCommands(seed: seed)
    for _ in 0..<150 {
      let command = random.next(phone.state)
      let title = phone.state.actTitle(command)
      #expect((title != nil) == command.isActOfPerson, "\(command)")
      #expect(title?.isEmpty != true)
      _ = try? phone.perform(command)
    }
  }
}
