import Delivery
import Notifications
import TerminalCore
import Testing

@testable import Screens

@Suite("Settings on the screen")
struct SettingsScreenTests {
  @Test("s s opens the list of apps at the selected one; Enter its page; Esc goes back by one")
  func walking() {
    var stage = Self.opened()
    #expect(stage.state.device.settingsApp == nil)
    #expect(stage.model.settingsRow(stage.scene) == .app("com.example.podcasts"))
    stage.press(.enter)
    #expect(stage.state.device.settingsApp == "com.example.podcasts")
    #expect(stage.text.contains("Allow Notifications"), "\(stage.text)")
    stage.press(.escape)
    #expect(stage.state.device.settingsApp == nil)
    #expect(stage.model.settingsRow(stage.scene) == .app("com.example.podcasts"))
    stage.press(.escape)
    #expect(stage.state.device.screen == .home)
  }

  @Test("U1: each row is set by Enter, Space and a click, and says what that will change")
  func rows() throws {
    var stage = Self.page()
    for row in stage.state.settingsRows {
      guard case .setting(let app, let key) = row else { continue }
      for way in 0..<3 {
        let before = try #require(stage.state.app(app)?.shownSetting(key))
        stage.model.phone.settings.row = row
        let meant = before.isSwitch ? before.stepped(by: 1) : before
        let meaning = Words.meaning(of: meant, badge: nil, on: Device(timeZone: .utc))
        let firstWords = meaning.split(separator: " ").prefix(3).joined(separator: " ")
        #expect(stage.text.contains(firstWords), "\(firstWords)\n\(stage.text)")
        switch way {
        case 0: stage.press(.enter)
        case 1: stage.type(" ")
        default: stage.click(.setting(row))
        }
        let after = try #require(stage.state.app(app)?.shownSetting(key))
        #expect(after == before.stepped(by: 1), "\(key)")
        #expect(stage.effects.last == .perform(.set(app, [after])))
      }
    }
  }

  @Test("H1: the words under Show Previews are about the value that is set")
  func meaning() {
    var stage = Self.opened()
    stage.type("gg")
    #expect(stage.text.contains("Always: content shows on the locked phone"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.text.contains("When Unlocked: content shows once"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.text.contains("Never: words stand for"), "\(stage.text)")
  }

  @Test("Left and Right take the value before and after")
  func values() {
    var stage = Self.page()
    stage.model.phone.settings.row = .setting("com.example.podcasts", "grouping")
    stage.press(.right)
    #expect(stage.state.app("com.example.podcasts")?.settings.grouping == .byApp)
    stage.press(.left)
    stage.press(.left)
    #expect(stage.state.app("com.example.podcasts")?.settings.grouping == .off)
  }

  @Test("H1: the whole phone's previews are in the list")
  func previews() {
    var stage = Self.opened()
    stage.type("gg")
    stage.press(.enter)
    #expect(stage.effects.last == .perform(.set(nil, [.previews(.whenUnlocked)])))
    #expect(stage.text.contains("When Unlocked"), "\(stage.text)")
  }

  @Test("The list says in a few words what each app may do")
  func summaries() {
    var stage = Self.opened()
    stage.play(ScreenHarness.trial)
    stage.play("app {\"bundleIdentifier\":\"com.example.new\",\"displayName\":\"New\"} state=fresh")
    #expect(stage.text.contains("Banners, Sounds, Badges"), "\(stage.text)")
    #expect(stage.text.contains("? Trial") && stage.text.contains("provisional"))
    #expect(stage.text.contains("not determined"))
    stage.play("deliver-quietly podcasts")
    #expect(stage.text.contains("☾ Podcasts") && stage.text.contains("Deliver Quietly"))
    stage.play("turn-off podcasts")
    #expect(stage.text.contains("Off"), "\(stage.text)")
  }

  @Test("H1, U1: what an app goes by says what that is for now")
  func byDefault() {
    var stage = Self.page()
    #expect(stage.text.contains("Always (Default)"), "\(stage.text)")
    stage.play("setting all previews=never")
    #expect(stage.text.contains("Never (Default)"), "\(stage.text)")
  }

  @Test("U15, X14: the link to the app's own settings is there where the app has them")
  func link() {
    var stage = Self.page()
    #expect(!stage.text.contains("Notification Settings"))
    stage.play(Self.chat)
    stage.play("settings chat")
    stage.type("G")
    #expect(stage.text.contains("Chat Notification Settings"), "\(stage.text)")
    stage.press(.enter)
    #expect(stage.state.device.foregroundApp == "com.example.chat")
    #expect(stage.state.calls.last?.method == .openSettingsFor)
  }

  @Test("The device token is there, and Enter copies it")
  func token() throws {
    var stage = Self.page()
    stage.type("G")
    let token = try #require(stage.state.app("com.example.podcasts")).token
    stage.press(.enter)
    #expect(stage.effects.last == .terminal(.copy("\(token)")))
  }

  @Test("However little room there is, the selected row and what it says are seen")
  func smallest() {
    var stage = Self.page(columns: 40, rows: 12)
    for row in stage.state.settingsRows {
      stage.model.phone.settings.row = row
      _ = stage.model.show(in: stage.scene)
      #expect(
        stage.model.painted.targets.contains { $0.id == .setting(row) }, "\(row)\n\(stage.text)")
    }
  }

  @Test("X2: the management sheet leads to the app's page")
  func fromSheet() {
    var stage = ScreenHarness.pods()
    stage.type("susc")
    stage.type("m3")
    #expect(stage.state.device.settingsApp == "com.example.podcasts")
    #expect(stage.state.sheet == nil)
    #expect(stage.text.contains("Allow Notifications"), "\(stage.text)")
  }

  private static func opened(columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var stage = ScreenHarness.pods(columns: columns, rows: rows)
    stage.type("suss")
    return stage
  }

  private static func page(columns: Int = 80, rows: Int = 24) -> ScreenHarness {
    var stage = opened(columns: columns, rows: rows)
    stage.press(.enter)
    return stage
  }

  private static let chat = """
    app {"bundleIdentifier":"com.example.chat","displayName":"Chat",
      "authorization":{"options":["alert","providesAppNotificationSettings"]},
      "delegate":{"openSettingsFor":true}}
    """
}
