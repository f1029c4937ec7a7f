import Delivery
import Notifications
import TerminalCore
import TestSupport
import Testing

@testable import Screens

@Suite("What is counted and what comes together, by keys and mouse")
struct SummaryScreenTests {
  @Test("F19: Enter, → and a click open the number, Esc closes it, w says why", arguments: 0..<3)
  func counted(way: Int) {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.play("setting all display=count")
    #expect(harness.text.contains("5 Notifications"), "\(harness.text)")
    #expect(harness.selectedWords == "counted")
    harness.type("w")
    #expect(harness.text.contains("as a number only"), "\(harness.text)")
    harness.press(.escape)
    switch way {
    case 0: harness.press(.enter)
    case 1: harness.press(.right)
    default: harness.click(.row(.counted))
    }
    #expect(harness.text.contains("It is your week."), "\(harness.text)")
    #expect(!harness.text.contains("5 Notifications"))
    harness.press(.escape)
    #expect(harness.text.contains("5 Notifications"), "\(harness.text)")
    #expect(harness.selectedWords == "counted")
  }

  @Test("F19: that what is only counted can be opened is said with the key that opens it")
  func countedKey() {
    var harness = ScreenHarness.today(columns: 120, rows: 40)
    harness.play("setting all display=count")
    harness.model.keymap = Keymap(changing: [.tap: [Shortcut("K")]])
    harness.type("w")
    #expect(harness.text.contains("K or a click shows them, as stacks."), "\(harness.text)")
  }

  @Test("F19: what one app only counts has its row at the end")
  func countedApp() {
    var harness = ScreenHarness.today(columns: 80, rows: 40)
    harness.play("setting rota display=count")
    harness.type("G")
    #expect(harness.selectedWords == "counted", "\(harness.text)")
    #expect(harness.text.contains("2 Notifications") && harness.text.contains("Your parcel"))
  }

  @Test(
    "F19: frames and keys of one moment look through the list once", arguments: ["all", "rota"])
  func countedOnce(app: String) {
    var harness = ScreenHarness.today(columns: 80, rows: 40)
    harness.play("setting \(app) display=count")
    let scene = harness.scene
    let (count, words) = (harness.model.list.rows(in: scene).count, scene.countWords)
    var looks = 0
    _ = scene.memory.uncounted {
      looks += 1
      return FilteredRows()
    }
    _ = scene.memory.insertions(counts: true) {
      looks += 1
      return []
    }
    _ = scene.memory.countWords {
      looks += 1
      return nil
    }
    #expect(looks == 0)
    #expect(count > 0 && harness.model.list.rows(in: scene).count == count)
    #expect(words != nil && scene.countWords == words)
  }

  @Test("F13–F15: the keys go onto the summary and what it shows; Enter opens it in place")
  func opening() {
    var harness = ScreenHarness.summary(columns: 120, rows: 40)
    harness.play("at 18:00")
    #expect(harness.selectedWords == "summary")
    harness.type("j")
    #expect(harness.selectedWords == "The big one is gone.")
    harness.type("j")
    #expect(harness.selectedWords == "Moving slowly.")
    harness.type("kk")
    harness.press(.enter)
    #expect(harness.state.summary.cards.isEmpty && harness.state.list.count == 4)
    #expect(harness.text.contains("Knotted again."), "\(harness.text)")
  }

