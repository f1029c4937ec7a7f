import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Settings on the screen")
struct SettingsScreenTests {
  @Test("s s opens the list of apps at the selected one; Enter its page; Esc goes back by one")
  func walking() {
    var harness = Self.opened()
    #expect(harness.state.device.settingsApp == nil)
    #expect(SettingsSurface.row(harness.model, harness.scene) == .app("com.example.podcasts"))
    harness.press(.enter)
    #expect(harness.state.device.settingsApp == "com.example.podcasts")
    #expect(harness.text.contains("Allow Notifications"), "\(harness.text)")
    harness.press(.escape)
    #expect(harness.state.device.settingsApp == nil)
    #expect(SettingsSurface.row(harness.model, harness.scene) == .app("com.example.podcasts"))
    harness.press(.escape)
    #expect(harness.state.device.screen == .home)
  }

  @Test("U1: each row is set by Enter, Space and a click, and says what that will change")
  func rows() throws {
    var harness = Self.page()
    for row in harness.state.settingsRows {
      guard case .setting(let app, let key) = row else { continue }
      for way in 0..<3 {
        let before = try #require(
          harness.state.app(app)?.shownSetting(key, in: harness.state.device.profile))
        harness.model.phone.settings.row = row
        let meant = before.isSwitch ? before.stepped(by: 1) : before
        let meaning = Words.meaning(of: meant, nil, on: Device(timeZone: .utc))
        let firstWords = meaning.split(separator: " ").prefix(3).joined(separator: " ")
        #expect(harness.text.contains(firstWords), "\(firstWords)\n\(harness.text)")
        switch way {
        case 0: harness.press(.enter)
        case 1: harness.type(" ")
        default: harness.click(.setting(row))
        }
        let after = try #require(
          harness.state.app(app)?.shownSetting(key, in: harness.state.device.profile))
        #expect(after == before.stepped(by: 1), "\(key)")
        #expect(harness.effects.last == .perform(.set(app, [after])))
      }
    }
  }

  @Test("U1: all that is set for an app has its place on the page, once")
  func settingsOfApp() {
    #expect(SettingsRow.settingsOfApp.joined().sorted() == Setting.keys.sorted())
  }

  @Test("U1: an app's page is in the phone's order, with air where a group begins")
  func groups() throws {
    let lines = Self.page(rows: 40).text.split(separator: "\n", omittingEmptySubsequences: false)
    let titles = [
      "Allow Notifications", "Lock Screen", "Notification Center", "Banners", "Banner Style",
      "Sounds", "Badges", "Show Previews", "Notification Grouping",
    ]
    let found = lines.indices.filter { line in titles.contains { lines[line].contains($0 + "  ") } }
    try #require(found.count == titles.count, "\(lines.joined(separator: "\n"))")
    for (line, title) in zip(found, titles) {
      #expect(lines[line].contains(title), "\(lines[line])")
      let isFirst = ["Allow Notifications", "Lock Screen", "Show Previews"].contains(title)
      #expect(lines[line - 1].allSatisfy { $0 == " " } == isFirst, "\(title)")
    }
  }

  @Test("In the list an app's icon has the app's color")
  func tint() throws {
    var harness = Self.opened()
    harness.install("com.example.chat", "Chat", icon: "C")
    let canvas = harness.model.frame(in: harness.scene).canvas
    let row = try #require(
      (0..<canvas.size.rows).map { Array(canvas.row($0)) }.first {
        String($0.map(\.character)).contains("C  Chat ")
      }, "\(harness.text)")
    let icon = try #require(row.first { $0.character == "C" })
    #expect(icon.style.foreground == harness.state.tint(of: "com.example.chat"))
    #expect(icon.style.foreground != .accent)
  }

  @Test("H1: the words under Show Previews are about the value that is set")
  func meaning() {
    var harness = Self.opened()
    harness.type("gg")
    #expect(harness.text.contains("Always: content shows on the locked phone"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.text.contains("When Unlocked: content shows once"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.text.contains("Never: words stand for"), "\(harness.text)")
  }

  @Test("Left and Right take the value before and after")
  func values() {
    var harness = Self.page()
    harness.model.phone.settings.row = .setting("com.example.podcasts", "grouping")
    harness.press(.right)
    #expect(harness.state.app("com.example.podcasts")?.settings.grouping == .byApp)
    harness.press(.left)
    harness.press(.left)
    #expect(harness.state.app("com.example.podcasts")?.settings.grouping == .off)
  }

  @Test("Left and Right turn no switch, and say what does", arguments: [Key.Code.left, .right])
  func switches(key: Key.Code) {
    var harness = Self.page()
    harness.model.phone.settings.row = .setting("com.example.podcasts", "notifications")
    let before = harness.effects
    harness.press(key)
    #expect(harness.effects == before)
    #expect(harness.model.message?.text == Words.notStepped.standard)
  }

  @Test("Help lists Left and Right among what can be done here, where a value is selected")
  func help() throws {
    var harness = Self.page()
    harness.model.phone.settings.row = .setting("com.example.podcasts", "grouping")
    harness.type("?")
    let sheet = try #require(harness.model.sheets.last as? HelpSheet)
    let here = HelpEntries(sheet, harness.model, harness.scene).groups.first?.controls.map(\.id)
    for control in [ControlID.swipe, .expand] {
      #expect(here?.contains(control) == true, "\(harness.text)")
    }
  }

  @Test("H1: the whole phone's previews are in the list")
  func previews() {
    var harness = Self.opened()
    harness.type("gg")
    harness.press(.enter)
    #expect(harness.effects.last == .perform(.set(nil, [.previews(.whenUnlocked)])))
    #expect(harness.text.contains("When Unlocked"), "\(harness.text)")
  }

  @Test("The list says in a few words what each app may do")
  func summaries() {
    var harness = Self.opened()
    harness.play(ScreenHarness.trial)
    harness.play(
      "app {\"bundleIdentifier\":\"com.example.new\",\"displayName\":\"New\"} state=fresh")
    #expect(harness.text.contains("Banners, Sounds, Badges"), "\(harness.text)")
    #expect(harness.text.contains("? Trial") && harness.text.contains("provisional"))
    #expect(harness.text.contains("not determined"))
    harness.play("deliver-quietly podcasts")
    #expect(harness.text.contains("☾ Podcasts") && harness.text.contains("Deliver Quietly"))
    harness.play("turn-off podcasts")
    #expect(harness.text.contains("Off"), "\(harness.text)")
    harness.play("turn-off trial")
    let trial = harness.text.split(separator: "\n").first { $0.contains("Trial") }
    #expect(trial?.contains("Off") == true, "\(harness.text)")
    #expect(!harness.text.contains("denied"), "\(harness.text)")
  }

  @Test("H1, U1: what an app goes by says what that is for now")
  func byDefault() {
    var harness = Self.page()
    #expect(harness.text.contains("Always (Default)"), "\(harness.text)")
    harness.play("setting all previews=never")
    #expect(harness.text.contains("Never (Default)"), "\(harness.text)")
  }

  @Test("F19, U1: each row that goes by the phone says what is set there for it, for no other")
  func eachByDefault() throws {
    var harness = Self.page(rows: 40)
    harness.play("device os=16")
    harness.play("setting all previews=never display=list")
    let said = ["previews": "Never (Default)", "display": "List (Default)"]
    for setting in try #require(harness.state.app("com.example.podcasts")).settings.all {
      guard setting.goesByPhone else {
        #expect(said[setting.key] == nil, "\(setting)")
        continue
      }
      let title = harness.state.systemWords(setting.systemTitle)
      let row = harness.text.split(separator: "\n").first { $0.contains(title) }
      let words = try #require(said[setting.key], "\(setting) has no words")
      #expect(row?.contains(words) == true, "\(title)\n\(harness.text)")
    }
  }

  @Test("U15, X14: the link to the app's own settings is there where the app has them")
  func link() {
    var harness = Self.page()
    #expect(!harness.text.contains("Notification Settings"))
    harness.play(Self.chat)
    harness.play("settings chat")
    harness.type("G")
    #expect(harness.text.contains("Chat Notification Settings"), "\(harness.text)")
    harness.press(.enter)
    #expect(harness.state.device.foregroundApp == "com.example.chat")
    #expect(harness.state.calls.last?.method == .openSettingsFor)
  }

  @Test("The device token is there, and Enter copies it")
  func token() throws {
    var harness = Self.page()
    harness.type("G")
    let token = try #require(harness.state.app("com.example.podcasts")).token
    harness.press(.enter)
    #expect(harness.effects.last == .terminal(.copy("\(token)")))
  }

  @Test("However little room there is, the selected row and what it says are seen")
  func smallest() {
    var harness = Self.page(columns: 40, rows: 12)
    for row in harness.state.settingsRows {
      harness.model.phone.settings.row = row
      _ = harness.model.show(in: harness.scene)
      #expect(
        harness.model.painted.targets.contains { $0.id == .setting(row) }, "\(row)\n\(harness.text)"
      )
    }
  }

  @Test("X2: the management sheet leads to the app's page")
  func fromSheet() {
    var harness = ScreenHarness.pods()
    harness.type("susc")
    harness.type("m3")
    #expect(harness.state.device.settingsApp == "com.example.podcasts")
    #expect(harness.state.sheet == nil)
    #expect(harness.text.contains("Allow Notifications"), "\(harness.text)")
  }

  @Test("PageDown, PageUp and a click on what counts the rest turn a page, and go to no end")
  func pages() {
    var harness = Self.manyApps()
    func index(_ harness: ScreenHarness) -> Int {
      harness.model.phone.settings.index(among: harness.model.phone.settingsRows(harness.scene))
    }
    #expect(harness.text.contains("App 10") && !harness.text.contains("App 30"))
    var clicked = harness
    harness.press(.pageDown)
    let isHit = clicked.click(.control(.pageDown))
    #expect(isHit && clicked.text == harness.text, "\(clicked.text)")
    #expect(!harness.text.contains("App 10"), "\(harness.text)")
    #expect(harness.text.contains("↑ ") && harness.text.contains("↓ "), "\(harness.text)")
    let first = index(harness)
    harness.press(.pageDown)
    #expect(index(harness) > first, "\(harness.text)")
    harness.press(.pageUp)
    #expect(index(harness) > 0 && harness.text.contains("↓ "), "\(harness.text)")
    for _ in 0..<4 { harness.press(.pageUp) }
    #expect(index(harness) == 0)
  }

  @Test("Where there is little room, what an app may do is cut before its name")
  func longValues() {
    let harness = Self.opened(columns: 40)
    #expect(harness.text.contains(" Podcasts  Banners, Sounds"), "\(harness.text)")
  }

  @Test("U1: a value that has no room beside its title has its own line, and neither is cut")
  func twoLines() {
    var harness = Self.page(columns: 40, rows: 60)
    harness.speakSystemWords(of: "pl_PL")
    harness.play("device os=15\nsummary on times=18:00 apps=com.example.podcasts")
    for words in ["Dostarczanie powiadomień", "Zaplanowane podsumowanie", "Zawsze (domyślnie)"] {
      #expect(harness.text.contains(words), "\(harness.text)")
    }
  }

  private static func manyApps() -> ScreenHarness {
    var harness = ScreenHarness()
    for number in 10..<50 {
      harness.install(BundleIdentifier("com.example.app\(number)"), "App \(number)")
    }
    harness.play("unlock\nsettings")
    return harness
  }

  private static func opened(columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var harness = ScreenHarness.pods(columns: columns, rows: rows)
    harness.type("suss")
    return harness
  }

  private static func page(columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var harness = opened(columns: columns, rows: rows)
    harness.press(.enter)
    return harness
  }

  private static let chat = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat",
      "authorization":{"options":["alert","providesAppNotificationSettings"]},
      "delegate":{"openSettingsFor":true}}
    """
}
