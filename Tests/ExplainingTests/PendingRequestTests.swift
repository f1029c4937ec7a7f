import Notifications
import TestSupport
import Testing

@testable import Delivery
@testable import Explaining

@Suite("Requests that wait for their triggers")
struct PendingRequestTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func phone(_ triggers: [(String, Trigger)]) throws -> Phone {
    var phone = try Phone()
    for (name, trigger) in triggers {
      let request = Request(identifier: name, content: Content(), trigger: trigger)
      try phone.perform(.schedule(Self.chat, request))
    }
    return phone
  }

  @Test("K18: files list the next one first, and last what no time decides")
  func order() throws {
    let cafe = Region(name: "Café", latitude: 52.5, longitude: 13.4, radius: 100)
    let phone = try phone([
      ("place", .location(cafe, on: .entry, repeats: false)),
      ("late", .timeInterval(.seconds(60), repeats: true)),
      ("soon", .timeInterval(.seconds(30), repeats: false)),
    ])
    guard case .array(let apps)? = phone.state.json.value["apps"],
      case .array(let pending)? = apps.first?["pending"]
    else {
      Issue.record("the state lists no requests")
      return
    }
    #expect(pending.map { $0["id"] } == ["soon", "late", "place"])
  }

  @Test("Files name a trigger as a scenario writes it")
  func json() throws {
    let berlin = TimeZone(identifier: "Europe/Berlin", firstOffset: 7200)
    let nine = DateMatching([.minute: 30, .hour: 9], timeZone: berlin, calendar: .gregorian)
    let phone = try phone([("nine", .calendar(nine, repeats: true))])
    let apps = phone.state.json.value["apps"]?.array
    let pending = apps?.first?["pending"].map(JSONText.compact)
    let date = #"{"calendar":"gregorian","hour":9,"minute":30,"timeZone":"Europe/Berlin"}"#
    #expect(
      pending == #"[{"id":"nine","nextTriggerDate":"2018-06-05T07:30:00+00:00","trigger":"#
        + #"{"dateMatching":\#(date),"repeats":true}}]"#)
  }

  @Test("A fact says what waits until when, and what waits no longer")
  func words() throws {
    var phone = try phone([("tea", .timeInterval(.seconds(240), repeats: false))])
    try phone.perform(.advance(to: phone.state.now + .minutes(5)))
    let words = phone.facts.compactMap { fact -> String? in
      guard case .scheduling = fact.event else { return nil }
      return fact.event.words(in: phone.state)
    }
    #expect(words == ["tea waits for 09:45:00", "tea waits no longer"])
  }
}
