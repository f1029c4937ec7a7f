import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("Facts say what their form says")
struct FactFormTests {
  @Test(
    "Every fact has all that its form requires and nothing that its form does not know",
    arguments: 1...12 as ClosedRange<UInt64>)
  func forms(seed: UInt64) throws {
    var phone = try Phone(apps: ["com.example.chat", "com.example.mail"])
    var random = RandomCommands(seed: seed)
    for _ in 0..<200 { _ = try? phone.perform(random.next(phone.state)) }
    let always = ["sequence", "at", "fact", "reasons"]
    var wrong: Set<String> = []
    for (index, fact) in phone.facts.enumerated() {
      guard case .object(let members) = fact.json(sequence: index + 1, in: phone.state) else {
        Issue.record("\(fact.event.name) is no object")
        continue
      }
      let form = fact.event.name.form
      let required = form.required.map(\.name)
      let said = members.map(\.key).filter { !always.contains($0) }
      let missing = required.filter { !said.contains($0) }
      let strange = said.filter { !(required + form.optional.map(\.name)).contains($0) }
      #expect(Array(members.map(\.key).prefix(4)) == always)
      if !missing.isEmpty { wrong.insert("\(fact.event.name) lacks \(missing)") }
      if !strange.isEmpty { wrong.insert("\(fact.event.name) has \(strange)") }
    }
    #expect(wrong.isEmpty, "\(wrong.sorted())")
  }

  @Test("B21: a fault says how often it refuses, once as once, and that it refuses no more")
  func faults() throws {
    let chat: BundleIdentifier = "com.example.chat"
    var phone = try Phone()
    func words(_ times: Int) throws -> String {
      let facts = try phone.perform(
        .pushFault(.init(app: chat, refusal: .tooManyRequests, times: times)))
      return facts.last?.event.words(in: phone.state) ?? ""
    }
    #expect(try words(1) == "com.example.chat is refused once: TooManyRequests")
    #expect(try words(3) == "com.example.chat is refused 3 times: TooManyRequests")
    #expect(try words(0) == "no requests are refused any more")
  }

  private static let acts: [(command: Command, words: String)] = [
    (.device(.wake), "display on"), (.device(.authenticate), "owner recognized, display on"),
    (.device(.unlock), "home screen, unlocked, owner recognized, display on"),
    (.setPhone(.ringer(false)), "ringer off"),
    (.setPhone(.doNotDisturb(true, schedule: .keep)), "Do Not Disturb on"),
    (.setPhone(.volume(0.25)), "volume 0.25"), (.network(isOn: false), "offline"),
    (.connect(.carPlay, isOn: true), "in a car"),
    (.connect(.headphones, isOn: true), "headphones on"),
    (.watch(.pair(Watch(isWorn: false))), "watch not worn, unlocked, in range"),
    (.openSettings(nil), "Settings"), (.openSettings("com.example.chat"), "Settings of chat"),
  ]

  @Test("P1: what became otherwise on the phone is said in a few words", arguments: acts)
  func device(row: (command: Command, words: String)) throws {
    var phone = try Phone(apps: ["com.example.chat"])
    try phone.perform(.device(.sleep))
    try phone.perform(.device(.lock))
    if case .openSettings = row.command { try phone.perform(.device(.unlock)) }
    let facts = try phone.perform(row.command)
    let words = facts.filter { $0.event.name == .deviceChanged }.map {
      $0.event.words(in: phone.state)
    }
    #expect(words.joined(separator: "; ") == row.words)
  }
}
