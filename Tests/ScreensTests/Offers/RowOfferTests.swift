import Delivery
import TerminalCore
import Testing

@testable import Screens

@Suite("What rows offer")
struct RowOfferTests {
  @Test("X22: who leaves the sheet of a button under a row is back at that button")
  func wayBackToRow() {
    var harness = ScreenHarness.pods()
    harness.play(ScreenHarness.trial)
    harness.type("gg")
    while harness.selectedWords != "Try me", harness.model.message == nil { harness.type("j") }
    harness.type("j")
    harness.press(.enter)
    #expect(harness.state.sheet?.name == .keep, "\(harness.text)")
    harness.press(.escape)
    #expect(harness.model.phone.offered.rowIndex == 0)
    harness.press(.enter)
    harness.press(.enter)
    #expect(harness.model.phone.offered.rowIndex == nil, "\(harness.text)")
  }

  @Test(
    "X22, X23: j goes on to a provisional notification's buttons, Enter opens what they say, k comes back"
  )
  func trial() {
    var harness = ScreenHarness.pods()
    harness.play(ScreenHarness.trial)
    #expect(harness.text.contains("‹ Keep… ›‹ ! Turn Off… ›"), "\(harness.text)")
    #expect(harness.text.contains("? "), "\(harness.text)")
    harness.type("gg")
    while harness.selectedWords != "Try me", harness.model.message == nil { harness.type("j") }
    harness.type("j")
    #expect(harness.model.phone.offered.rowIndex == 0)
    harness.type("k")
    #expect(harness.model.phone.offered.rowIndex == nil)
    #expect(harness.selectedWords == "Try me")
    harness.type("j")
    harness.press(.right)
    harness.press(.enter)
    #expect(harness.state.sheet?.name == .turnOff)
    harness.press(.escape)
    #expect(harness.state.sheet == nil)
    harness.click(.offer(harness.state.provisionalOffers(under: harness.number("Try me") ?? 0)[0]))
    #expect(harness.state.sheet?.name == .keep)
    harness.press(.enter)
    #expect(harness.state.app("com.example.trial")?.authorization == .authorized)
    #expect(!harness.text.contains("Keep…"), "\(harness.text)")
  }

  @Test("A walk through rows with buttons comes back the way it went")
  func walking() {
    var harness = ScreenHarness.pods()
    harness.play(ScreenHarness.trial)
    harness.play("suggest podcasts")
    harness.type("gg")
    var down: [String] = []
    for _ in 0..<12 {
      down.append("\(harness.selectedWords) \(harness.model.phone.offered.rowIndex ?? -1)")
      harness.type("j")
    }
    var up: [String] = []
    for _ in 0..<12 {
      up.append("\(harness.selectedWords) \(harness.model.phone.offered.rowIndex ?? -1)")
      harness.type("k")
    }
    let way = down.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let back = up.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(Array(back.reversed().suffix(way.count)) == way)
  }

  @Test("F3, X11: a suggestion stands below the question of what is Time Sensitive")
  func twoQuestions() throws {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.play(
      #"""
      device os=15
      app {"bundleIdentifier":"com.example.door","displayName":"Door","entitlements":["com.apple.developer.usernotifications.time-sensitive"]}
      push door {"aps":{"alert":"Somebody rings","interruption-level":"time-sensitive"}}
      suggest door
      """#)
    let lines = harness.text.split(separator: "\n").map(String.init)
    let asking = try #require(lines.firstIndex { $0.contains("Leave On") }, "\(harness.text)")
    #expect(lines[asking + 1].contains("Keep receiving notifications from Door?"))
    #expect(lines[asking + 2].contains("‹ Manage ›‹ Dismiss ›"))
    harness.type("ggj")
    for _ in 0..<3 { harness.press(.right) }
    harness.press(.enter)
    #expect(harness.state.suggested == nil && harness.text.contains("Leave On"))
    harness.type("ggj")
    harness.press(.enter)
    #expect(!harness.text.contains("‹ Leave On ›"), "\(harness.text)")
  }

  @Test(
    "F3, F13: in a narrow list no button is cut where the phone's words are long",
    arguments: ["de_DE", "ru_RU", "cs_CZ", "es_ES"], [false, true])
  func longWords(locale: String, isSummary: Bool) {
    var harness = ScreenHarness(columns: 40, rows: 12)
    if isSummary {
      harness = .summary(columns: 40, rows: 12)
      harness.play("at 18:00")
    } else {
      harness.play(
        """
        device os=16
        app {"bundleIdentifier":"com.example.door","displayName":"Door","entitlements":[
          "com.apple.developer.usernotifications.time-sensitive"]}
        push door {"aps":{"alert":"Somebody rings","interruption-level":"time-sensitive"}}
        """)
    }
    harness.speakSystemWords(of: locale)
    _ = harness.model.show(in: harness.scene)
    let titles = harness.model.painted.targets.compactMap { target -> String? in
      if case .offer(let offer) = target.id { offer.title } else { nil }
    }
    #expect(titles.count == 2, "\(harness.text)")
    for title in titles {
      let isWhole = ["\(title) ›", "\(title)›"].contains(where: harness.text.contains)
      #expect(isWhole, "\(title)\n\(harness.text)")
    }
  }

  @Test(
    "F16: in a narrow list what shows the next summary is whole where its words are long",
    arguments: ["de_DE", "ru_RU", "pl_PL"])
  func longNextSummary(locale: String) {
    var harness = ScreenHarness.summary(columns: 40, rows: 12)
    harness.play("unlock\ncenter")
    harness.speakSystemWords(of: locale)
    harness.type("G")
    let words = harness.state.systemWords(.showNextSummary)
    #expect(harness.text.contains("‹\(words)›"), "\(harness.text)")
  }

  @Test("A6: on a narrow banner long actions take a line each")
  func longActions() {
    var harness = ScreenHarness(columns: 40, rows: 24)
    harness.play(
      #"""
      app {"bundleIdentifier":"com.example.tea","displayName":"Tea","categories":[{"identifier":"c","actions":[{"identifier":"a","title":"Pour another cup"},{"identifier":"b","title":"Put the kettle on"}]}]}
      unlock
      push tea {"aps":{"alert":"Ready","category":"c"}}
      """#)
    for title in ["‹Pour another cup›", "‹Put the kettle on›"] {
      #expect(harness.text.contains(title), "\(harness.text)")
    }
  }

  @Test("X11: a suggestion stands under its notification, and goes when it is dismissed")
  func suggestion() {
    var harness = ScreenHarness.pods()
    harness.play("suggest podcasts")
    #expect(harness.text.contains("Keep receiving notifications from Podcasts?"), "\(harness.text)")
    #expect(harness.text.contains("‹ Manage ›‹ Dismiss ›"), "\(harness.text)")
    harness.type("j")
    harness.press(.right)
    harness.press(.enter)
    #expect(harness.state.suggested == nil)
    harness.play("suggest podcasts")
    harness.type("j")
    harness.press(.enter)
    #expect(harness.state.sheet?.name == .management)
  }
}
