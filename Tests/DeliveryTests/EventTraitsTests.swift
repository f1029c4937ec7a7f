import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("What events say of themselves")
struct EventTraitsTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func traits(
    of command: Command, after earlier: [Command] = []
  ) throws -> [EventTraits] {
    var phone = try Phone()
    for command in earlier { try phone.perform(command) }
    return try phone.perform(command).map(\.event.traits)
  }

  @Test("U1: a setting is one event of the person's, with what was set and what it was before")
  func setting() throws {
    var phone = try Phone()
    let facts = try phone.perform(.set(Self.chat, [.toggle(.sounds, false), .grouping(.byApp)]))
    #expect(facts.count == 1)
    let event = try #require(facts.first?.event)
    #expect(event.settingChanges.map(\.to) == [.toggle(.sounds, false), .grouping(.byApp)])
    #expect(event.settingChanges.map(\.from) == [.toggle(.sounds, true), .grouping(.automatic)])
    #expect(event.name == .settingChanged && event.app == Self.chat)
    #expect(event.traits.flags.contains(.personal))
  }

  @Test("X18, X19: files call an answer and a request alike; the answer is the person’s")
  func consent() throws {
    var phone = try Phone(apps: [])
    let app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    try phone.perform(.install(app, isGranted: false))
    let asked = try phone.perform(.authorize(Self.chat, [.alert]))
    let allowed = try phone.perform(.management(.allow))
    let answer = try #require(allowed.first { $0.event.name == .authorizationChanged }).event
    #expect(answer.traits.flags.contains(.personal))
    guard case .consentGiven(let change) = answer else {
      Issue.record("\(answer) is no answer of the person's")
      return
    }
    #expect(change.from.authorization == .notDetermined && change.to.authorization == .authorized)
    let request = try #require(asked.first { $0.event.name == .authorizationChanged }).event
    #expect(!request.traits.flags.contains(.personal))
  }

  @Test("What an app does changes nothing that the person set")
  func appChanges() throws {
    let launched = try traits(of: .setState(Self.chat, .background(mode: nil)))
    #expect(launched.map(\.name).contains(.appStateChanged))
    let presents = try traits(of: .setWillPresent(Self.chat, .options([.sound])))
    #expect(presents.map(\.name) == [.settingChanged])
    #expect(!presents.contains { $0.flags.contains(.personal) })
  }

  @Test("What came asks for a look at what came, what went for one at the rows")
  func attention() throws {
    let arrival = try traits(of: .push(PushRequest(app: Self.chat, payload: Self.payload)))
    #expect(arrival.map(\.name).prefix(3) == [.received, .decided, .listed])
    #expect(arrival.map(\.attention).prefix(3) == [[], [], .arrivals])
    #expect(arrival.allSatisfy { $0.subject == .notification(0) })
    let cleared = try traits(
      of: .clearAll(.lockScreen),
      after: [.push(PushRequest(app: Self.chat, payload: Self.payload))])
    let gone = try #require(cleared.first { $0.name == .removed })
    #expect(gone.attention == .rows && gone.flags.contains(.personal))
  }

  private static let payload = Payload(
    content: Content(body: .literal("a")), source: SourceText([], at: Place("test")))
}
