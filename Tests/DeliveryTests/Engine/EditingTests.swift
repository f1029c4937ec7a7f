import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Words written anew")
struct EditingTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func revision(_ texts: [ContentRevision.Field: String]) -> ContentRevision {
    var revision = ContentRevision()
    for (field, words) in texts { revision[field] = words }
    return revision
  }

  /// Two of thread `t`, one of thread `u`, the phone locked; named as their bodies.
  private func phone() throws -> Phone {
    var phone = try Phone()
    for (name, thread) in [("a", "t"), ("b", "t"), ("c", "u")] {
      try phone.send(name, thread: thread, sound: Sound())
      try phone.perform(.advance(to: phone.state.now + .seconds(1)))
    }
    return phone
  }

  private func key(_ name: String, _ phone: Phone) throws -> NotificationKey {
    try #require(phone.state.notifications.first { $0.value.name == name }).value.key
  }

  @Test("A body that is edited shows where it stood; nothing is delivered, heard or lit again")
  func inPlace() throws {
    var phone = try phone()
    let (deliveries, sounds) = (phone.state.deliveries.count, phone.state.sounds.count)
    let wakes = phone.state.wakes.count
    let facts = try phone.perform(.edit(try key("a", phone), revision([.body: "A!"])))
    #expect(facts.count == 1)
    try phone.perform(.expand(GroupTarget(GroupKey(app: Self.chat, kind: .thread("t")))))
    #expect(phone.rows() == ["c", "-com.example.chat/t", "b", "A!"])
    #expect(phone.state.deliveries.count == deliveries && phone.state.sounds.count == sounds)
    #expect(phone.state.wakes.count == wakes)
  }

  @Test("G3: one that is edited into another thread joins that group, at the place of its time")
  func otherThread() throws {
    var phone = try phone()
    let facts = try phone.perform(.edit(try key("a", phone), revision([.thread: "u"])))
    #expect(phone.rows() == ["+c(1)", "b"])
    #expect(facts.last?.reasons.map(\.rule).contains("G3") == true)
  }

  @Test("G5: a thread that only looks like another is another one to an edit, too")
  func alikeThread() throws {
    var phone = try Phone()
    for name in ["a", "b"] { try phone.send(name, thread: "caf\u{E9}") }
    #expect(phone.rows() == ["+b(1)"])
    try phone.perform(.edit(try key("a", phone), revision([.thread: "cafe\u{301}"])))
    #expect(phone.rows() == ["b", "a"])
  }

  @Test(
    "G14: an expanded stack that loses a member by an edit collapses; all of it can be taken back")
  func takenBack() throws {
    var phone = try phone()
    try phone.perform(.expand(GroupTarget(GroupKey(app: Self.chat, kind: .thread("t")))))
    let (rows, state) = (phone.rows(), phone.state)
    let facts = try phone.perform(.edit(try key("b", phone), revision([.thread: ""])))
    #expect(phone.rows() == ["c", "b", "a"])
    phone.engine.revert(facts)
    #expect(phone.rows() == rows)
    #expect(phone.state.notifications == state.notifications)
  }

  @Test("T2: a summary names the argument that was edited")
  func argument() throws {
    var phone = try phone()
    let before = phone.state.list.lockScreen.groups.map(\.key)
    try phone.perform(.edit(try key("a", phone), revision([.argument: "Anna"])))
    #expect(phone.state.notification(0).content.summaryArgument == "Anna")
    #expect(phone.state.list.lockScreen.groups.map(\.key) == before)
  }

  @Test("What is edited later adds to what was edited before, and what says the same is no event")
  func twice() throws {
    var phone = try phone()
    let key = try key("c", phone)
    try phone.perform(.edit(key, revision([.title: "C", .body: "c2"])))
    try phone.perform(.edit(key, revision([.title: "Z"])))
    #expect(phone.state.notification(2).revision == revision([.title: "Z", .body: "c2"]))
    #expect(try phone.perform(.edit(key, revision([.title: "Z"]))).isEmpty)
  }

  @Test("One that would say nothing is refused, and so is one that is gone")
  func refused() throws {
    var phone = try phone()
    let key = try key("c", phone)
    #expect(throws: Refusal.self) { try phone.perform(.edit(key, revision([.body: ""]))) }
    #expect(phone.rows() == ["c", "+b(1)"])
    try phone.perform(.clear(.notification(key)))
    #expect(throws: Refusal.self) { try phone.perform(.edit(key, revision([.body: "d"]))) }
  }

  @Test("G26: a push under the same name replaces an edited one with its own words")
  func replaced() throws {
    var phone = try Phone()
    try phone.send("a", thread: "t", collapse: "x")
    try phone.perform(.edit(phone.state.notification(0).key, revision([.body: "edited"])))
    try phone.send("b", thread: "t", collapse: "x")
    #expect(phone.rows() == ["b"])
    #expect(phone.state.notification(1).revision == nil)
  }

  @Test("P8: while its banner waits for its turn it is not edited")
  func waitingBanner() throws {
    var phone = try Phone()
    try phone.perform(.device(.unlock))
    try phone.send("a", thread: "t")
    try phone.send("b", thread: "u")
    #expect(throws: Refusal.self) {
      try phone.perform(.edit(phone.state.notification(1).key, revision([.body: "edited"])))
    }
    try phone.perform(.edit(phone.state.notification(0).key, revision([.body: "edited"])))
    #expect(phone.rows(.notificationCenter) == ["b", "edited"])
  }
}
