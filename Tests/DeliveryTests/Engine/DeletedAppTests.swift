import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("An app that is deleted takes all that is its along")
struct DeletedAppTests {
  private static let apps: [BundleIdentifier] = ["com.example.chat", "com.example.mail"]

  @Test("K24: whatever happened before, nothing on the phone is its any more", arguments: 1...24)
  func nothingLeft(seed: UInt64) throws {
    var phone = try Phone(apps: Self.apps)
    var commands = RandomCommands(seed: seed)
    for _ in 0..<8 {
      for _ in 0..<25 { _ = try? phone.perform(commands.next(phone.state)) }
      for app in Self.apps where phone.state.app(app) != nil {
        _ = try? phone.perform(.power(isOn: true))
        try phone.perform(.uninstall(app))
        expectNothing(of: app, phone.state)
        try phone.perform(
          .install(App(bundleIdentifier: app, displayName: app.lastPart), isGranted: true))
      }
    }
  }

  @Test("K24: the others keep their order, names and mutes while apps among them go and come back")
  func others() throws {
    var phone = try Phone(apps: [
      "com.example.one", "org.two", "com.example.two", "com.example.four",
    ])
    try phone.perform(.configure(.ios15))
    try phone.perform(.mute("com.example.two", .hour))
    let (before, count) = (phone.state, phone.facts.count)
    for app: BundleIdentifier in ["org.two", "com.example.one", "com.example.two"] {
      try phone.perform(.uninstall(app))
      expectInOrder(phone.state)
    }
    #expect(phone.state.mutedIndices.isEmpty && phone.state.apps(called: "two").isEmpty)
    for fact in phone.facts[count...].reversed() {
      phone.engine.revert([fact])
      expectInOrder(phone.state)
    }
    #expect(phone.state.apps == before.apps && phone.state.mutedIndices == [2])
    #expect(
      phone.state.apps(called: "two").map(\.app.bundleIdentifier.text) == [
        "org.two", "com.example.two",
      ])
  }

  private func expectInOrder(_ state: State) {
    for (index, app) in state.apps.enumerated() {
      #expect(state.index(of: app.app.bundleIdentifier) == index)
      let name = app.app.displayName
      #expect(state.apps(called: name) == state.apps.filter { $0.app.displayName == name })
    }
    #expect(state.firstApp == state.apps.first?.app.bundleIdentifier)
    #expect(state.mutedIndices == state.apps.indices.filter { state.apps[$0].mutedUntil != nil })
  }

  @Test(
    "K24, P27: what its service extension has ends with it, and at once",
    arguments: [false, true])
  func serviceExtension(isOrdered: Bool) throws {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: "com.example.chat", displayName: "Chat")
    var service = ServiceExtension(name: "Enrich")
    service.misbehavior = .hang
    app.serviceExtension = service
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.setPolicy(PolicySetting(.serviceOrdered, isOrdered)))
    try phone.send("one", isMutable: true)
    try phone.send("two", isMutable: true)
    #expect(phone.state.serviceRuns.count == 2)
    try phone.perform(.uninstall(app.bundleIdentifier))
    expectNothing(of: app.bundleIdentifier, phone.state)
    #expect(phone.state.deliveries.map(\.number) == [0, 1])
    #expect(phone.state.deliveries.allSatisfy { $0.outcome == .rejected && $0.reach.isEmpty })
    let count = phone.facts.count
    try phone.perform(.advance(to: phone.state.now + .minutes(2)))
    #expect(phone.facts.count == count + 1, "only the clock moved")
  }

  @Test(
    "K24, F3: installed again it asks about its Time Sensitive ones anew, and taken back as before")
  func question() throws {
    var phone = try Phone(apps: [])
    try phone.perform(.configure(.ios15))
    var door = App(bundleIdentifier: "com.example.door", displayName: "Door")
    door.entitlements = ["com.apple.developer.usernotifications.time-sensitive"]
    for round in 0..<3 {
      try phone.perform(.install(door, isGranted: true))
      let first = phone.state.notifications.count
      for name in ["a", "b", "c"] { try phone.perform(Self.urgent(name)) }
      let asking = (0..<3).map { phone.state.asksAboutTimeSensitive(first + $0) }
      #expect(asking == [true, true, false], "round \(round)")
      try phone.perform(.uninstall(door.bundleIdentifier))
    }
    phone.engine.revert(phone.facts)
    #expect(phone.state.timeSensitive == TimeSensitiveState())
  }

  private static func urgent(_ name: String) -> Command {
    var content = Content(body: .literal(name))
    content.interruptionLevel = InterruptionLevel.timeSensitive.rawValue
    return .schedule(
      "com.example.door", Request(identifier: name, content: content, trigger: .immediate))
  }

  private func expectNothing(of app: BundleIdentifier, _ state: State) {
    func isIts(_ number: Int) -> Bool { state.notification(number).app == app }
    #expect(!state.serviceRuns.contains { $0.app == app })
    #expect(!state.queuedDeliveries.contains(where: isIts))
    #expect(!state.awaitedAnswers.contains { $0.app == app })
    #expect(!state.pendingResponses.contains { $0.app == app })
    #expect(!state.heldPushes.contains(where: isIts))
    #expect(!state.alerts.contains(where: isIts))
    #expect(!state.waitingBanners.numbers.contains(where: isIts))
    #expect(state.banner.map { isIts($0.number) } != true)
    #expect(state.pane.map { isIts($0.notification) } != true)
    #expect(state.watch.look.map { isIts($0.number) } != true)
    #expect(!state.watch.waiting.contains { isIts($0.number) })
    #expect(!state.prompts.contains { $0.app == app } && !state.sheets.contains { $0.app == app })
    #expect(state.suggested?.app != app && state.armedClear?.group?.key.app != app)
    #expect(state.device.foregroundApp != app && state.device.settingsApp != app)
    #expect(state.pending.requests(of: app).isEmpty)
    #expect(!state.listedNumbers.contains(where: isIts))
    #expect(
      state.notifications.allSatisfy { $0.value.app != app || state.isEnded($0.value.number) })
  }
}

extension State {
  fileprivate func isEnded(_ number: Int) -> Bool { ending(of: number) != nil }
}
