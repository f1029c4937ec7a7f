import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Settings of the whole phone, from iOS 15")
struct PhoneSettingsTests {
  private func settings() -> ScreenHarness {
    var harness = ScreenHarness.today(columns: 100, rows: 40)
    harness.play("focus off\nunlock\nsettings")
    return harness
  }

  @Test(
    "Each row is reached by keys and by a click, acts the same, and says what it means",
    arguments: [
      nil, .focuses, .focus("Work"), .focus("Do Not Disturb"), .summary,
    ] as [SettingsBranch?])
  func rows(branch: SettingsBranch?) throws {
    var start = settings()
    start.model.phone.settings.open(branch)
    let rows = start.model.phone.settingsRows(start.scene)
    #expect(!rows.isEmpty)
    for (index, row) in rows.enumerated() {
      var (byKeys, byMouse) = (start, start)
      byKeys.type("gg" + String(repeating: "j", count: index))
      #expect(SettingsSurface.row(byKeys.model, byKeys.scene) == row)
      byKeys.press(.enter)
      let isHit = byMouse.click(.setting(row))
      #expect(isHit, "\(row)\n\(byMouse.text)")
      #expect(byKeys.effects == byMouse.effects, "\(row)")
      let isOpened =
        byKeys.model.phone.settings.branch(in: byKeys.scene) != branch
        || !byKeys.model.sheets.isEmpty
      #expect(isOpened || byKeys.effects.count > start.effects.count, "\(row) does nothing")
      #expect(byKeys.text == byMouse.text, "\(row)")
    }
  }

