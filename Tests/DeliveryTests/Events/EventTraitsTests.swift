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
    #expect(event.app == Self.chat)
    #expect(event.traits.flags.contains(.personal))
  }

  @Test("X18, X19: the person’s answer is a decision of theirs, what an app asks for is none")
  func consent() throws {
    var phone = try Phone(apps: [])
    let app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    try phone.perform(.install(app, isGranted: false))
    let asked = try phone.perform(.authorize(Self.chat, [.alert]))
    let allowed = try phone.perform(.management(.allow))
    let consents = (asked + allowed).compactMap { fact -> AuthorizationChange? in
      if case .consentGiven(let change) = fact.event { change } else { nil }
    }
    #expect(consents.map(\.from.authorization) == [.notDetermined])
    #expect(consents.map(\.to.authorization) == [.authorized])
    #expect(!asked.contains { $0.event.has(.personal) })
    #expect(allowed.contains { $0.event.has(.personal) && $0.event.app == Self.chat })
  }

  @Test("What is routine is told at a glance as by all traits", arguments: 1...6)
  func routine(seed: Int) throws {
    var (phone, commands) = (try Phone(), RandomCommands(seed: UInt64(seed)))
    for _ in 0..<300 { _ = try? phone.perform(commands.next(phone.state)) }
    for fact in phone.facts {
      #expect(fact.event.isRoutine == fact.event.has(.routine), "\(fact.event)")
      #expect(!fact.event.isRoutine || !fact.event.has(.regrouping), "\(fact.event)")
    }
    #expect(phone.facts.contains { $0.event.isRoutine })
  }

  @Test("P1, P3: what only lights the display makes no row higher or lower; another change may")
  func display() throws {
    let lit = try traits(of: .device(.wake))
    #expect(!lit.isEmpty && !lit.contains { $0.attention.contains(.heights) })
    let unlocked = try traits(of: .device(.unlock), after: [.device(.wake)])
    #expect(unlocked.contains { $0.attention.contains(.heights) })
  }

  @Test("What an app does changes nothing that the person set")
  func appChanges() throws {
    let launched = try traits(of: .setState(Self.chat, .background(mode: nil)))
    #expect(launched.contains { $0.subject == .app(Self.chat) })
    let presents = try traits(of: .setWillPresent(Self.chat, .options([.sound])))
    #expect(presents.count == 1)
    #expect(!presents.contains { $0.flags.contains(.personal) })
  }

  @Test("What came asks for a look at what came, what went for one at the rows")
  func attention() throws {
    let arrival = try traits(of: .push(PushRequest(app: Self.chat, payload: Self.payload)))
    #expect(arrival.map(\.phase).prefix(3) == [.arrival, .arrival, .arrival])
    #expect(arrival.map(\.attention).prefix(3) == [[], [], .arrivals])
    #expect(arrival.allSatisfy { $0.subject == .notification(0) })
    let cleared = try traits(
      of: .clearAll(.lockScreen),
      after: [.push(PushRequest(app: Self.chat, payload: Self.payload))])
    let gone = try #require(cleared.first { $0.listing?.section == nil && $0.listing != nil })
    #expect(gone.attention == .rows && gone.flags.contains(.personal))
  }

  private static let payload = Payload(
    content: Content(body: .literal("a")), source: SourceText([], at: Place("test")))
}
