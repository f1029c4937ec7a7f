import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("What an app can ask about its settings")
struct ReportedSettingsTests {
  private func reported(
    in profile: Profile = .ios12, isInSummaries: Bool = false,
    _ change: (inout InstalledApp) -> Void
  ) -> JSONValue {
    let app = App(bundleIdentifier: "com.example.chat", displayName: "Chat")
    var installed = InstalledApp(app, authorization: .authorized, seed: 1)
    change(&installed)
    return installed.reported(.always, isInSummaries: isInSummaries, profile: profile)
  }

  @Test(
    "U2, Z82: delivered quietly, Notification Center alone is enabled, and there is no alert style")
  func quiet() {
    let json = reported { app in
      for toggle in [Settings.Switch.lockScreen, .banners, .sounds, .badges] {
        app.settings[toggle] = false
      }
    }
    #expect(json["alertStyle"] == "none" && json["notificationCenterSetting"] == "enabled")
    #expect(json["lockScreenSetting"] == "disabled" && json["soundSetting"] == "disabled")
    #expect(json["authorizationStatus"] == "authorized")
  }

  @Test("U8: the alert style is banner or alert as banners stay, none where they are off")
  func style() {
    #expect(reported { _ in }["alertStyle"] == "banner")
    #expect(reported { $0.settings.bannerStyle = .persistent }["alertStyle"] == "alert")
    #expect(reported { $0.settings.banners = false }["alertStyle"] == "none")
  }

  @Test("U4: turned off looks like refused, and nothing is enabled")
  func turnedOff() {
    let json = reported { $0.settings.notifications = false }
    #expect(json["authorizationStatus"] == "denied" && json["alertStyle"] == "none")
    #expect(json["alertSetting"] == "disabled" && json["badgeSetting"] == "disabled")
  }

  @Test("U5: what was never asked for is not supported")
  func unsupported() {
    let json = reported { $0.requested.remove(.sound) }
    #expect(json["soundSetting"] == "notSupported" && json["carPlaySetting"] == "notSupported")
    #expect(json["criticalAlertSetting"] == "notSupported")
  }

  @Test("U5: before an app has asked, nothing is supported that it is going to ask for")
  func unasked() {
    let json = reported { app in
      app.app.authorizationOptions = [.alert, .sound, .badge, .carPlay]
      (app.authorization, app.requested, app.granted) = (.notDetermined, [], [])
    }
    let settings = [
      "alertSetting", "soundSetting", "badgeSetting", "carPlaySetting", "lockScreenSetting",
      "notificationCenterSetting",
    ]
    for setting in settings { #expect(json[setting] == "notSupported", "\(setting)") }
    #expect(json["alertStyle"] == "none")
  }

  @Test("U2, X16: whether it is read out is told from iOS 13 on, of every app from iOS 15 on")
  func announcement() {
    let asks: (inout InstalledApp) -> Void = { $0.requested.insert(.announcement) }
    #expect(reported(in: .ios12, asks)["announcementSetting"] == nil)
    #expect(reported(in: .ios13, asks)["announcementSetting"] == "enabled")
    #expect(reported(in: .ios13) { _ in }["announcementSetting"] == "notSupported")
    #expect(reported(in: .ios15) { _ in }["announcementSetting"] == "enabled")
    #expect(
      reported(in: .ios15) { $0.settings.announcements = false }["announcementSetting"]
        == "disabled")
    #expect(
      reported(in: .ios15) { $0.settings.notifications = false }["announcementSetting"]
        == "disabled")
  }

  @Test("U4, F2, F11: turned off, an app is told of no time-sensitive and no scheduled delivery")
  func turnedOffLater() {
    let (urgent, scheduled) = ("timeSensitiveSetting", "scheduledDeliverySetting")
    for isOn in [true, false] {
      let json = reported(in: .ios15, isInSummaries: true) { app in
        app.app.entitlements = ["com.apple.developer.usernotifications.time-sensitive"]
        app.settings.notifications = isOn
      }
      let reading: JSONValue = isOn ? "enabled" : "disabled"
      #expect(json[urgent] == reading && json[scheduled] == reading)
    }
    #expect(reported(in: .ios15) { $0.settings.delivery = .summary }[scheduled] == "disabled")
  }
}
