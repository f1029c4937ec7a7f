import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("A new setting of how notifications are grouped")
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

  @Test("G15, G19, G29: a setting of the phone collapses what it groups otherwise, no more")
  func ofPhone() throws {
    let chat: BundleIdentifier = "com.example.chat"
    let mail: BundleIdentifier = "com.example.mail"
    let steps: [(command: Command, stays: [BundleIdentifier])] = [
      (.setPolicy(PolicySetting(.stackThreshold, 3)), [chat]),
      (.set(nil, [.display(.list)]), [chat]), (.set(nil, [.display(.count)]), [mail, chat]),
      (version(.ios15), [mail, chat]),
      (version(.ios11), []),
    ]
    for step in steps {
      var phone = try Phone(apps: [chat, mail])
      try phone.perform(version(.ios16))
      try phone.perform(.set(chat, [.display(.stack)]))
      for body in ["a1", "a2", "a3"] { try phone.push(body, thread: "t") }
      for body in ["b1", "b2"] { try phone.push(body, thread: "u", app: mail) }
      for (app, thread) in [(chat, "t"), (mail, "u")] {
        try phone.perform(.expand(GroupTarget(GroupKey(app: app, kind: .thread(thread)))))
      }
      let before = phone.rows()
      let facts = try phone.perform(step.command)
      #expect(phone.state.list.expandedGroups.map(\.key.app) == step.stays, "\(step.command)")
      phone.engine.revert(facts)
      #expect(phone.rows() == before, "\(step.command)")
    }
  }

  private func version(_ profile: Profile) -> Command {
    var change = DeviceConfiguration()
    change.profile = profile
    return .configure(change)
  }
}
