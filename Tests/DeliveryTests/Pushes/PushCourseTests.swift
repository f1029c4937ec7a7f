import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

/// Random pushes over a random network: whatever happens, each is accounted for once.
@Suite("What becomes of pushes")
struct PushCourseTests {
  private static let apps: [BundleIdentifier] = ["com.example.chat", "com.example.mail"]

  @Test("P27: each push ends in exactly one outcome, waits, or was refused", arguments: 1...24)
  func everyPush(seed: Int) throws {
    var phone = try Phone(apps: Self.apps)
    var random = SplitMix(seed: UInt64(seed))
    var sent = 0
    for _ in 0..<300 {
      let command = Self.command(&random, phone.state)
      if case .push = command, (try? phone.perform(command)) != nil {
        sent += 1
      } else {
        _ = try? phone.perform(command)
      }
      expectAccounted(phone, sent: sent)
    }
    let names = phone.state.notifications.filter { $0.value.request.trigger.isPush }
      .map(\.value.name)
    #expect(Set(names).count == names.count, "none comes twice")
  }

  @Test(
    "P27: reverting all that happened gives the first state, and again the last", arguments: 1...12)
  func reverting(seed: Int) throws {
    var phone = try Phone(apps: Self.apps)
    let (first, count) = (phone.state, phone.facts.count)
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<300 { _ = try? phone.perform(Self.command(&random, phone.state)) }
    let last = phone.state
    let facts = phone.facts.dropFirst(count)
    phone.engine.revert(facts)
    expectSame(phone.state, first)
    phone.engine.apply(facts)
    expectSame(phone.state, last)
  }

  @Test("B1: the same commands give the same facts", arguments: 1...6)
  func replaying(seed: Int) throws {
    let runs = try (0..<2).map { _ in
      var phone = try Phone(apps: Self.apps)
      var random = SplitMix(seed: UInt64(seed))
      for _ in 0..<300 { _ = try? phone.perform(Self.command(&random, phone.state)) }
      return phone.facts
    }
    #expect(runs[0] == runs[1])
  }

  private func expectAccounted(_ phone: Phone, sent: Int) {
    let state = phone.state
    let refused = phone.facts.count { fact in
      fact.event.answeredRequest.map { !$0.answer.isAccepted } ?? false
    }
    let pushes = state.notifications.filter { $0.value.request.trigger.isPush }.map(\.value.number)
    #expect(pushes.count + state.push.waiting.count + refused == sent)
    #expect(state.push.requestCount == sent)
    var endings = state.deliveries.map(\.number)
    #expect(Set(endings).count == endings.count, "a delivery has two outcomes")
    endings += state.heldPushes
    #expect(pushes.allSatisfy(Set(endings).contains), "a push has no outcome and is not held")
    #expect(Set(endings).count == endings.count, "what is held has an outcome")
  }

  private func expectSame(_ left: State, _ right: State) {
    #expect(left.now == right.now && left.device == right.device && left.apps == right.apps)
    #expect(left.notifications == right.notifications && left.deliveries == right.deliveries)
    #expect(left.push == right.push && left.formerApps == right.formerApps)
    #expect(left.heldPushes == right.heldPushes && left.silentWakes == right.silentWakes)
    #expect(left.calls == right.calls && left.agenda == right.agenda)
  }

  private static func command(_ random: inout SplitMix, _ state: State) -> Command {
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let app = apps[pick(2)]
    switch pick(16) {
    case 0: return .network(isOn: pick(2) == 0)
    case 1: return .power(isOn: !state.device.isPowerOn || pick(3) > 0)
    case 2: return .advance(to: state.now + .seconds(Int64([1, 30, 60, 700, 86_400][pick(5)])))
    case 3: return .device([.wake, .sleep, .unlock, .lock][pick(4)])
    case 4: return .setState(app, [.launch, .forceQuit, .suspend][pick(3)])
    case 5: return pick(3) == 0 ? .uninstall(app) : .install(Self.app(app), isGranted: true)
    case 6: return .pushFault(PushFault(app: app, refusal: .tooManyRequests, times: pick(3)))
    case 7: return .readFeedback
    case 8:
      let policies = [
        ("apns.offlineStore", ["latest", "perCollapseId", "all"][pick(3)]),
        ("apns.silentSharesSlot", ["true", "false"][pick(2)]),
        ("apns.reorderSeed", ["none", "3"][pick(2)]), ("silent.perHour", ["0", "1", "3"][pick(3)]),
      ]
      let (name, value) = policies[pick(4)]
      return PolicySwitch.named(name).flatMap { $0.setting(value) }.map(Command.setPolicy)
        ?? .readFeedback
    default: return push(to: app, &random, state)
    }
  }

  private static func app(_ identifier: BundleIdentifier) -> App {
    var app = App(bundleIdentifier: identifier, displayName: identifier.lastPart)
    app.backgroundModes = ["remote-notification"]
    return app
  }

  private static func push(
    to app: BundleIdentifier, _ random: inout SplitMix, _ state: State
  ) -> Command {
    func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    let isSilent = pick(3) == 0
    let json = isSilent ? #"{"aps":{"content-available":1}}"# : #"{"aps":{"alert":"a"}}"#
    var payload = Payload(
      content: isSilent ? Content() : Content(body: .literal("a")),
      source: SourceText(Array(json.utf8)[...], at: Place("p")))
    payload.isContentAvailable = isSilent
    let headers = PushHeaders(
      expiration: [nil, 0, 1, state.now.seconds + 60, state.now.seconds + 1000][pick(5)],
      priority: [nil, 10, 5][pick(3)], pushType: [nil, nil, "voip"][pick(3)])
    return .push(
      PushRequest(
        app: app, payload: payload, collapseIdentifier: pick(4) == 0 ? "c" : nil, headers: headers,
        via: Transport.allCases[pick(Transport.allCases.count)]))
  }
}
