import Notifications
import Testing

@Suite("Settings of an app, one by one")
struct SettingTests {
  @Test("U1: each key takes its values and no others", arguments: Setting.keys)
  func keys(key: String) {
    let values = Setting.values(of: key)
    #expect(!values.isEmpty)
    for value in values {
      let setting = Setting(key: key, value: value)
      #expect(setting?.key == key && setting?.value == value)
    }
    for bad in ["", "On", "maybe", "true"] {
      #expect(Setting(key: key, value: bad) == nil, "\(key)=\(bad)")
    }
  }

  @Test("U1: a key that is none has no values", arguments: ["", "Sounds", "lockScreen", "banner"])
  func unknown(key: String) {
    #expect(Setting.values(of: key) == [] && Setting(key: key, value: "on") == nil)
  }

  @Test("Applying a setting changes that one, and changes are found again", arguments: Setting.keys)
  func applying(key: String) throws {
    let start = Settings()
    for value in Setting.values(of: key) {
      let setting = try #require(Setting(key: key, value: value))
      var settings = start
      settings.apply(setting)
      #expect(settings.all.first { $0.key == key } == setting)
      let isNew = !start.all.contains(setting)
      #expect(settings.changes(since: start) == (isNew ? [setting] : []))
      #expect(start.changes(since: settings).count == (isNew ? 1 : 0))
    }
  }

  @Test(
    "U14: an app begins with all on, temporary banners, its own grouping and everyone's previews")
  func defaults() {
    let settings = Settings()
    #expect(Settings.Switch.allCases.allSatisfy { settings[$0] })
    #expect(settings.bannerStyle == .temporary && settings.previews == nil)
    #expect(settings.grouping == .automatic)
    #expect(settings.delivery == .immediate && settings.display == nil)
    #expect(
      settings.all.map(\.value).suffix(5)
        == ["temporary", "default", "automatic", "immediate", "default"])
  }

  @Test("Each switch is a setting of its own")
  func switches() {
    for toggle in Settings.Switch.allCases {
      var settings = Settings()
      settings[toggle] = false
      for other in Settings.Switch.allCases { #expect(settings[other] == (other != toggle)) }
    }
  }

  @Test("X16: options are read by name, unknown ones left out, and written in one order")
  func options() {
    let options = AuthorizationOptions(named: ["badge", "alert", "nonsense", "alert"])
    #expect(options == [.alert, .badge] && options.names == ["alert", "badge"])
    #expect(AuthorizationOptions(named: "sounds") == nil)
    for (option, name) in AuthorizationOptions.names {
      #expect(AuthorizationOptions(named: name) == option && option.names == [name])
    }
    for (option, name) in PresentationOptions.names {
      #expect(PresentationOptions(named: name) == option && option.names == [name])
    }
    let bits = AuthorizationOptions.names.map(\.option.rawValue)
    #expect(Set(bits).count == bits.count && bits.allSatisfy { $0.nonzeroBitCount == 1 })
  }

  @Test("X16, P12: of options a version knows some, and refuses the newest of the others")
  func versions() {
    let all = AuthorizationOptions(named: AuthorizationOptions.names.map(\.name))
    #expect(all.known(in: .ios11).names == ["alert", "sound", "badge", "carPlay"])
    #expect(!all.known(in: .ios12).contains(.announcement))
    #expect(all.known(in: .ios13).contains(.announcement))
    #expect(!all.known(in: .ios15).contains(.announcement))
    #expect(all.known(in: .ios15).contains(.timeSensitive))
    #expect(all.refusal(in: .ios11)?.hasPrefix("timeSensitive is there from iOS 15 on") == true)
    #expect(AuthorizationOptions.alert.refusal(in: .ios10) == nil)
    #expect(PresentationOptions([.banner]).refusal(in: .ios13)?.contains("iOS 14") == true)
    #expect(PresentationOptions([.alert, .sound]).refusal(in: .ios10) == nil)
    #expect(WillPresent.unimplemented.options == [])
    #expect(WillPresent.options([.sound]).options == .sound)
  }
}
