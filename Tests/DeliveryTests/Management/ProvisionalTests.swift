import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Provisional authorization: Keep… and Turn Off…")
struct ProvisionalTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private static func phone(os profile: Profile = .ios12) throws -> Phone {
    var phone = try Phone(apps: [])
    var change = DeviceConfiguration()
    change.profile = profile
    if profile >= .ios15 { change.hasScheduledSummary = true }
    try phone.perform(.configure(change))
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    app.authorizationOptions = [.alert, .sound, .badge, .provisional]
    try phone.perform(.install(app, isGranted: true))
    try phone.push("one", thread: "t", app: chat)
    try phone.push("two", thread: "t", app: chat)
    return phone
  }

  private func app(_ phone: Phone) throws -> InstalledApp {
    try #require(phone.state.app(Self.chat))
  }

  private let target = ManagementTarget.notification(
    NotificationKey(app: chat, identifier: "n2"))

  @Test("X22: Keep… and Turn Off… stand under the leading member, and under no other")
  func placement() throws {
    let phone = try Self.phone()
    #expect(phone.state.provisionalOffers(under: 1).map(\.title) == ["Keep…", "Turn Off…"])
    #expect(phone.state.provisionalOffers(under: 0).isEmpty)
  }

  @Test("X23, X26: Keep… opens a sheet; Deliver Prominently ends the trial with everything on")
  func prominently() throws {
    var phone = try Self.phone()
    let keep = try #require(phone.state.provisionalOffers(under: 1).first)
    try phone.perform(keep.command)
    #expect(
      phone.state.offers.map(\.title) == ["Deliver Prominently", "Deliver Quietly", "Cancel"])
    try phone.perform(phone.state.offers[0].command)
    let app = try app(phone)
    #expect(app.authorization == .authorized && app.isOn(.lockScreen) && app.isOn(.sounds))
    #expect(phone.state.provisionalOffers(under: 1).isEmpty && phone.state.sheets.isEmpty)
  }

  @Test("X23, X3: Deliver Quietly ends the trial, in Notification Center only")
  func quietly() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.keep(.quietly, Self.chat)))
    let app = try app(phone)
    #expect(app.authorization == .authorized && app.isQuiet && !app.granted.contains(.provisional))
  }

  @Test("X24: from iOS 15 on Keep is at once or in the summary, and leaves all else off")
  func later() throws {
    for keeping in [Keeping.immediately, .summary] {
      var phone = try Self.phone(os: .ios15)
      #expect(phone.state.provisionalOffers(under: 1).map(\.title) == ["Keep", "Turn Off…"])
      try phone.perform(.management(.open(.keep, target)))
      #expect(
        phone.state.offers.map(\.title)
          == ["Deliver Immediately", "Deliver in Scheduled Summary", "Cancel"])
      try phone.perform(.management(.keep(keeping, nil)))
      let app = try app(phone)
      #expect(app.authorization == .authorized && app.isQuiet && !app.isOn(.badges))
    }
  }

  @Test("X23, X24: what a profile lacks is refused, with the first that has it")
  func profiles() throws {
    let twelve = try Self.phone()
    #expect(
      twelve.refusal(of: .management(.keep(.immediately, Self.chat)))
        == "“keep immediately” is there from iOS 15 on; write “device os=15” first")
    let fifteen = try Self.phone(os: .ios15)
    #expect(
      fifteen.refusal(of: .management(.keep(.quietly, Self.chat)))
        == "“keep quietly” is there from iOS 12 to iOS 14; write “device os=14” first")
  }

  @Test(
    "X25, U4: Turn Off… asks; then the app is told that it is denied, and what comes is turned off")
  func turnOff() throws {
    var phone = try Self.phone()
    let turnOff = try #require(phone.state.provisionalOffers(under: 1).last)
    try phone.perform(turnOff.command)
    #expect(phone.state.sheet?.name == .turnOff)
    try phone.perform(.confirm)
    #expect(try app(phone).authorization == .denied)
    #expect(phone.state.list.count == 0)
    try phone.push("three", app: Self.chat)
    #expect(phone.state.deliveries.last?.outcome == .turnedOff)
  }

  @Test("X25, X27: turned off in Settings it is off, refused when it asks it is not authorized")
  func offOrRefused() throws {
    var off = try Self.phone()
    try off.perform(.set(Self.chat, [.toggle(.notifications, false)]))
    var refused = try Self.phone()
    try refused.perform(.authorize(Self.chat, [.alert]))
    try refused.perform(.management(.deny))
    try off.push("three", app: Self.chat)
    try refused.push("three", app: Self.chat)
    #expect(off.state.deliveries.last?.outcome == .turnedOff)
    #expect(refused.state.deliveries.last?.outcome == .notAuthorized)
    try off.perform(.set(Self.chat, [.toggle(.notifications, true)]))
    #expect(try app(off).authorization == .authorized && app(off).isOn(.badges))
  }

  @Test("X2: whoever manages a provisional app can deliver it prominently, which keeps it")
  func managed() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.open(.management, target)))
    #expect(phone.state.offers.first?.title == "Deliver Prominently")
    try phone.perform(phone.state.offers[0].command)
    #expect(try app(phone).authorization == .authorized)
  }

  @Test("An app that is not provisional is not kept")
  func notOnTrial() throws {
    var phone = try Self.phone()
    try phone.perform(.management(.keep(.quietly, Self.chat)))
    #expect(
      phone.refusal(of: .management(.keep(.prominently, Self.chat)))
        == "Chat is not provisional: it is authorized already")
    var off = try Self.phone()
    try off.perform(.set(Self.chat, [.toggle(.notifications, false)]))
    #expect(
      off.refusal(of: .management(.keep(.prominently, Self.chat)))
        == "Chat is not provisional: it is turned off already")
  }
}
