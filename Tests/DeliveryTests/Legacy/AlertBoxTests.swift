import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("The alert box of iOS 4")
struct AlertBoxTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone() throws -> Phone { try Phone(os: .ios4) }

  private func buttons(_ phone: Phone) -> [String] {
    [phone.state.alertBox?.dismisses, phone.state.alertBox?.opens].compactMap(\.self)
  }

  @Test("N1: an alert is a box over all else, wakes the display, and is in no list")
  func modal() throws {
    var phone = try phone()
    try phone.present(.saying("Get up"))
    #expect(phone.state.alertBox?.message == "Get up")
    #expect(phone.state.listedNumbers.isEmpty)
    #expect(phone.state.ending(of: 0)?.outcome == .presented)
    #expect(phone.state.ending(of: 0)?.reach == [.alert, .wake])
    #expect(phone.state.device.isDisplayOn)
  }

  @Test("N1: a title, which came with iOS 8.2, is not on it")
  func withoutTitle() throws {
    var phone = try phone()
    var notification = LocalNotification.saying("Get up")
    notification.alertTitle = "Alarm"
    try phone.present(notification)
    #expect(phone.state.alertBox?.message == "Get up")
  }

  @Test("N3: a body alone has one button, with an action there is a second one that opens the app")
  func buttonsOfBody() throws {
    var phone = try phone()
    try phone.present(.saying("Get up"))
    #expect(buttons(phone) == ["OK"])
    #expect(throws: Refusal.self) { try phone.perform(.alert(.open)) }
    try phone.perform(.alert(.close))
    var notification = LocalNotification.saying("Get up")
    notification.alertAction = "Snooze"
    try phone.present(notification)
    #expect(buttons(phone) == ["Close", "Snooze"])
    notification.hasAction = false
    try phone.perform(.alert(.close))
    try phone.present(notification)
    #expect(buttons(phone) == ["OK"])
  }

  @Test(
    "N3: under legacy.singleButton false an action without a title is called View, or what is set")
  func defaultTitle() throws {
    var phone = try phone()
    try phone.perform(.setPolicy(PolicySetting(.legacySingleButton, false)))
    try phone.present(.saying("Get up"))
    #expect(buttons(phone) == ["Close", "View"])
    try phone.perform(.setPolicy(PolicySetting(.legacyDefaultActionTitle, "Look")))
    #expect(buttons(phone) == ["Close", "Look"])
  }

  @Test("N18: its second button opens the app, N21: its first one calls nothing")
  func pressing() throws {
    var phone = try phone()
    var notification = LocalNotification.saying("Get up")
    notification.alertAction = "Open"
    try phone.present(notification)
    try phone.present(notification)
    try phone.perform(.alert(.close))
    #expect(phone.state.calls.isEmpty)
    #expect(phone.state.alerts == [0], "the older one shows again")
    try phone.perform(.alert(.open))
    #expect(phone.state.alerts.isEmpty)
    #expect(phone.state.calls.map(\.method) == [.didFinishLaunching])
    #expect(phone.state.calls.map(\.launchOption) == [.localNotification])
    #expect(phone.state.device.foregroundApp == Self.chat)
  }

  @Test(
    "N1: what comes lies on top of the others, also where it fires again; closed, the older show")
  func stack() throws {
    var phone = try phone()
    var again = LocalNotification.saying("Again", at: phone.state.now + .minutes(1))
    again.repeatInterval = .minute
    try phone.schedule(again)
    try phone.present(.saying("First"))
    try phone.perform(.advance(to: phone.state.now + .minutes(2)))
    #expect(phone.state.alertBox?.message == "Again")
    #expect(phone.state.alertBox?.waiting == 1)
    try phone.present(.saying("Last"))
    #expect(phone.state.alertBox?.message == "Last" && phone.state.alertBox?.waiting == 2)
    try phone.perform(.advance(to: phone.state.now + .minutes(1)))
    #expect(phone.state.alertBox?.message == "Again", "it fired again, below another")
    for message in ["Last", "First"] {
      try phone.perform(.alert(.close))
      #expect(phone.state.alertBox?.message == message)
    }
    try phone.perform(.alert(.close))
    #expect(phone.state.alerts.isEmpty)
  }

  @Test("N1: among a hundred boxes each is found, also one that fired again or was canceled")
  func many() throws {
    var phone = try phone()
    for number in 0..<40 {
      var notification = LocalNotification.saying("\(number)", at: phone.state.now + .minutes(1))
      if number.isMultiple(of: 2) { notification.repeatInterval = .minute }
      try phone.schedule(notification)
    }
    for number in 0..<100 { try phone.present(.saying("p\(number % 10)")) }
    try phone.perform(.advance(to: phone.state.now + .minutes(3)))
    try phone.perform(.legacy(Self.chat, .cancel(.saying("p3"))))
    let state = phone.state
    #expect(state.alerts.count == 130)
    for number in state.notifications.indices {
      #expect(state.alertIndex(of: number) == state.alerts.firstIndex(of: number))
    }
    for _ in state.alerts { try phone.perform(.alert(.close)) }
    #expect(phone.state.alerts.isEmpty && phone.state.alertNumbers.isEmpty)
  }

  @Test(
    "N1: what UserNotifications has is refused before iOS 10, as all that a version lacks",
    arguments: [
      Command.schedule(
        chat,
        Request(
          identifier: "a", content: Content(body: .literal("A")), trigger: .immediate)),
      .removePending(chat, nil), .removeDelivered(chat, nil), .setCategories(chat, []),
      .setWillPresent(chat, .options([.alert])),
    ])
  func userNotifications(command: Command) throws {
    var old = try phone()
    #expect(throws: Refusal.self) { try old.perform(command) }
    var new = try Phone(os: .ios10)
    _ = try new.perform(command)
  }

  @Test("N26, N27, Z67: canceling takes an alert down, and calls nobody")
  func canceled() throws {
    var phone = try phone()
    try phone.present(.saying("a"))
    try phone.present(.saying("b"))
    try phone.perform(.legacy(Self.chat, .cancel(.saying("a"))))
    #expect(phone.state.alertBox?.message == "b")
    try phone.perform(.legacy(Self.chat, .cancelAll))
    #expect(phone.state.alertBox == nil)
    #expect(phone.state.calls.isEmpty)
  }

  @Test("N1, N19: a push is a box, too, and in front a call of the application delegate")
  func pushes() throws {
    var phone = try phone()
    try phone.send("Hello")
    #expect(phone.state.alertBox?.message == "Hello")
    #expect(buttons(phone) == ["Close", "View"])
    try phone.perform(.device(.unlock))
    try phone.perform(.alert(.open))
    #expect(phone.state.calls.map(\.launchOption) == [.remoteNotification])
    try phone.send("In front")
    #expect(phone.state.calls.last?.method == .didReceiveRemoteNotification)
    #expect(phone.state.calls.last?.state == .active)
    #expect(phone.state.alertBox == nil)
  }

  @Test(
    "N1: without asking for permission, on a locked phone too; deleting the app takes its alerts along"
  )
  func unasked() throws {
    var phone = try phone()
    let clock: BundleIdentifier = "com.example.clock"
    try phone.perform(
      .install(App(bundleIdentifier: clock, displayName: "Clock"), isGranted: false))
    try phone.present(.saying("Hello"))
    try phone.present(.saying("Get up"), of: clock)
    #expect(phone.state.alertBox?.title == "Clock")
    try phone.perform(.uninstall(clock))
    #expect(phone.state.alertBox?.message == "Hello")
    var change = DeviceConfiguration()
    change.profile = .ios12
    try phone.perform(.configure(change))
    #expect(phone.state.alertBox == nil)
  }
}
