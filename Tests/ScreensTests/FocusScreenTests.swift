import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Focus by keys and mouse")
struct FocusScreenTests {
  private func phone(_ columns: Int = 100, _ rows: Int = 40) -> ScreenHarness {
    var harness = ScreenHarness.today(columns: columns, rows: rows)
    harness.play("focus off")
    return harness
  }

  @Test("F4: o f lists them, Enter turns one on and the other off; both are named where one looks")
  func choosing() {
    var harness = phone()
    harness.type("of")
    for name in ["Do Not Disturb", "Personal", "Sleep", "Work", "Another…"] {
      #expect(harness.text.contains(name), "\(name)\n\(harness.text)")
    }
    harness.type("jj")
    harness.press(.enter)
    #expect(harness.state.focusInForce?.name == "Sleep")
    #expect(harness.text.components(of: "☾ Sleep") == 2, "\(harness.text)")
    harness.type("of")
    harness.press(.enter)
    #expect(harness.state.focusInForce == nil)
    #expect(!harness.text.contains("☾ Sleep"))
  }

  @Test("F8: the status line says until when")
  func until() {
    var harness = phone()
    harness.play("focus Work schedule=09:00-17:00")
    #expect(harness.text.contains("☾ Work until 17:00") || harness.text.contains("until 5:00"))
  }

  @Test("F4: its name on the lock screen and in the status line opens the list")
  func clicking() {
    var harness = phone()
    harness.play("focus Work")
    harness.click(.control(.focus))
    #expect(harness.model.sheets.last is FocusSheet)
  }

  @Test("F5: e edits one; each row is a line of its own, and leaves it off where it is off")
  func editing() throws {
    var harness = phone()
    harness.type("ofje")
    #expect(harness.model.sheets.last is FocusFormSheet)
    let page = FocusPage("Personal", in: harness.state)
    let fields = page.fields
    #expect(fields.contains(.app("com.example.parcel")) && fields.contains(.schedule))
    for (index, field) in fields.enumerated()
    where ![.isOn, .people, .place].contains(field) {
      let before = FocusPage("Personal", in: harness.state)
      let values = (before.value(of: field), before.title(of: field))
      harness.press(.home)
      harness.type(String(repeating: "j", count: index) + " ")
      let after = FocusPage("Personal", in: harness.state)
      #expect((after.value(of: field), after.title(of: field)) != values, "\(field)")
      #expect(harness.state.focusInForce == nil || field == .schedule, "\(field)")
    }
    #expect(harness.model.sheets.last is FocusFormSheet)
  }

  @Test("F5: x in the list and the last row of its page delete one; what was never set up stays")
  func deleting() {
    for isOnPage in [false, true] {
      var harness = phone()
      harness.play("focus Reading apps=parcel")
      harness.model.open(FocusSheet(harness.scene))
      if !isOnPage {
        harness.type("x")
      } else {
        harness.type("eG")
        #expect(harness.text.contains("! Delete Focus"), "\(harness.text)")
        harness.type(" ")
        harness.press(.right)
        #expect(harness.state.focus.isSetUp("Reading"), "a switch is stepped through, this is none")
        harness.press(.enter)
      }
      #expect(!harness.state.focus.isSetUp("Reading") && harness.state.focusInForce == nil)
      #expect(harness.text.contains("Reading is deleted."), "\(harness.text)")
    }
    var harness = phone()
    harness.type("ofx")
    #expect(harness.text.contains("nothing was set for it"), "\(harness.text)")
    #expect(FocusPage("Personal", in: harness.state).fields.last == .place)
    #expect(FocusPage("Work", in: harness.state).fields.last == .delete)
  }

  @Test("F5: beside one that silences stands what it silences, not what passes")
  func summaries() {
    var harness = phone()
    harness.play("focus Reading mode=silence apps=rota\nfocus Quiet mode=silence\nfocus off")
    #expect(FocusPage("Reading", in: harness.state).summary == "silences Rota")
    #expect(FocusPage("Quiet", in: harness.state).summary == "silences nothing")
    #expect(FocusPage("Personal", in: harness.state).summary == "lets nothing through")
  }

