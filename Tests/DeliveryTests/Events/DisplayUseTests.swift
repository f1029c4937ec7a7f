import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("What keeps a display lit")
struct DisplayUseTests {
  @Test("P3: what comes at one moment takes no more room than one of it")
  func manyAtOnce() throws {
    var phone = try Phone(apps: ["com.example.chat"])
    try phone.perform(.device(.lock))
    try phone.send("first")
    let uses = phone.state.displayUses.count
    for number in 0..<40 { try phone.send("message \(number)") }
    #expect(phone.state.displayUses.count == uses)
    #expect(phone.state.displayUses.last?.last == phone.state.now)
  }

  @Test("P3: what the person does with the list, Focuses, summaries and settings keeps it lit")
  func acts() throws {
    let chat: BundleIdentifier = "com.example.chat"
    let stack = GroupTarget(GroupKey(app: chat, kind: .thread("t")))
    let acts: [Command] = [
      .collapse(stack), .management(.dismissSuggestion), .mute(chat, .hour),
      .focus(.turnOn(FocusSetup(name: "Work"))), .focus(.turnOff), .focus(.delete("Rest")),
      .summary(.schedule(true, times: nil, apps: nil)), .set(nil, [.previews(.never)]),
      .set(nil, [.display(.list)]),
    ]
    let others: [Command] = [
      .focus(.filter(chat, focus: "Rest", ["family"])), .removeDelivered(chat, nil),
    ]
    for command in acts + others {
      var phone = try lit()
      try phone.perform(.advance(to: phone.state.now + .seconds(9)))
      try phone.perform(command)
      try phone.perform(.advance(to: phone.state.now + .seconds(2)))
      #expect(phone.state.device.isDisplayOn == acts.contains(command), "\(command)")
    }
  }

  /// A lit lock screen with an expanded stack and a suggestion, while a Focus is on.
  private func lit() throws -> Phone {
    var phone = try Phone()
    var change = DeviceConfiguration()
    change.profile = .ios16
    try phone.perform(.configure(change))
    for body in ["a", "b"] { try phone.push(body, thread: "t") }
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Rest"))))
    try phone.perform(.expand(GroupTarget(GroupKey(app: "com.example.chat", kind: .thread("t")))))
    try phone.perform(.management(.suggest("com.example.chat")))
    return phone
  }

  @Test(
    "P3: each use can be taken back, whoever used it and when",
    arguments: 1...12)
  func back(seed: Int) throws {
    var phone = try Phone(apps: ["com.example.chat", "com.example.mail"])
    let installed = phone.facts.count
    var state = phone.state
    var commands = RandomCommands(seed: UInt64(seed))
    for _ in 0..<200 { _ = try? phone.perform(commands.next(phone.state)) }
    let facts = phone.facts.dropFirst(installed)
    var before: [DisplayUse?] = []
    for fact in facts {
      before.append(state.displayUses.last)
      state.apply(fact)
      let byPerson = state.displayUses.last?.lastByPerson
      #expect(byPerson == before.last??.lastByPerson || byPerson == fact.at)
    }
    #expect(state.displayUses == phone.state.displayUses)
    for fact in facts.reversed() {
      state.revert(fact)
      #expect(state.displayUses.last == before.removeLast(), "\(fact)")
    }
  }
}
