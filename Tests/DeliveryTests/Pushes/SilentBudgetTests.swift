import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("How often silent pushes wake an app")
struct SilentBudgetTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone(perHour: Int) throws -> Phone {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.backgroundModes = ["remote-notification"]
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.setPolicy(PolicySetting(.silentPerHour, perHour)))
    return phone
  }

  private func send(_ name: String, to phone: inout Phone) throws {
    var payload = Payload(content: Content(), source: SourceText([], at: Place("p")))
    payload.isContentAvailable = true
    try phone.perform(
      .push(
        PushRequest(
          app: Self.chat, payload: payload, name: name, headers: PushHeaders(priority: 5))))
  }

  private func names(_ phone: Phone, _ outcome: Outcome) -> [String] {
    phone.state.deliveries.filter { $0.decision.outcome == outcome }
      .map { phone.state.notification($0.number).name }
  }

  private func held(_ phone: Phone) -> [String] {
    phone.state.heldPushes.map { phone.state.notification($0).name }
  }

  @Test("B28: why a silent push is held says how often its app was woken", arguments: [1, 2])
  func account(perHour: Int) throws {
    var phone = try phone(perHour: perHour)
    try phone.perform(.device(.unlock))
    for number in 0...perHour { try send("s\(number)", to: &phone) }
    let words = phone.facts.flatMap(\.reasons).filter { $0.rule == "B28" }.map(\.words)
    let times = perHour == 1 ? "1 time" : "2 times"
    #expect(words.contains("its app was woken \(times) within the hour"), "\(words)")
  }

  @Test("B26: what starts an app for a silent push is the push, and no response")
  func reasonOfStart() throws {
    var phone = try phone(perHour: 1)
    try phone.perform(.device(.unlock))
    try send("s", to: &phone)
    let calls = phone.facts.filter { if case .called = $0.event { true } else { false } }
    #expect(calls.map(\.reasons) == [[Reason("B26", "woken")], [Reason("B26", "woken")]])
  }

  @Test(
    "B28, B29: in no hour is an app woken more often than it may be, and of what waits the newest stays",
    arguments: [1, 2, 3, 5], 1...8 as ClosedRange<UInt64>)
  func budget(perHour: Int, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var phone = try phone(perHour: perHour)
    let start = phone.state.now
    // Awake at once, so that priority 5 does not put anything off.
    try phone.perform(.device(.unlock))
    for number in 0..<40 {
      try send("s\(number)", to: &phone)
      #expect(held(phone).count <= 1)
      #expect(held(phone).allSatisfy { $0 == "s\(number)" }, "an older one is held")
      try phone.advance(to: phone.state.now + .seconds(Int64(random.next() % 2400) + 1))
    }
    let wakes = phone.state.calls.filter { $0.method == .didReceiveRemoteNotification }
      .map { ($0.at - start).milliseconds }
    #expect(wakes.count >= 5, "it is woken at times")
    for (index, wake) in wakes.enumerated() where index >= perHour {
      #expect(wake - wakes[index - perHour] >= 3_600_000, "wake \(index) comes too early")
    }
    // Each is accounted for once.
    let ended = names(phone, .handedToApp) + names(phone, .throttled) + held(phone)
    #expect(Set(ended) == Set((0..<40).map { "s\($0)" }) && ended.count == 40)
    #expect(names(phone, .handedToApp).count == wakes.count)
  }

  @Test("B29: who opens the app gets what is held at once; who quits it by force loses it")
  func opening() throws {
    for act in [AppStateAct.launch, .forceQuit] {
      var phone = try phone(perHour: 1)
      try phone.perform(.device(.unlock))
      for name in ["a", "b", "c"] { try send(name, to: &phone) }
      #expect(names(phone, .handedToApp) == ["a"] && names(phone, .throttled) == ["b"])
      #expect(held(phone) == ["c"])
      try phone.perform(.setState(Self.chat, act))
      #expect(held(phone) == [])
      #expect(names(phone, .handedToApp) == (act == .launch ? ["a", "c"] : ["a"]))
      #expect(names(phone, .throttled) == (act == .launch ? ["b"] : ["b", "c"]))
    }
  }

  @Test(
    "B28: nothing wakes an app that may not be woken at all; it is still opened with the newest")
  func never() throws {
    var phone = try phone(perHour: 0)
    try phone.perform(.device(.unlock))
    for name in ["a", "b"] { try send(name, to: &phone) }
    try phone.advance(to: phone.state.now + .days(2))
    #expect(names(phone, .handedToApp) == [] && held(phone) == ["b"])
    try phone.perform(.setState(Self.chat, .launch))
    #expect(names(phone, .handedToApp) == ["b"])
  }

  @Test("B31: an alert that wakes the app, too, is none of the three")
  func alerts() throws {
    var phone = try phone(perHour: 1)
    try phone.perform(.device(.unlock))
    for number in 0..<4 {
      var payload = Payload(
        content: Content(body: .literal("\(number)")), source: SourceText([], at: Place("p")))
      payload.isContentAvailable = true
      try phone.perform(.push(PushRequest(app: Self.chat, payload: payload, name: "\(number)")))
    }
    #expect(names(phone, .presented).count == 4)
    #expect(phone.state.calls.count { $0.method == .didReceiveRemoteNotification } == 4)
    try send("s", to: &phone)
    #expect(names(phone, .handedToApp) == ["s"])
  }
}
