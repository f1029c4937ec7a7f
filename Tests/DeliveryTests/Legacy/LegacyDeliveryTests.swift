import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("Local notifications of old: what comes")
struct LegacyDeliveryTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func calls(_ phone: Phone) -> [String] {
    phone.state.calls.map { call in
      [
        call.method.rawValue, call.state.rawValue, call.launchOption?.rawValue, call.launchImage,
      ].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test(
    "N1, N26: from iOS 10 on it is an ordinary record; canceling takes its banner down, and no more"
  )
  func record() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.present(.saying("Get up"))
    #expect(phone.state.ending(of: 0)?.outcome == .presented)
    #expect(phone.state.banner?.number == 0)
    try phone.perform(.legacy(Self.chat, .cancel(.saying("Get up"))))
    #expect(phone.state.banner == nil)
    #expect(phone.state.listedNumbers == [0])
    #expect(calls(phone).isEmpty)
  }

  @Test("N2, N5: badge, alert and sound are asked for one by one")
  func independent() throws {
    for bits in 0..<8 {
      var phone = try Phone()
      var notification = LocalNotification()
      notification.alertBody = bits & 1 == 0 ? nil : "Get up"
      notification.soundName = bits & 2 == 0 ? nil : "UILocalNotificationDefaultSoundName"
      notification.applicationIconBadgeNumber = bits & 4 == 0 ? 0 : 7
      try phone.present(notification)
      #expect((phone.state.listedNumbers == [0]) == (bits & 1 != 0))
      #expect(phone.state.sounds.map(\.name) == (bits & 2 == 0 ? [] : ["default"]))
      #expect(phone.state.app(Self.chat)?.badge == (bits & 4 == 0 ? nil : 7))
    }
  }

  @Test("N4, Z64: 0 leaves the badge, and takes it away under legacy.zeroBadgeClears")
  func zeroBadge() throws {
    var phone = try Phone()
    try phone.perform(.setBadge(Self.chat, 3))
    try phone.present(.saying("a"))
    #expect(phone.state.app(Self.chat)?.badge == 3)
    try phone.perform(.setPolicy(PolicySetting(.legacyZeroBadgeClears, true)))
    try phone.present(.saying("b"))
    #expect(phone.state.app(Self.chat)?.badge == nil)
  }

  @Test("N6, N18: an app that does not run finds it among its launch options, with its picture")
  func launched() throws {
    var phone = try Phone()
    var notification = LocalNotification.saying("Get up")
    notification.alertLaunchImage = "Up.png"
    try phone.present(notification)
    try phone.perform(.tap(NotificationKey(app: Self.chat, identifier: "l1")))
    #expect(calls(phone) == ["didFinishLaunching inactive localNotification Up.png"])
    let opened = phone.facts.last { if case .opened = $0.event { true } else { false } }
    #expect(opened?.reasons.map(\.words).last == "it starts with “Up.png”")
    #expect(phone.state.listedNumbers.isEmpty)
  }