  @Test(
    "F5: who is turned off keeps the row until the page is left, and no key reaches another one")
  func personStays() throws {
    var harness = settings()
    harness.play("focus Work people=Ann,Bo\nfocus off")
    harness.model.phone.settings.open(
      .focus("Work"), selecting: .phone(.focusField("Work", .person("Ann"))))
    harness.type(" ")
    let inForce = harness.state.focusInForce?.name
    #expect(harness.state.focus.named("Work").people == ["Bo"])
    #expect(
      SettingsSurface.row(harness.model, harness.scene)
        == .phone(.focusField("Work", .person("Ann"))))
    harness.type(" ")
    #expect(harness.state.focus.named("Work").people.sorted() == ["Ann", "Bo"])
    #expect(harness.state.focusInForce?.name == inForce)
    harness.type(" ")
    harness.press(.escape)
    harness.press(.enter)
    #expect(!harness.text.contains("Ann"), "\(harness.text)")
  }

  @Test("Esc goes from a Focus to the list of them, from that to the first page, and home")
  func back() {
    var harness = settings()
    harness.type("gg")
    harness.press(.enter)
    #expect(harness.model.phone.settings.branch(in: harness.scene) == .focuses)
    harness.type("jjj")
    harness.press(.enter)
    #expect(harness.model.phone.settings.branch(in: harness.scene) == .focus("Work"))
    harness.press(.escape)
    #expect(SettingsSurface.row(harness.model, harness.scene) == .phone(.focus("Work")))
    harness.press(.escape)
    #expect(SettingsSurface.row(harness.model, harness.scene) == .phone(.focuses))
    harness.press(.escape)
    #expect(harness.state.device.screen == .home)
  }

  @Test("P21: times of every day are written as the phone's clock is, by 12 hours in en_US")
  func clocks() {
    var harness = settings()
    harness.play("focus Work schedule=09:00-17:00\nfocus off\nsummary on times=18:00")
    let (time, span) = (TimeOfDay(minutes: 1080), DailySpan(start: 540, end: 1020))
    #expect(harness.state.words(time).hasPrefix("6:00"))
    #expect(harness.state.words(span).hasPrefix("9:00"))
    for (branch, row, words) in [
      (nil, nil, harness.state.words(time)), (.summary, nil, harness.state.words(time)),
      (.focuses, .phone(.focus("Work")), harness.state.words(span)),
      (.focus("Work"), nil, harness.state.words(span)),
    ] as [(SettingsBranch?, SettingsRow?, String)] {
      harness.model.phone.settings.open(branch, selecting: row)
      let page = SettingsPane(model: harness.model, scene: harness.scene).part.words
      #expect(page.contains(words), "\(words)\n\(harness.text)")
      #expect(!page.contains("18:00") && !page.contains("17:00"), "\(harness.text)")
    }
  }

  @Test("A switch of a Focus has its word, as those of apps have")
  func switches() {
    var harness = settings()
    harness.model.phone.settings.open(.focus("Work"))
    #expect(harness.text.contains(" ●━") && harness.text.contains(" ━○"), "\(harness.text)")
    for line in harness.text.split(separator: "\n") where line.contains("●━") {
      #expect(line.lowercased().contains("on ●━"), "\(line)")
    }
  }

  @Test("F11: times are added, moved and taken away; one stays")
  func times() {
    var harness = settings()
    harness.model.phone.settings.open(.summary, selecting: .phone(.addSummaryTime))
    harness.press(.enter)
    #expect(harness.state.summary.schedule.times.map(\.description) == ["08:00", "12:00", "18:00"])
    #expect(
      SettingsSurface.row(harness.model, harness.scene)
        == .phone(.summaryTime(TimeOfDay(minutes: 720))))
    harness.press(.right)
    #expect(harness.state.summary.schedule.times.map(\.description) == ["08:00", "12:30", "18:00"])
    harness.press(.left)
    harness.press(.left)
    #expect(harness.state.summary.schedule.times.map(\.description) == ["08:00", "11:30", "18:00"])
    for _ in 0..<4 { harness.press(.enter) }
    #expect(harness.state.summary.schedule.times.count == 1)
    #expect(!harness.state.device.hasScheduledSummary)
  }

  @Test("F19: Display As is set for the whole phone and for an app")
  func display() {
    var harness = settings()
    harness.model.phone.settings.row = .phone(.display)
    harness.press(.right)
    #expect(harness.state.device.displayStyle == .list)
    harness.press(.left)
    harness.press(.left)
    #expect(harness.state.device.displayStyle == .count)
    harness.play("settings parcel")
    let keys = harness.state.settingsRows.compactMap { row -> String? in
      if case .setting(_, let key) = row { key } else { nil }
    }
    #expect(Set(["time-sensitive", "delivery", "display"]).isSubset(of: keys))
  }

  @Test("F18: an app is muted on its page, and no longer")
  func mute() {
    var harness = settings()
    harness.play("settings rota")
    harness.model.phone.settings.row = .phone(.mute("com.example.rota"))
    harness.press(.enter)
    #expect(harness.state.app("com.example.rota")?.mutedUntil != nil)
    #expect(harness.text.contains("Silent until"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.state.app("com.example.rota")?.mutedUntil == nil)
  }

  @Test("F18: the row of an app that is muted for today says so")
  func muteForToday() {
    var harness = settings()
    harness.play("mute rota today\nsettings rota")
    harness.model.phone.settings.row = .phone(.mute("com.example.rota"))
    #expect(harness.text.contains("Mute for Today"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.text.contains("Mute for 1 Hour"), "\(harness.text)")
  }

  @Test("F11: while no summary is scheduled none is said to come, nor anything to be held")
  func summaryOff() {
    var harness = settings()
    harness.play("setting rota delivery=summary\nsummary off times=18:00")
    let row = SettingsRow.phone(.summaryApp("com.example.rota"))
    func page() -> String { SettingsPane(model: harness.model, scene: harness.scene).part.words }
    for (line, isOn) in [("summary off", false), ("summary on", true)] {
      harness.play(line)
      harness.model.phone.settings.open(.summary, selecting: row)
      #expect(page().contains("is held for the summary") == isOn, "\(page())")
      #expect(page().contains("at once, until the summary is on") != isOn, "\(page())")
      harness.type("ggj")
      #expect(page().contains("A summary comes then") == isOn, "\(page())")
    }
  }

  @Test(
    "F11: of times that cannot be taken away or moved it is said as the summary is, on or off",
    arguments: [
      (
        "summary on", "A summary comes once a day at least; turn it off instead.",
        "A summary comes at 6:30 PM already."
      ),
      (
        "summary off", "A summary needs one time at least.", "6:30 PM is one of its times already."
      ),
    ])
  func summaryTimes(line: String, last: String, taken: String) {
    var harness = settings()
    let row = SettingsRow.phone(.summaryTime(TimeOfDay(minutes: 18 * 60)))
    harness.play(line + " times=18:00")
    harness.model.phone.settings.open(.summary, selecting: row)
    harness.press(.enter)
    #expect(harness.model.message?.text == last)
    harness.play(line + " times=18:00,18:30")
    harness.model.phone.settings.open(.summary, selecting: row)
    harness.press(.right)
    #expect(harness.model.message?.text == taken)
  }

  @Test("X16: from iOS 15 on Siri reads out whatever comes, as the switch says")
  func announcements() throws {
    var harness = settings()
    harness.play("setting rota announce=off")
    let app = try #require(harness.state.app("com.example.rota"))
    #expect(
      harness.state.meaning(ofSetting: "announce", of: app) == "Turned on, Siri reads new ones out."
    )
  }

  @Test("U11: what Badges means says of a kept number only where there is one")
  func badges() throws {
    var harness = settings()
    func meaning() throws -> String? {
      let app = try #require(harness.state.app("com.example.rota"))
      return harness.state.meaning(ofSetting: "badges", of: app)
    }
    harness.play("set-badge rota 3")
    #expect(
      try meaning() == "Turned off, its number is kept, but its icon does not show it.")
    harness.play("setting rota badges=off")
    #expect(try meaning() == "Turned on, its icon shows the number that was kept: 3.")
    harness.play("set-badge rota 0")
    #expect(try meaning() == "Turned on, its icon shows the numbers that come.")
    harness.play("setting rota badges=on")
    #expect(
      try meaning() == "Turned off, numbers that come are kept, but its icon does not show them.")
  }

  @Test("U1: a page that is scrolled begins with a title, never with a value that has its own line")
  func beginsWithTitle() {
    for height in 12...17 {
      var harness = ScreenHarness.pods(columns: 40, rows: height)
      harness.speakSystemWords(of: "pl_PL")
      harness.play(
        """
        device os=15
        summary on times=18:00 apps=com.example.podcasts
        unlock
        settings podcasts
        """)
      for row in harness.model.phone.settingsRows(harness.scene) {
        harness.model.phone.settings.row = row
        let first = harness.text.split(separator: "\n", omittingEmptySubsequences: false)[2]
        #expect(!first.hasPrefix("    "), "\(row)\n\(harness.text)")
      }
    }
  }

  @Test("Before iOS 15 nothing of it is there, and an open page closes with the system")
  func before() {
    var harness = settings()
    harness.model.phone.settings.open(.summary)
    harness.play("device os=12")
    #expect(harness.model.phone.settings.branch(in: harness.scene) == nil)
    #expect(harness.state.phoneSettings == [.globalPreviews])
  }
}
