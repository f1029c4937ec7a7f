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

  @Test("First what it is about, then the answer to all, then each question with its answers")
  func notification() throws {
    let stage = ScreenHarness.morning()
    for number in stage.state.notifications.indices {
      let explanation = Explanation(of: number, facts: stage.facts, in: stage.state)
      var lines = lines(explanation)[...]
      #expect(lines.popFirst() == explanation.subject.visibleLine)
      #expect(lines.popFirst() == explanation.answer.visibleLine)
      #expect(lines.popLast()?.isEmpty == true, "it ends in a line feed")
      for question in explanation.questions {
        #expect(lines.popFirst() == question.title)
        let rows = lines.prefix(question.answers.count)
        for (row, answer) in zip(rows, question.answers) {
          #expect(row.hasPrefix("  ") && row.contains(answer.words.visibleLine), "\(row)")
          #expect(row.hasSuffix(answer.rules.map(\.description).joined(separator: " ")))
        }
        lines = lines.dropFirst(question.answers.count)
      }
      #expect(lines.isEmpty)
    }
  }

  @Test("The rules of a question begin below each other, where its rows fit the width")
  func columns() {
    let stage = ScreenHarness.morning()
    for number in stage.state.notifications.indices {
      let explanation = Explanation(of: number, facts: stage.facts, in: stage.state)
      for width in [100, 80] {
        var lines = explanation.text(on: stage.state.device, columns: width)
          .split(separator: "\n").map(String.init).dropFirst(2)
        for question in explanation.questions {
          let rows = lines.dropFirst().prefix(question.answers.count)
          let starts = zip(rows, question.answers).compactMap { row, answer -> Int? in
            let rules = answer.rules.map(\.description).joined(separator: " ")
            return rules.isEmpty || row.columns > width ? nil : row.columns - rules.columns
          }
          #expect(Set(starts).count <= 1, "\(rows)")
          lines = lines.dropFirst(1 + question.answers.count)
        }
      }
    }
  }

  @Test(
    "K3, K4, K10: of a request that waits it says what its trigger depends on, and when it fires next"
  )
  func pending() throws {
    let harness = ScreenHarness.week()
    for request in harness.state.pending.next(10) {
      let explanation = Explanation(of: request, facts: harness.facts, in: harness.state)
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
      Explanation(of: request, facts: harness.facts, in: harness.state),
      in: harness.state.device.timeZone)
    let doubled = lines.filter { $0.contains("Sun, Nov 4, 2018 01:30") }
    #expect(doubled.count == 1 && doubled[0].hasSuffix("K6"), "\(lines)")
  }

  @Test("N10: why an alert of old came, and comes again, stands once; when it does is indented")
  func repeated() throws {
    var harness = ScreenHarness(columns: 80, rows: 40)
    harness.play(
      """
      device os=4
      app {"bundleIdentifier":"com.example.gripe","displayName":"Gripe"}
      schedule-legacy gripe {"fireDate":"2018-06-04T10:00","timeZone":"America/Los_Angeles",\
      "repeatInterval":"day","alertBody":"Tea"}
      wait 30m
      """)
    let number = try #require(harness.state.notifications.indices.last, "\(harness.text)")
    let text = Explanation(of: number, facts: harness.facts, in: harness.state).text(
      on: harness.state.device)
    #expect(text.ranges(of: "N10").count == 1 && text.contains("  next  "), "\(text)")
    harness.type("w")
    let next = harness.text.split(separator: "\n").first { $0.contains("next Tue, Jun 5") }
    #expect(next?.hasPrefix("   next ") == true, "\(harness.text)")
  }

  @Test("L14: what makes a key another than one that is there is spelled out, what is read is not")
  func unseenInKey() throws {
    var harness = ScreenHarness(columns: 160, rows: 60)
    harness.play(
      #"""
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","strings":{"en":{"GREET":"Hi"}}}
      push tea {"aps":{"alert":{"loc-key":"GREET\u200b"}}}
      """#)
    let text = Explanation(of: 0, facts: harness.facts, in: harness.state).text(
      on: harness.state.device)
    harness.type("w")
    for shown in [text, harness.text] {
      #expect(shown.contains(#"no table has the key GREET\u{200B}"#), "\(shown)")
      #expect(shown.contains(#""GREET\u{200B}" is missing"#), "\(shown)")
      #expect(shown.contains("“GREET”"), "\(shown)")
    }
  }

  @Test("G3: what makes a thread another than one that looks like it is spelled out")
  func unseenInThread() {
    var harness = ScreenHarness(columns: 160, rows: 60)
    let push = #"push tea {"aps":{"alert":"Hi","thread-id":"a\u200b"}}"#
    harness.play(#"app {"bundleIdentifier":"com.example.tea","displayName":"Tea"}"#)
    harness.play(push)
    harness.type("w")
    for words in [#"the only one of conversation a\u{200B}"#, #"conversation a\u{200B}, newest"#] {
      let text = Explanation(of: 0, facts: harness.facts, in: harness.state).text(
        on: harness.state.device)
      #expect(text.contains(words), "\(text)")
      #expect(harness.text.contains(words), "\(harness.text)")
      harness.play(push)
    }
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