  @Test("N6: a push or request of iOS 10 and later names the picture that its app starts with, too")
  func launchedWithPicture() throws {
    for image in ["Game.png", nil] {
      var phone = try Phone()
      var content = Content(body: .literal("Game"))
      content.launchImageName = image
      let payload = Payload(content: content, source: SourceText([], at: Place("test")))
      try phone.perform(.push(PushRequest(app: Self.chat, payload: payload, name: "game")))
      try phone.perform(.tap(NotificationKey(app: Self.chat, identifier: "game")))
      #expect(
        calls(phone) == [
          ["didFinishLaunching", "inactive", image].compactMap(\.self).joined(separator: " "),
          "didReceive inactive",
        ])
      let opened = phone.facts.last { if case .opened = $0.event { true } else { false } }
      #expect(opened?.reasons.contains { $0.rule == "N6" } == (image != nil))
    }
  }

  @Test(
    "N18, N20: an app that is suspended or in the background is called when it is opened, inactive")
  func resumed() throws {
    for act in [AppStateAct.suspend, .background(mode: nil)] {
      var phone = try Phone()
      try phone.perform(.device(.unlock))
      try phone.perform(.setState(Self.chat, .launch))
      try phone.perform(.device(.home))
      try phone.perform(.setState(Self.chat, act))
      let before = calls(phone).count
      try phone.present(.saying("Get up"))
      #expect(calls(phone).count == before, "no call while it runs in the background")
      try phone.perform(.banner(.tap))
      #expect(calls(phone).dropFirst(before) == ["didReceiveLocalNotification inactive"])
    }
  }

  @Test(
    "N19, N22: in front there is no alert, sound or badge, but a call, active; also of what says nothing"
  )
  func inFront() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.perform(.setState(Self.chat, .launch))
    let before = calls(phone).count
    var notification = LocalNotification.saying("Get up")
    (notification.soundName, notification.applicationIconBadgeNumber) = ("default", 2)
    try phone.present(notification)
    #expect(phone.state.ending(of: 0)?.outcome == .foregroundSuppressed)
    #expect(phone.state.ending(of: 0)?.decision.reasons.map(\.rule) == ["N19"])
    #expect(phone.state.sounds.isEmpty)
    #expect(phone.state.app(Self.chat)?.badge == nil)
    try phone.present(LocalNotification())
    let active = "didReceiveLocalNotification active"
    #expect(calls(phone).dropFirst(before) == [active, active])
  }

  @Test("N1, N3: its title stands above its body, and without a body there is no alert")
  func title() throws {
    var phone = try Phone()
    var notification = LocalNotification.saying("It is seven.")
    for (title, shown) in [("Get up", "Get up"), ("", nil), (nil, nil)] {
      notification.alertTitle = title
      try phone.present(notification)
      let last = phone.state.notifications.count - 1
      #expect(phone.state.words(of: last).title == shown)
      #expect(phone.state.words(of: last).body == "It is seven.")
    }
    (notification.alertTitle, notification.alertBody) = ("Get up", nil)
    try phone.present(notification)
    #expect(phone.state.ending(of: 3)?.outcome == .empty)
  }

  @Test(
    "N19, N21, A3: its category gives it actions, the application delegate hears of them, and of no dismissal"
  )
  func category() throws {
    var phone = try Phone()
    var category = Category(identifier: "ALARM")
    category.actions = [Action(identifier: "SNOOZE", title: .literal("Snooze"))]
    category.options = .customDismissAction
    try phone.perform(.setCategories(Self.chat, [category]))
    try phone.perform(.device(.unlock))
    var notification = LocalNotification.saying("Get up")
    notification.category = "ALARM"
    try phone.present(notification)
    try phone.present(notification)
    let keys = ["l1", "l2"].map { NotificationKey(app: Self.chat, identifier: $0) }
    try phone.perform(.view(.act(keys[0], action: "SNOOZE", text: nil)))
    try phone.perform(.clear(.notification(keys[1])))
    let methods = phone.state.calls.map { [$0.method.rawValue, $0.action] }
    #expect(methods == [["didFinishLaunching", nil], ["handleActionWithIdentifier", "SNOOZE"]])
  }

  @Test(
    "N31, L14: what looks like a key and is in no table is one that is missing, and reads as itself",
    arguments: [("GET_UP", true), ("Get up", false)])
  func missingKey(body: String, isKey: Bool) throws {
    var phone = try Phone()
    try phone.present(.saying(body))
    let notification = phone.state.notification(0)
    let text = phone.state.resolve(try #require(notification.content.body), of: notification)
    #expect(text.words == body)
    #expect(text.account.map(\.rule).contains("L14") == isKey)
    #expect(text.diagnostics.map(\.rule) == (isKey ? ["Y15"] : []))
  }

  @Test("N7: what the app attached comes with it")
  func userInfo() throws {
    var phone = try Phone()
    var notification = LocalNotification.saying("Get up")
    notification.userInfo = ["days": [1, 2, 3]]
    try phone.present(notification)
    #expect(phone.state.notification(0).content.userInfoValue == ["days": [1, 2, 3]])
  }
}

extension Decision {
  fileprivate var reasons: [Reason] { situation.reasons }
}
