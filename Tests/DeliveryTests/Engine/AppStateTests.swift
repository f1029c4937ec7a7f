import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Apps start, sleep and end")
struct AppStateTests {
  private let chat: BundleIdentifier = "com.example.chat"

  private func phone(modes: [String] = []) throws -> Phone {
    var phone = try Phone(apps: ["com.example.mail"])
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    app.backgroundModes = modes
    app.delegate = AppDelegate(willPresent: .options([.alert]))
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.device(.unlock))
    return phone
  }

  @Test("P14: an app that a person opens, or that runs behind the scenes, was started for nothing")
  func startedForNothing() throws {
    for act in [AppStateAct.launch, .background(mode: nil)] {
      var phone = try phone()
      try phone.perform(.setState(chat, act))
      let reasons = phone.facts.filter { if case .called = $0.event { true } else { false } }
        .map(\.reasons)
      #expect(reasons == [[Reason("P14", "started")]], "\(act)")
    }
  }

  @Test("P14: an app that does not run is told that it was started, once")
  func launch() throws {
    var phone = try phone()
    try phone.perform(.setState(chat, .launch))
    #expect(phone.state.app(chat)?.state == .foreground)
    #expect(phone.state.device.screen == .app && phone.state.device.foregroundApp == chat)
    try phone.perform(.device(.home))
    try phone.perform(.setState(chat, .launch))
    #expect(phone.state.calls.map(\.method) == [.didFinishLaunching])
    try phone.perform(.setState("com.example.mail", .launch))
    #expect(phone.state.app(chat)?.state == .background, "only one app is in front")
  }

  @Test("P14: an app in front that is sent behind, put to sleep or ended leaves the home screen")
  func leaving() throws {
    let acts: [(AppStateAct, AppState)] = [
      (.background(mode: nil), .background), (.suspend, .suspended), (.terminate, .notRunning),
      (.forceQuit, .forceQuit),
    ]
    for (act, expected) in acts {
      var phone = try phone()
      try phone.perform(.setState(chat, .launch))
      try phone.perform(.setState(chat, act))
      #expect(phone.state.app(chat)?.state == expected)
      #expect(phone.state.device.screen == .home && phone.state.device.foregroundApp == nil)
    }
  }

  @Test(
    "What cannot be is refused: launching behind a lock, sleeping without running, modes not declared"
  )
  func refused() throws {
    var phone = try phone(modes: ["audio"])
    #expect(throws: Refusal.self) { try phone.perform(.setState(chat, .suspend)) }
    #expect(throws: Refusal("Chat does not declare the background mode voip; it declares audio")) {
      try phone.perform(.setState(chat, .background(mode: "voip")))
    }
    try phone.perform(.setState(chat, .background(mode: "audio")))
    #expect(phone.state.app(chat)?.backgroundMode == "audio")
    try phone.perform(.setState(chat, .forceQuit))
    #expect(throws: Refusal("Chat was swiped away; only the person can start it again")) {
      try phone.perform(.setState(chat, .background(mode: nil)))
    }
    try phone.perform(.device(.lock))
    #expect(throws: Refusal.self) { try phone.perform(.setState(chat, .launch)) }
    #expect(throws: Refusal.self) { try phone.perform(.openSettings(chat)) }
  }

  @Test("P10: only the app in front is asked, and only about its own")
  func willPresent() throws {
    var phone = try phone()
    try phone.send("a")
    #expect(phone.state.calls.isEmpty)
    try phone.perform(.setState(chat, .launch))
    try phone.send("b")
    try phone.send("c", app: "com.example.mail")
    #expect(phone.state.calls.map(\.method) == [.didFinishLaunching, .willPresent])
    #expect(phone.state.calls.last?.state == .active)
    try phone.perform(.setWillPresent(chat, .options([])))
    try phone.send("d")
    #expect(phone.state.deliveries.last?.outcome == .foregroundSuppressed)
    try phone.perform(.device(.home))
    try phone.send("e")
    #expect(phone.state.deliveries.last?.outcome == .presented)
  }

  @Test("P12: banner and list apart are refused before iOS 14")
  func profile() throws {
    var phone = try phone()
    #expect(throws: Refusal.self) { try phone.perform(.setWillPresent(chat, .options([.list]))) }
    var change = DeviceConfiguration()
    change.profile = .ios14
    try phone.perform(.configure(change))
    try phone.perform(.setWillPresent(chat, .options([.list])))
    #expect(phone.state.app(chat)?.willPresent == .options([.list]))
  }

  @Test("P15: an app that was swiped away still shows what comes")
  func forceQuit() throws {
    var phone = try phone()
    try phone.perform(.setState(chat, .forceQuit))
    try phone.send("a")
    #expect(phone.state.deliveries.last?.outcome == .presented && phone.state.calls.isEmpty)
  }

  @Test("Settings opens at an app's page, and leaves with the next screen")
  func settings() throws {
    var phone = try phone()
    try phone.perform(.setState(chat, .launch))
    try phone.perform(.openSettings(chat))
    #expect(phone.state.device.screen == .settings && phone.state.device.settingsApp == chat)
    #expect(phone.state.app(chat)?.state == .background)
    try phone.perform(.device(.home))
    #expect(phone.state.device.settingsApp == nil)
  }
}
