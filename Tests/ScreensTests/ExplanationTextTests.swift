import Delivery
import Explaining
import Notifications
import Testing

@testable import Screens

@Suite("Why, as text that is copied")
struct ExplanationTextTests {
  private func lines(_ explanation: Explanation, in zone: TimeZone = .utc) -> [String] {
    explanation.text(on: Device(timeZone: zone)).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(
      String.init)
  }

  @Test(
    "First what it is about, then the verdict, then where it shows with the rules below each other")
  func notification() throws {
    let harness = ScreenHarness.morning()
    for number in harness.state.notifications.indices {
      let explanation = Explanation(of: number, facts: harness.facts, in: harness.state)
      let lines = lines(explanation)
      #expect(
        lines[0] == explanation.subject.visibleLine && lines[1] == explanation.verdict.visibleLine)
      #expect(lines.last?.isEmpty == true, "it ends in a line feed")
      let places = explanation.spokenPlaces
      let columns = zip(places, lines.dropFirst(2)).map { place, line in
        let rule = place.reason.rule.description
        #expect(line.hasSuffix("  " + rule) && line.contains(place.words), "\(line)")
        return line.count - rule.count
      }
      #expect(Set(columns).count <= 1, "the rules begin at \(columns)")
    }
  }

  @Test("Each decision has its time and its rules")
  func judgments() {
    let harness = ScreenHarness.morning()
    let explanation = Explanation(of: 0, facts: harness.facts, in: harness.state)
    let text = explanation.text(on: Device(timeZone: .utc))
    #expect(!explanation.spokenJudgments.isEmpty)
    for judgment in explanation.spokenJudgments {
      #expect(text.contains("  \(CivilTime(judgment.at, in: .utc).clockText)  \(judgment.words)"))
      for reason in judgment.reasons {
        #expect(text.contains("            \(reason.rule)  \(reason.words)"))
      }
    }
  }

  @Test(
    "K3, K4, K10: of a request that waits it says what its trigger depends on, and when it fires next"
  )
  func pending() throws {
    let harness = ScreenHarness.week()
    for request in harness.state.pending.next(10) {
      let explanation = Explanation(of: request, in: harness.state)
      let lines = lines(explanation, in: harness.state.device.timeZone)
      let preview = try #require(explanation.preview)
      #expect(lines.filter { $0.hasPrefix("  next  ") }.count == preview.firings.count)
      for dependence in preview.dependence {
        #expect(lines.contains("  \(dependence.words)  \(dependence.rule)"))
      }
    }
  }

  @Test("K6: a firing that a clock change moves or doubles says so, with its rule")
  func adjusted() throws {
    let harness = ScreenHarness.week()
    let key = NotificationKey(app: "com.example.alarm", identifier: "night")
    let request = try #require(harness.state.pending[key])
    let lines = lines(
      Explanation(of: request, in: harness.state), in: harness.state.device.timeZone)
    let doubled = lines.filter { $0.contains("Sun, Nov 4, 2018 01:30") }
    #expect(doubled.count == 1 && doubled[0].hasSuffix("K6"), "\(lines)")
  }

  @Test("What others wrote drives no terminal that it is pasted into")
  func hostile() {
    var harness = ScreenHarness.morning()
    harness.push("\u{1B}[31mred\u{7}", "two\nlines\u{202E}", app: "com.example.mail")
    let number = harness.state.notifications.count - 1
    let text = Explanation(of: number, facts: harness.facts, in: harness.state).text(
      on: Device(timeZone: .utc))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
  }
}