  @Test("Before iOS 15 there is none, and the key says so")
  func before() {
    var harness = ScreenHarness.morning()
    harness.type("of")
    #expect(harness.model.sheets.isEmpty && harness.text.contains("Before iOS 15"))
  }

  @Test("F5: people are typed, too, and one that is off stays off")
  func people() throws {
    var harness = phone()
    harness.model.open(FocusFormSheet("Personal"))
    let fields = FocusPage("Personal", in: harness.state).fields
    let index = try #require(fields.firstIndex(of: .people))
    harness.type(String(repeating: "j", count: index))
    harness.press(.enter)
    let line = (harness.model.sheets.last as? CommandSheet)?.field.text
    #expect(line == "focus Personal schedule=none people=")
    harness.play("focus Personal schedule=none people=Ann,Bo")
    #expect(FocusPage("Personal", in: harness.state).fields.contains(.person("Bo")))
    #expect(harness.state.focusInForce == nil)
  }

  @Test("F5: who is turned off keeps the row while the page is open, and is turned on again there")
  func personStays() throws {
    var harness = phone()
    harness.play("focus Personal people=Ann,Bo\nfocus off")
    try openForm(&harness, at: .person("Ann"))
    let before = harness.state.focus.named("Personal")
    harness.type(" ")
    #expect(harness.state.focus.named("Personal").people == ["Bo"])
    #expect(harness.text.contains("Ann"), "\(harness.text)")
    harness.type(" ")
    let after = harness.state.focus.named("Personal")
    #expect(after.people.sorted() == ["Ann", "Bo"])
    #expect(after.allowsTimeSensitive == before.allowsTimeSensitive)
  }

  @Test("F5: a new sender above the selected row takes no key from it")
  func newSender() throws {
    var harness = phone()
    harness.play(
      #"app {"bundleIdentifier":"com.example.choir","displayName":"Choir","entitlements":["com.apple.developer.usernotifications.communication"]}"#
    )
    try openForm(&harness, at: .badges)
    harness.play(
      #"schedule choir {"identifier":"o","content":{"body":"Oompah?","communication":{"sender":"Zo"}},"trigger":null}"#
    )
    #expect(FocusPage("Personal", in: harness.state).fields.contains(.person("Zo")))
    let before = harness.state.focus.named("Personal")
    harness.type(" ")
    let after = harness.state.focus.named("Personal")
    #expect(after.drawsBadges != before.drawsBadges)
    #expect(after.showsSilencedOnLockScreen == before.showsSilencedOnLockScreen)
  }

  private func openForm(_ harness: inout ScreenHarness, at field: FocusField) throws {
    harness.model.open(FocusFormSheet("Personal"))
    let fields = FocusPage("Personal", in: harness.state).fields
    let index = try #require(fields.firstIndex(of: field))
    harness.type(String(repeating: "j", count: index))
  }

  @Test("F8, F11: times are typed in the command line, which begins with the rest")
  func typing() {
    var harness = phone()
    harness.model.open(FocusFormSheet("Do Not Disturb"))
    harness.type("j")
    harness.press(.enter)
    #expect((harness.model.sheets.last as? CommandSheet)?.field.text.hasSuffix("schedule=") == true)
  }
}

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
    #expect(SettingsSurface.row(harness.model, harness.scene) == .focus("Work"))
    harness.press(.escape)
    #expect(SettingsSurface.row(harness.model, harness.scene) == .focuses)
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
      (.focuses, .focus("Work"), harness.state.words(span)),
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
    harness.model.phone.settings.open(.summary, selecting: .addSummaryTime)
    harness.press(.enter)
    #expect(harness.state.summary.schedule.times.map(\.description) == ["08:00", "12:00", "18:00"])
    #expect(
      SettingsSurface.row(harness.model, harness.scene) == .summaryTime(TimeOfDay(minutes: 720)))
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
    harness.model.phone.settings.row = .display
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
    harness.model.phone.settings.row = .mute("com.example.rota")
    harness.press(.enter)
    #expect(harness.state.app("com.example.rota")?.mutedUntil != nil)
    #expect(harness.text.contains("Silent until"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.state.app("com.example.rota")?.mutedUntil == nil)
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

extension String {
  /// How often it holds another.
  fileprivate func components(of other: String) -> Int {
    ranges(of: other).count
  }
}
