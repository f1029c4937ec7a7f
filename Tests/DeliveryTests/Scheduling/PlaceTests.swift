import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Places")
struct PlaceTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let home = Region(name: "Home", latitude: 52.52, longitude: 13.4, radius: 100)
  private static let gate = Region(name: "Gate", latitude: 52.5205, longitude: 13.4, radius: 40)
  private static let office = Region(name: "Office", latitude: 48.1, longitude: 11.6, radius: 50)

  private func phone(_ triggers: (String, Region, Trigger.Crossings, Bool)...) throws -> Phone {
    var phone = try Phone()
    for (name, region, crossings, repeats) in triggers {
      let request = Request(
        identifier: name, content: Content(body: .literal(name)),
        trigger: .location(region, on: crossings, repeats: repeats))
      try phone.perform(.schedule(Self.chat, request))
    }
    return phone
  }

  private func delivered(_ phone: Phone) -> [String] {
    phone.state.notifications.map(\.value.request.identifier)
  }

  @Test("K10: arriving fires what waits for the entry, leaving what waits for the exit")
  func crossings() throws {
    var phone = try phone(
      ("in", Self.home, .entry, true), ("out", Self.home, .exit, true),
      ("once", Self.home, [.entry, .exit], false))
    try phone.perform(.move(.arrive(Self.home)))
    #expect(delivered(phone) == ["in", "once"])
    try phone.perform(.move(.leave(Self.home)))
    #expect(delivered(phone) == ["in", "once", "out"])
    #expect(phone.state.pending.requests(of: Self.chat).map(\.request.identifier) == ["in", "out"])
  }

  @Test("K10: being inside already does not fire, going elsewhere leaves")
  func inside() throws {
    var phone = try Phone()
    try phone.perform(.move(.arrive(Self.home)))
    let trigger = Trigger.location(Self.home, on: [.entry, .exit], repeats: true)
    try phone.perform(
      .schedule(Self.chat, Request(identifier: "a", content: Content(), trigger: trigger)))
    try phone.perform(.move(.arrive(Self.home)))
    #expect(delivered(phone).isEmpty)
    try phone.perform(.move(.arrive(Self.office)))
    #expect(delivered(phone) == ["a"])
  }

  @Test("K10: a circle is entered wherever its middle is reached from, also through a smaller one")
  func overlapping() throws {
    var phone = try phone(("home", Self.home, .entry, true), ("gate", Self.gate, .entry, true))
    try phone.perform(.move(.arrive(Self.gate)))
    #expect(delivered(phone) == ["home", "gate"])
    try phone.perform(.move(.arrive(Self.home)))
    #expect(delivered(phone) == ["home", "gate"])
  }

  @Test("K10: a place is left only from within")
  func elsewhere() throws {
    var phone = try Phone()
    #expect(throws: Refusal("the phone is not at Home; write arrive Home first")) {
      try phone.perform(.move(.leave(Self.home)))
    }
  }

  @Test("K10, K14: of 25 regions 20 wait, beside 64 requests for a time")
  func limits() throws {
    var phone = try Phone()
    for number in 0..<25 {
      let region = Region(name: "\(number)", latitude: Double(number), longitude: 0, radius: 50)
      let trigger = Trigger.location(region, on: .entry, repeats: true)
      try phone.perform(
        .schedule(
          Self.chat, Request(identifier: "r\(number)", content: Content(), trigger: trigger)))
    }
    for number in 1...70 {
      let trigger = Trigger.timeInterval(.seconds(Int64(number) * 60), repeats: false)
      try phone.perform(
        .schedule(
          Self.chat, Request(identifier: "t\(number)", content: Content(), trigger: trigger)))
    }
    let waiting = phone.state.pending.requests(of: Self.chat)
    #expect(waiting.count { $0.request.trigger.isLocation } == 20)
    #expect(waiting.count == 84 && waiting.last?.request.identifier == "r19")
  }

  @Test("K10: location.maxRegions is how many regions wait")
  func fewerRegions() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.locationMaxRegions, 1)))
    for (name, region) in [("a", Self.home), ("b", Self.office)] {
      let trigger = Trigger.location(region, on: .entry, repeats: true)
      try phone.perform(
        .schedule(Self.chat, Request(identifier: name, content: Content(), trigger: trigger)))
    }
    #expect(phone.state.pending.requests(of: Self.chat).map(\.request.identifier) == ["a"])
  }

  @Test("K10: a way crosses the edge of a place inward, outward or not at all")
  func ways() {
    let ways: [(Region?, Region?, Trigger.Crossings?)] = [
      (nil, Self.home, .entry), (Self.office, Self.gate, .entry), (Self.home, nil, .exit),
      (Self.gate, Self.office, .exit), (Self.gate, Self.home, nil), (nil, Self.office, nil),
      (nil, nil, nil),
    ]
    for (old, new, crossing) in ways {
      #expect(Self.home.crossing(from: old, to: new) == crossing)
    }
  }

  @Test("A degree of latitude is 111 kilometers long")
  func distance() {
    let north = Region(name: "N", latitude: 53.52, longitude: 13.4, radius: 1)
    #expect(abs(Self.home.meters(to: north) - 111_195) < 10)
    #expect(Self.home.meters(to: Self.home) == 0)
  }
}