  @Test("F14, P20: what a summary shows of a notification without a title is its subtitle")
  func subtitleAlone() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.play(
      """
      device os=15
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      summary on times=18:00 apps=chat
      push chat {"aps":{"alert":{"subtitle":"Only sub"}}}
      at 18:00
      """)
    #expect(harness.text.contains("Chat · Only sub"), "\(harness.text)")
  }

  @Test(
    "F13, R14: why of a summary says whether it woke the display, on the clock of the other pages",
    arguments: [("active", "18:00, with one wake"), ("passive", "18:00, without a wake")])
  func wake(level: String, words: String) {
    var harness = ScreenHarness(columns: 200, rows: 40)
    harness.play(
      """
      device os=16
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      summary on times=18:00 apps=chat
      push chat {"aps":{"alert":"A","interruption-level":"\(level)"}}
      sleep
      at 18:00
      """)
    harness.type("w")
    #expect(harness.text.contains(words), "\(harness.text)")
    #expect(harness.text.contains(/as one summary\. +F13/), "\(harness.text)")
  }

  @Test(
    "F13, F14: where the head of a summary is selected, the marker runs down its whole card",
    arguments: ["dark", "terminal", "mono"])
  func markedWhole(theme: String) {
    var harness = ScreenHarness.summary(columns: 80, rows: 40, theme: theme)
    harness.play("at 18:00")
    func isMarked(_ words: String) -> Bool {
      harness.text.split(separator: "\n").contains { $0.hasPrefix("▌") && $0.contains(words) }
    }
    for words in ["Summary", "Marrow", "The big one is gone.", "Slugs", "more from"] {
      #expect(isMarked(words), "\(words): \(harness.text)")
    }
    harness.type("j")
    #expect(isMarked("Marrow") && isMarked("The big one is gone."), "\(harness.text)")
    for words in ["Summary", "Slugs", "more from"] {
      #expect(!isMarked(words), "\(words): \(harness.text)")
    }
  }

  @Test("F15: View, Clear, x and a click act on all of it", arguments: 0..<4)
  func acting(way: Int) {
    var harness = ScreenHarness.summary(columns: 120, rows: 40)
    harness.play("at 18:00")
    let card = harness.state.summary.cards[0]
    switch way {
    case 0: harness.type("x")
    case 1: harness.type("jx")
    case 2: harness.click(.offer(Offer("Clear", .summary(.clear()))))
    default: harness.click(.row(.summary(card.date)))
    }
    #expect(harness.state.summary.cards.isEmpty)
    #expect(harness.state.list.count == (way == 3 ? 4 : 0))
  }

  @Test("F15: Enter and x on an older summary act on that one", arguments: ["open", "clear", "X"])
  func actingOnOlder(act: String) throws {
    var harness = ScreenHarness.summary(columns: 120, rows: 40)
    harness.play("summary on times=12:00,18:00\nat 12:00")
    harness.push("New", "after", app: "com.example.parcel", then: 0)
    harness.play("at 18:00")
    let cards = harness.state.summary.cards
    try #require(cards.map(\.members.count) == [4, 1])
    let opening = Command.summary(.open(at: cards[0].date))
    #expect(harness.state.actTitle(opening) == "View Afternoon Summary")
    #expect(harness.selectedWords == "summary", "the selection stays on what it was on")
    if act == "open" { harness.press(.enter) } else { harness.type(act == "X" ? "X" : "x") }
    #expect(harness.state.summary.cards.map(\.date) == [cards[1].date])
    #expect(harness.state.list.count == (act == "open" ? 4 : 0))
  }

  @Test("F14: Enter on what it shows opens that, in its app")
  func featured() {
    var harness = ScreenHarness.summary(columns: 120, rows: 40)
    harness.play("at 18:00")
    harness.type("jw")
    #expect(harness.text.contains("Marrow"), "\(harness.text)")
    harness.press(.escape)
    harness.press(.enter)
    #expect(harness.effects.last == .perform(.tap(harness.state.notification(3).key)))
  }

  @Test("F15: in Notification Center it lies among the rows at the time at which it came")
  func place() {
    var harness = ScreenHarness.summary(columns: 120, rows: 40)
    harness.push("Old", "before", app: "com.example.rota", then: 0)
    harness.play("at 18:00")
    harness.push("New", "after", app: "com.example.rota", thread: "x", then: 0)
    harness.play("unlock\ncenter")
    let rows = harness.model.list.rows(in: harness.scene)
    let spots = (0..<rows.count).compactMap(rows.spot)
    let card = harness.state.summary.cards[0]
    #expect(
      spots == [
        .clearAll, .notification(5), .summary(card.date), .notification(3), .notification(0),
        .notification(4),
      ])
    for (index, spot) in spots.enumerated() { #expect(rows.index(of: spot) == index) }
  }

  @Test(
    "F6, F13, U6: a summary that lies in Notification Center alone is below its heading, alone or below rows",
    arguments: [false, true])
  func summaryInCenter(hasRow: Bool) throws {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.play(
      """
      device os=15
      app {"bundleIdentifier":"com.example.chat","displayName":"Chat"}
      app {"bundleIdentifier":"com.example.rota","displayName":"Rota"}
      focus Work apps=rota
      summary on times=18:00 apps=chat
      push chat {"aps":{"alert":"See you"}}
      at 18:00
      """)
    if hasRow { harness.push("Kettle", "Descale it", app: "com.example.rota", then: 0) }
    let card = try #require(harness.state.summary.cards.first)
    try #require(card.section == .notificationCenter)
    let rows = harness.model.list.rows(in: harness.scene)
    let spots = (0..<rows.count).compactMap(rows.spot)
    let header = try #require(spots.firstIndex(of: .clearHistory))
    #expect(spots[header + 1] == .summary(card.date))
    #expect(header == (hasRow ? 2 : 0) && rows.firstRowIndex == 1)
    for (index, spot) in spots.enumerated() { #expect(rows.index(of: spot) == index) }
    let lines = harness.text.split(separator: "\n")
    let heading = try #require(lines.firstIndex { $0.contains("─ Notification Center ─") })
    #expect(lines[heading...].contains { $0.contains("Summary ·") }, "\(harness.text)")
  }

  @Test("G23: where the locked phone lists nothing but history, one header clears it")
  func oneClear() {
    var harness = ScreenHarness(columns: 80, rows: 24)
    harness.install("com.example.messages", "Messages")
    harness.push("Jo", "I bring cake", then: 0)
    harness.play("unlock\nlock")
    #expect(harness.text.ranges(of: "✕ Clear").count == 1, "\(harness.text)")
    let line = harness.text.split(separator: "\n").first { $0.contains("✕ Clear") } ?? ""
    #expect(line.contains("1 notification  ─") && line.contains(" Notification Center "))
    let rows = harness.model.list.rows(in: harness.scene)
    let spots = (0..<rows.count).compactMap(rows.spot)
    #expect(spots == [.clearHistory, .notification(0)] && rows.firstRowIndex == 1)
    for (index, spot) in spots.enumerated() { #expect(rows.index(of: spot) == index) }
    #expect(rows.index(of: .clearAll) == nil)
    harness.type("kk")
    #expect(harness.selectedWords == "clear history")
    harness.play("device os=16\nsetting messages display=count")
    #expect(harness.text.ranges(of: "✕ Clear").count <= 1, "\(harness.text)")
    harness.push("Kim", "Ticket?", thread: "trip", then: 0)
    harness.play("setting messages display=stack")
    #expect(harness.text.ranges(of: "✕ Clear").count == 2, "\(harness.text)")
  }

  @Test("G23, F19: where an app is only counted the list has its Clear all the same")
  func clearBesideCounted() {
    var harness = ScreenHarness.today(columns: 80, rows: 40)
    harness.play("setting rota display=count")
    #expect(harness.text.contains("✕ Clear"), "\(harness.text)")
    harness.type("fparcel")
    harness.press(.enter)
    #expect(!harness.text.contains("✕ Clear"), "\(harness.text)")
  }

  @Test("F16: what is held is looked at from the end of Notification Center, and opened there")
  func held() {
    var harness = ScreenHarness.summary(columns: 120, rows: 40)
    harness.play("unlock\ncenter")
    #expect(harness.text.contains("Show Next Summary"), "\(harness.text)")
    harness.type("G")
    harness.press(.enter)
    #expect(harness.state.summary.isNextShown)
    #expect(harness.text.contains("Knotted again."), "\(harness.text)")
    harness.type("G")
    harness.press(.enter)
    #expect(harness.state.summary.held == [0, 1, 2])
    #expect(harness.state.device.foregroundApp == "com.example.allotment")
  }

  @Test("F3: Leave On and Turn Off stand under the first two of an app, until one is pressed")
  func timeSensitive() {
    for (presses, isOn) in [(1, true), (2, false)] {
      var harness = ScreenHarness.today(columns: 80, rows: 40)
      #expect(harness.text.contains("TIME SENSITIVE") && harness.text.contains("Leave On"))
      harness.type("gg")
      for _ in 0..<1 { harness.press(.down) }
      for _ in 1..<presses { harness.press(.right) }
      harness.press(.enter)
      #expect(harness.state.app("com.example.parcel")?.settings[.timeSensitive] == isOn)
      #expect(!harness.text.contains("‹ Leave On ›"), "\(harness.text)")
      #expect(harness.text.contains("Parcel: "), "what was chosen is said")
    }
  }
}
