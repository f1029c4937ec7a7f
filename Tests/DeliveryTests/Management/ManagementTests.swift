import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Managing an app: quietly, prominently, off")
struct ManagementTests {
  private static let podcasts: BundleIdentifier = "com.example.podcasts"

  private static func phone(
    _ options: AuthorizationOptions = [.alert, .sound, .badge, .providesAppNotificationSettings],
    opensSettings: Bool = true, os profile: Profile = .ios12
  ) throws -> Phone {
    var phone = try Phone(apps: [])
    var change = DeviceConfiguration()
    change.profile = profile
    try phone.perform(.configure(change))
    var app = App(bundleIdentifier: podcasts, displayName: "Podcasts")
    app.authorizationOptions = options
    app.delegate.opensSettings = opensSettings
    try phone.perform(.install(app, isGranted: true))
    try phone.push("bees", thread: "bees", app: podcasts)
    try phone.push("wasps", thread: "bees", app: podcasts)
    return phone
  }

  private func app(_ phone: Phone) throws -> InstalledApp {
    try #require(phone.state.app(Self.podcasts))
  }

  private func target(_ name: String) -> ManagementTarget {
    .notification(NotificationKey(app: Self.podcasts, identifier: name))
  }

  private func titles(_ phone: Phone) -> [String] { phone.state.offers.map(\.title) }

