import Delivery
import Explaining
import Notifications
import TestSupport
import Testing

@testable import Sessions

/// What *why* says of everything that the scenarios of the rules leave on the phone.
@Suite("Why, as questions with answers")
struct ExplanationQuestionTests {
  private struct Case {
    let scenario: String
    let explanation: Explanation
    var reach: Reach = []
  }

  private static let cases: [Case] = Checkout.conformance.flatMap { scenario -> [Case] in
    let locations = DataLocations(dataFolder: Checkout.path)
    let path = "\(Checkout.path)/Fixtures/Conformance/\(scenario)"
    guard let opening = try? LoadedInput([path], settings: WorldSettings(), locations: locations)
    else { return [] }
    var run = HeadlessRun(opening)
    run.play()
    return cases(scenario, run.session)
  }

  private static func cases(_ scenario: String, _ session: Session) -> [Case] {
    let (state, facts) = (session.state, session.facts)
    let numbers = state.notifications.indices.suffix(12)
    let notifications = numbers.map { number in
      Case(
        scenario: scenario, explanation: session.explanation(of: number),
        reach: state.ending(of: number)?.reach ?? [])
    }
    let groups = Section.allCases.flatMap { section in
      state.list[section].groups.prefix(12).map {
        Explanation(of: GroupPlace($0.key, in: section), facts: facts, in: state)
      }
    }
    let apps = state.apps.prefix(12).flatMap { app -> [Explanation] in
      let identifier = app.app.bundleIdentifier
      let settings = app.settings.all.compactMap {
        Explanation(
          ofSetting: $0.key, meaning: "x", of: identifier, facts: facts, in: state)
      }
      return [Explanation(of: identifier, facts: facts, in: state)] + settings
    }
    return notifications + (groups + apps).map { Case(scenario: scenario, explanation: $0) }
  }

  @Test("Each question is asked once, in the order of their kinds, and is answered")
  func order() {
    #expect(Self.cases.count > 1000, "the corpus was found")
    for each in Self.cases {
      let topics = each.explanation.questions.map(\.topic)
      let titles = each.explanation.questions.map(\.title)
      #expect(Set(titles).count == titles.count, "\(each.scenario): \(titles)")
      #expect(!each.explanation.questions.contains { $0.answers.isEmpty })
      let place = topics.firstIndex(of: .time) ?? topics.count - 1
      #expect(place == topics.count - 1, "the time comes last: \(each.scenario): \(titles)")
      #expect(!each.explanation.answer.isEmpty)
    }
  }

  @Test("A reason stands once, and none is one that holds for everything")
  func once() {
    let empty = Set(Rule.all.filter { !Reason($0.id).tells }.map(\.judgment))
    #expect(empty.contains("the device is online") && empty.contains("unlocking removes nothing"))
    for each in Self.cases {
      let reasons = each.explanation.questions.flatMap(\.answers).filter { $0.kind == .reason }
        .map(\.words)
      let twice = reasons.filter { words in reasons.count { $0 == words } > 1 }
      #expect(twice.isEmpty, "\(each.scenario), \(each.explanation.subject): \(twice)")
      let none = reasons.filter(empty.contains)
      #expect(none.isEmpty, "\(each.scenario), \(each.explanation.subject): \(none)")
    }
  }

  @Test("Nothing stands alone and in a stack, or shows at a place and does not")
  func contradictions() {
    for each in Self.cases {
      let explanation = each.explanation
      let titles = explanation.questions.map(\.title)
      #expect(!(titles.contains("Why in this stack?") && titles.contains("Why in no stack?")))
      let all = explanation.questions.flatMap(\.answers)
      let words = all.map { [$0.subject, $0.words].compactMap(\.self).joined(separator: " ") }
      #expect(!words.contains { $0.contains("grouped by") || $0.contains("stands alone") })
      guard let places = explanation.questions.first(where: { $0.topic == .places }),
        places.title == "Where does it show?"
      else { continue }
      for (spot, name) in Self.names {
        let isMissed = places.answers.contains { $0.subject?.contains("no \(name)") == true }
        #expect(!(isMissed && each.reach.contains(spot)), "\(each.scenario): no \(name)")
      }
    }
  }

  @Test("What shows nowhere for one reason is not told place by place")
  func unseen() {
    let unseen = Self.cases.filter { each in
      each.explanation.questions.flatMap(\.answers)
        .contains { $0.subject?.hasPrefix("not on the screen") == true }
    }
    #expect(unseen.count > 3)
    for each in unseen {
      let isSeen = !each.reach.isDisjoint(with: [.lockScreen, .notificationCenter, .banner, .wake])
      #expect(!isSeen, "\(each.scenario): \(each.explanation.subject)")
    }
  }

  private static let names: [(Reach.Spot, String)] = [
    (.lockScreen, "lock screen"), (.banner, "banner"), (.sound, "sound"), (.badge, "badge"),
    (.notificationCenter, "Notification Center"),
  ]

  @Test("The answer names every place that was reached, and whether it was heard")
  func answers() {
    for each in Self.cases where !each.reach.isEmpty {
      let answer = each.explanation.answer
      for (spot, words) in Self.phrases {
        #expect(
          answer.lowercased().contains(words.lowercased()) == each.reach.contains(spot),
          "\(each.scenario): \(answer)")
      }
    }
  }

  private static let phrases: [(Reach.Spot, String)] = [
    (.lockScreen, "on the lock screen"), (.notificationCenter, "in Notification Center"),
    (.banner, "as a banner"), (.alert, "as an alert"), (.watch, "on the watch"),
    (.vibration, "a vibration"),
  ]

  @Test("L4: files are named by their names and lines, never by their folders")
  func sources() {
    var count = 0
    for source in Self.cases.flatMap(\.explanation.questions).flatMap(\.answers)
      .compactMap(\.source)
    {
      count += 1
      #expect(!source.words.contains("/"), "\(source.words)")
      #expect(source.words.hasSuffix(":\(source.place.line)"))
    }
    #expect(count > 50)
  }
}
