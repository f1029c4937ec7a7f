import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("A new setting of one app's grouping")
struct RegroupingTests {
  @Test("G29: the groups of other apps stay as they are, expanded ones expanded")
  func othersStay() throws {
    var phone = try Phone(apps: ["com.example.chat", "com.example.mail"])
    for body in ["a1", "a2"] { try phone.push(body, thread: "t") }
    for body in ["b1", "b2"] { try phone.push(body, thread: "u", app: "com.example.mail") }
    let mail = GroupKey(app: "com.example.mail", kind: .thread("u"))
    try phone.perform(.expand(GroupTarget(mail)))
    let before = phone.rows()
    try phone.perform(.set("com.example.chat", [.grouping(.byApp)]))
    #expect(phone.rows() == before, "the app that was not asked about has changed")
  }

  @Test(
    "G29: regrouped at once, an expanded group is collapsed; expanded again where that is taken back",
    arguments: [Grouping.byApp, .off])
  func takenBack(grouping: Grouping) throws {
    var phone = try Phone()
    for body in ["a1", "a2"] { try phone.push(body, thread: "t") }
    try phone.perform(
      .expand(GroupTarget(GroupKey(app: "com.example.chat", kind: .thread("t")))))
    let expanded = phone.rows()
    let facts = try phone.perform(.set("com.example.chat", [.grouping(grouping)]))
    #expect(phone.rows() == (grouping == .off ? ["a2", "a1"] : ["+a2(1)"]))
    phone.engine.revert(facts)
    #expect(phone.rows() == expanded)
  }
}
