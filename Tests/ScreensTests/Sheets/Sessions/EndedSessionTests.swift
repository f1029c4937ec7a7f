import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("Going on with a session that has ended")
struct EndedSessionTests {
  private static let sessions = [
    EndedSession(
      path: "/state/b.journal", began: "20261121T232405.120", opened: ["tea.scenario", "de"],
      actCount: 1),
    EndedSession(path: "/state/a.journal", began: "20261120T070000.000", opened: [], actCount: 12),
  ]

  private func offered(columns: Int = 80) -> ScreenHarness {
    var harness = ScreenHarness.morning(columns: columns, rows: 24)
    harness.type("O")
    harness.send(.sessions(Self.sessions))
    return harness
  }

  @Test("O asks for them, and each is listed with when it began, what it is and how much was done")
  func listed() {
    let harness = offered()
    #expect(harness.effects == [.terminal(.listSessions)])
    for words in [
      Words.sessionsTitle, "2026-11-21 23:24:05Z  tea.scenario de", "1 act ",
      "2026-11-20 07:00:00Z  a scenario gone through", "12 acts", Words.goesOnWith,
    ] { #expect(harness.text.contains(words), "“\(words)” is not in\n\(harness.text)") }
  }

  @Test("Where there is little room the day and the minute are enough")
  func narrow() {
    let harness = offered(columns: 50)
    #expect(harness.text.contains("11-21 23:24  tea"), "\(harness.text)")
    #expect(!harness.text.contains("2026"))
  }

  @Test(
    "What a journal's name does not say is shown as it is, with and without room",
    arguments: [
      ("20261121T232405.120", "2026-11-21 23:24:05Z", "11-21 23:24"),
      ("yesterday", "yesterday", "yesterday"),
      ("2026", "2026", "2026"), ("", "", ""),
      ("20260101T000000", "2026-01-01 00:00:00Z", "01-01 00:00"),
    ])
  func dates(began: String, date: String, short: String) {
    let session = EndedSession(path: "x", began: began, opened: [], actCount: 0)
    #expect(session.date == date && session.shortDate == short && session.acts == "0 acts")
  }

  @Test("Enter and a click go on with the one that is selected, Esc with this one")
  func taking() {
    var harness = offered()
    harness.press(.down)
    harness.press(.enter)
    #expect(
      harness.effects.last == .terminal(.resume(journal: "/state/a.journal"))
        && harness.model.sheets.isEmpty)
    harness = offered()
    let isClicked = harness.click(.choice(1))
    #expect(isClicked)
    #expect(harness.effects == [.terminal(.listSessions)], "the first click selects")
    let isClickedAgain = harness.clickShown(.choice(1))
    #expect(isClickedAgain)
    #expect(harness.effects.last == .terminal(.resume(journal: "/state/a.journal")))
    harness = offered()
    harness.press(.escape)
    #expect(harness.effects == [.terminal(.listSessions)] && harness.model.sheets.isEmpty)
  }

  @Test("Where no session has ended, that is said")
  func none() {
    var harness = ScreenHarness.morning()
    harness.send(.sessions([]))
    #expect(
      harness.model.message
        == Message(
          text: harness.model.text(Words.noSessions), isError: true))
    #expect(harness.model.sheets.isEmpty)
  }

  @Test("A session that servers send to is not left for another one")
  func served() {
    var harness = ScreenHarness.morning()
    var log = ConnectionLog()
    log.listen(.apns, address: "127.0.0.1:2197")
    harness.model.wires = Wires(log, uptime: .zero)
    harness.type("O")
    #expect(harness.effects.isEmpty)
    #expect(harness.model.message == Message(text: Words.servesOthers, isError: true))
    #expect(harness.model.refusalOfSessionChange(harness.scene) == Words.servesOthers)
  }

  @Test("A session into which only watched folders bring payloads may be left for another one")
  func watched() {
    var harness = ScreenHarness.morning()
    var log = ConnectionLog()
    log.listen(.folder, address: "drop")
    harness.model.wires = Wires(log, uptime: .zero)
    harness.type("O")
    #expect(harness.effects == [.terminal(.listSessions)])
    #expect(harness.model.refusalOfSessionChange(harness.scene) == nil)
  }

  @Test("The next session has the terminal of the one before, and nothing else of it")
  func terminal() {
    let before = ScreenHarness.morning(columns: 120, rows: 40, theme: "light", glyphs: .ascii)
    var model = ScreenHarness().model
    model.takeTerminal(from: before.model)
    #expect(model.size == before.model.size && model.glyphs == .ascii)
    #expect(model.palette == before.model.palette && model.list.selection == nil)
  }
}