  @Test("X2, X5: the sheet offers what the app is not set to now")
  func sheet() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.open(.management, target("n1"))))
    #expect(phone.state.sheet == Sheet(.management, app: Self.podcasts, notification: 0))
    #expect(titles(phone).starts(with: ["Deliver Quietly", "Turn Off…"]))
    try phone.perform(.management(.deliver(.quietly, nil)))
    #expect(phone.state.sheet == nil)
    try phone.perform(.management(.open(.management, .app(Self.podcasts))))
    #expect(titles(phone).starts(with: ["Deliver Prominently", "Turn Off…"]))
    #expect(
      phone.refusal(of: .management(.deliver(.quietly, nil)))
        == "the open sheet offers “Deliver Prominently”, “Turn Off…”, “Settings”, “Cancel”")
  }

  @Test(
    "X2, X5: the sheet of a turned-off app offers to turn it on, and does so",
    arguments: [true, false])
  func turnOn(wasProvisional: Bool) throws {
    let options: AuthorizationOptions = [.alert, .sound, .badge]
    var phone = try Self.phone(wasProvisional ? options.union(.provisional) : options)
    try phone.perform(.management(.turnOff(Self.podcasts)))
    try phone.perform(.management(.open(.management, .app(Self.podcasts))))
    #expect(titles(phone) == ["Turn On", "Settings", "Cancel"])
    let turnOn = try #require(phone.state.offers.first)
    try phone.perform(turnOn.command)
    #expect(phone.state.sheets.isEmpty)
    #expect(try app(phone).isDelivering && app(phone).authorization == .authorized)
  }

  @Test("F18: from iOS 15 on the way to Settings is View Settings of what is turned off, too")
  func turnedOffOptions() throws {
    for (profile, way) in [(Profile.ios14, "Settings"), (.ios15, "View Settings")] {
      var phone = try Self.phone(os: profile)
      try phone.perform(.management(.turnOff(Self.podcasts)))
      try phone.perform(.management(.open(.management, .app(Self.podcasts))))
      #expect(titles(phone) == ["Turn On", way, "Cancel"])
    }
  }

  @Test("X5, X29: what was refused when it asked is turned on in Settings alone")
  func refusedApp() throws {
    var phone = try Phone(apps: [])
    let app = App(bundleIdentifier: Self.podcasts, displayName: "Podcasts")
    try phone.perform(.install(app, isGranted: false))
    try phone.perform(.authorize(Self.podcasts, nil))
    try phone.perform(.management(.deny))
    try phone.perform(.management(.open(.management, .app(Self.podcasts))))
    #expect(titles(phone) == ["Settings", "Cancel"])
  }

  @Test("X3, X4, X5, X6: quietly leaves Notification Center alone on, prominently turns all on")
  func prominence() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.deliver(.quietly, Self.podcasts)))
    let quiet = try app(phone)
    #expect(quiet.isQuiet && quiet.isOn(.notificationCenter) && !quiet.isOn(.badges))
    #expect(phone.state.list.count == 2, "what is listed stays where it is")
    try phone.perform(.management(.deliver(.prominently, Self.podcasts)))
    let loud = try app(phone)
    #expect(
      Settings.Switch.allCases.filter {
        ![.critical, .carPlay, .announcements, .timeSensitive].contains($0)
      }
      .allSatisfy(loud.isOn))
  }

  @Test("X3: quiet.keepsBadge leaves the badge alone")
  func keepsBadge() throws {
    var phone = try Self.phone()
    try phone.perform(.setPolicy(PolicySetting(.quietKeepsBadge, true)))
    try phone.perform(.management(.deliver(.quietly, Self.podcasts)))
    let app = try app(phone)
    #expect(app.isQuiet && app.isOn(.badges))
  }

  @Test("X4, U5: what the app never asked for stays off")
  func unsupported() throws {
    var phone = try Self.phone([.alert])
    try phone.perform(.management(.deliver(.prominently, Self.podcasts)))
    #expect(try !app(phone).isOn(.sounds))
  }

  @Test(
    "X7: Turn Off… asks on a sheet over the first; Cancel goes back, confirming empties the list")
  func turnOff() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.open(.management, target("n1"))))
    try phone.perform(.management(.turnOff(nil)))
    #expect(titles(phone) == ["Turn Off All Notifications", "Configure in Podcasts…", "Cancel"])
    try phone.perform(.cancel)
    #expect(phone.state.sheet?.name == .management)
    try phone.perform(.management(.turnOff(nil)))
    try phone.perform(.confirm)
    let app = try app(phone)
    #expect(phone.state.sheets.isEmpty && phone.state.list.count == 0)
    #expect(!app.settings.notifications && app.authorization == .authorized)
  }

  @Test("X7: turnOff.clearsList false leaves the list; with a target nobody asks")
  func turnOffAtOnce() throws {
    var phone = try Self.phone()
    try phone.perform(.setPolicy(PolicySetting(.turnOffClearsList, false)))
    try phone.perform(.management(.turnOff(Self.podcasts)))
    #expect(phone.state.list.count == 2 && phone.state.sheets.isEmpty)
    #expect(try !app(phone).isDelivering)
    let refusal = phone.refusal(of: .management(.deliver(.prominently, Self.podcasts)))
    #expect(refusal.hasSuffix("setting podcasts notifications=on"), "X29: \(refusal)")
  }

  @Test("X8, X10: Configure brings the app forward with the notification the sheet came from")
  func configure() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.open(.turnOff, target("n1"))))
    try phone.perform(.management(.configure))
    #expect(phone.state.device.foregroundApp == Self.podcasts)
    #expect(phone.state.calls.last?.method == .openSettingsFor)
    #expect(phone.state.calls.last?.notification == 0)
    #expect(phone.state.sheets.isEmpty && phone.state.list.count == 2)
  }

  @Test("X9, U15: the link in Settings passes no notification")
  func link() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.openAppSettings(Self.podcasts)))
    let call = try #require(phone.state.calls.last)
    #expect(call.method == .openSettingsFor && call.notification == nil)
    var change = DeviceConfiguration()
    change.profile = .ios11
    try phone.perform(.configure(change))
    #expect(!phone.state.hasSettingsLink(Self.podcasts), "what was granted is nothing to iOS 11")
  }

  @Test(
    "X14: the link needs method and option, or as settingsLink.requires says",
    arguments: [
      (SettingsLinkNeed.both, [true, false, false]), (.delegate, [true, true, false]),
      (.option, [true, false, true]),
    ])
  func needs(policy: SettingsLinkNeed, shown: [Bool]) throws {
    let options: AuthorizationOptions = [.alert, .providesAppNotificationSettings]
    let cases: [(AuthorizationOptions, Bool)] = [(options, true), (.alert, true), (options, false)]
    for ((options, opensSettings), isShown) in zip(cases, shown) {
      var phone = try Self.phone(options, opensSettings: opensSettings)
      try phone.perform(.setPolicy(PolicySetting(.settingsLinkRequires, policy)))
      try phone.perform(.management(.open(.turnOff, target("n1"))))
      #expect(titles(phone).contains("Configure in Podcasts…") == isShown)
      #expect(
        (phone.refusal(of: .management(.openAppSettings(Self.podcasts))) == "acted") == isShown)
    }
  }

  @Test("X1: before iOS 12 nothing is managed, and the first profile that can is named")
  func earlier() throws {
    let phone = try Self.phone(os: .ios11)
    #expect(
      phone.refusal(of: .management(.open(.management, target("n1"))))
        == "managing is there from iOS 12 on; write “device os=12” first")
  }

  @Test("X2: the sheet's link leads to the app's page in Settings, also from a locked phone")
  func settings() throws {
    var phone = try Self.phone()
    #expect(phone.refusal(of: .openSettings(Self.podcasts)).hasPrefix("the device is locked"))
    try phone.perform(.management(.open(.management, target("n1"))))
    let link = try #require(phone.state.offers.first { $0.title == "Settings" })
    try phone.perform(link.command)
    #expect(phone.state.device.screen == .settings && !phone.state.device.isLocked)
    #expect(phone.state.device.settingsApp == Self.podcasts && phone.state.sheets.isEmpty)
  }

  @Test("Locking the phone closes the sheets")
  func locking() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.open(.management, target("n1"))))
    try phone.perform(.device(.wake))
    try phone.perform(.device(.lock))
    #expect(phone.state.sheets.isEmpty)
  }

  @Test("G22, X7: confirm and cancel mean the topmost: first the sheet, then the armed Clear All")
  func topmost() throws {
    var phone = try Self.phone()
    try phone.perform(.arm(nil))
    try phone.perform(.management(.open(.turnOff, target("n1"))))
    try phone.perform(.cancel)
    #expect(phone.state.sheets.isEmpty && phone.state.armedClear != nil)
    try phone.perform(.confirm)
    #expect(phone.state.list.count == 0)
    #expect(try app(phone).isDelivering)
  }
}
