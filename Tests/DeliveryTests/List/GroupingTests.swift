import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Grouping")
struct GroupingTests {
  @Test("G3, G12: threads make groups, the newest group first; no thread is the app's own group")
  func byThread() throws {
    var phone = try Phone()
    try phone.push("a1", thread: "t1")
    try phone.push("a2")
    try phone.push("a3")
    try phone.push("a4", thread: "t1")
    #expect(phone.rows() == ["+a4(1)", "+a3(1)"])
  }

  @Test("G7, G8, G29: By App joins all threads, Off none, at once")
  func settings() throws {
    var phone = try Phone()
    for (body, thread) in [("a1", "t1"), ("a2", nil), ("a3", nil), ("a4", "t1")] {
      try phone.push(body, thread: thread)
    }
    try phone.perform(.set("com.example.chat", [.grouping(.byApp)]))
    #expect(phone.rows() == ["+a4(3)"])
    try phone.perform(.set(nil, [.grouping(.off)]))
    #expect(phone.rows() == ["a4", "a3", "a2", "a1"])
  }

  @Test("G1: before iOS 12 the list is flat", arguments: [Profile.ios10, .ios11])
  func flat(profile: Profile) throws {
    var phone = try Phone()
    try phone.push("one", thread: "t")
    try phone.push("two", thread: "t")
    var change = DeviceConfiguration()
    change.profile = profile
    try phone.perform(.configure(change))
    #expect(phone.rows() == ["two", "one"])
  }

  @Test("G4, G5: neither another app nor another spelling joins a thread")
  func exactThreads() throws {
    var phone = try Phone(apps: ["com.example.chat", "com.example.mail"])
    try phone.push("a", thread: "T1")
    try phone.push("b", thread: "t1")
    try phone.push("c", thread: "t1", app: "com.example.mail")
    #expect(phone.rows() == ["c", "b", "a"])
  }

  @Test(
    "G5: a thread written in composed letters is another one than in decomposed, wherever threads meet",
    arguments: [
      ("caf\u{E9}", "cafe\u{301}"), ("\u{C5}", "\u{212B}"), ("\u{AC00}", "\u{1100}\u{1161}"),
    ])
  func composed(one: String, other: String) throws {
    #expect(one == other, "the same letters to who reads them")
    var phone = try Phone()
    for (body, thread) in [("a", one), ("b", other), ("c", one), ("d", other)] {
      try phone.push(body, thread: thread)
    }
    #expect(phone.rows() == ["+d(1)", "+c(1)"])
    let last = phone.state.notification(3)
    #expect(phone.state.thread(before: last, depth: 9).map(\.body) == ["b"])

    var home = try Phone()
    try home.perform(.device(.unlock))
    try home.push("a", thread: one)
    try home.push("b", thread: other)
    #expect(home.state.banner?.number == 0 && home.state.waitingBanners.waiting.count == 1)
    try home.push("c", thread: one)
    #expect(home.state.banner?.number == 2, "P8: it is of the banner's thread")
  }

  @Test("G5: what is done to a thread is not told of one that is written in other letters")
  func clearedInOtherLetters() throws {
    var phone = try Phone()
    try phone.push("a", thread: "caf\u{E9}")
    try phone.push("b", thread: "cafe\u{301}")
    try phone.perform(.clear(.group(group("cafe\u{301}"))))
    var log = FactLog()
    log.append(phone.facts)
    let tellsOfClearing = (0...1).map { number in
      log.about(number, in: phone.state).contains {
        if case .cleared = $0.event { true } else { false }
      }
    }
    #expect(phone.rows() == ["a"])
    #expect(tellsOfClearing == [false, true])
  }

  @Test("G15: below the threshold members stand side by side, from it on they stack")
  func threshold() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.stackThreshold, 5)))
    for number in 1...4 { try phone.push("\(number)", thread: "t") }
    #expect(phone.rows() == ["4", "3", "2", "1"])
    try phone.push("5", thread: "t")
    #expect(phone.rows() == ["+5(4)"])
  }

  @Test("G17, G19, G25: a newcomer joins an expanded group on top; locking collapses it")
  func expansion() throws {
    var phone = try Phone()
    try phone.push("1", thread: "t")
    try phone.push("2", thread: "t")
    try phone.perform(.expand(group("t")))
    try phone.push("3", thread: "t")
    #expect(phone.rows() == ["-com.example.chat/t", "3", "2", "1"])
    try phone.perform(.device(.lock))
    #expect(phone.rows() == ["+3(2)"])
  }

  @Test("G19: with single expansion, expanding one group collapses the other")
  func singleExpansion() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.singleExpansion, true)))
    for (body, thread) in [("1", "a"), ("2", "a"), ("3", "b"), ("4", "b")] {
      try phone.push(body, thread: thread)
    }
    try phone.perform(.expand(group("a")))
    try phone.perform(.expand(group("b")))
    #expect(phone.rows() == ["-com.example.chat/b", "4", "3", "+2(1)"])
  }

  @Test("G21: clearing members one by one ends in a single row without a header")
  func clearMembers() throws {
    var phone = try Phone()
    for body in ["1", "2", "3"] { try phone.push(body, thread: "t") }
    try phone.perform(.expand(group("t")))
    try phone.perform(.clear(.notification(key("n3"))))
    #expect(phone.rows() == ["-com.example.chat/t", "2", "1"])
    try phone.perform(.clear(.notification(key("n2"))))
    #expect(phone.rows() == ["1"])
  }

  @Test("G22: what arrives while Clear All is armed survives it")
  func armed() throws {
    var phone = try Phone()
    for body in ["1", "2", "3"] { try phone.push(body, thread: "t") }
    try phone.perform(.arm(group("t")))
    try phone.push("4", thread: "t")
    try phone.perform(.confirm)
    #expect(phone.rows() == ["4"])
  }

  @Test("G26, G27: the same identifier replaces, rises, and may change its thread")
  func replacing() throws {
    var phone = try Phone()
    try phone.push("one", thread: "x", collapse: "c1")
    try phone.push("two", thread: "x", collapse: "c2")
    try phone.push("uno", thread: "x", collapse: "c1")
    #expect(phone.rows() == ["+uno(1)"])
    try phone.push("elsewhere", thread: "y", collapse: "c1")
    #expect(phone.rows() == ["elsewhere", "two"])
  }

  @Test("G26: with update.movesToTop off the replacement stays where it was")
  func replacingInPlace() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.updateMovesToTop, false)))
    try phone.push("one", thread: "a", collapse: "c1")
    try phone.push("two", thread: "b")
    try phone.push("uno", thread: "a", collapse: "c1")
    #expect(phone.rows() == ["two", "uno"])
  }

  @Test("G30, P6: unlocking moves the lock screen's groups into the history's")
  func sections() throws {
    var phone = try Phone()
    try phone.push("1", thread: "t")
    try phone.perform(.device(.unlock))
    try phone.perform(.device(.lock))
    try phone.push("2", thread: "t")
    #expect(phone.rows() == ["2"])
    #expect(phone.rows(.notificationCenter) == ["1"])
    try phone.perform(.device(.unlock))
    #expect(phone.rows() == [])
    #expect(phone.rows(.notificationCenter) == ["+2(1)"])
  }

  @Test("G30: with group.acrossSections the history's members join the newcomer")
  func acrossSections() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.acrossSections, true)))
    try phone.push("1", thread: "t")
    try phone.perform(.device(.unlock))
    try phone.perform(.device(.lock))
    try phone.push("2", thread: "t")
    #expect(phone.rows() == ["+2(1)"])
    #expect(phone.rows(.notificationCenter) == [])
  }

  @Test("G30: what joined a newcomer is history again where the grouping joins them no more")
  func apartByGrouping() throws {
    var phone = try Phone()
    try phone.perform(.setPolicy(PolicySetting(.acrossSections, true)))
    for body in ["1", "2"] { try phone.push(body, thread: "t") }
    try phone.perform(.device(.unlock))
    try phone.perform(.device(.lock))
    try phone.push("3", thread: "t")
    let joined = phone.rows()
    let facts = try phone.perform(.set("com.example.chat", [.grouping(.off)]))
    #expect(phone.rows() == ["3"])
    #expect(phone.rows(.notificationCenter) == ["2", "1"])
    phone.engine.revert(facts)
    #expect(phone.rows() == joined && phone.rows(.notificationCenter) == [])
  }

  @Test("T2, G32: counts add up without the leading one; from iOS 15 each counts one")
  func counts() throws {
    var phone = try Phone()
    for (body, count) in [("a", 3), ("b", 1), ("c", 3), ("d", 2)] {
      try phone.push(body, thread: "t", count: count)
    }
    #expect(phone.rows() == ["+d(7)"])
    var change = DeviceConfiguration()
    change.profile = .ios15
    try phone.perform(.configure(change))
    #expect(phone.rows() == ["+d(3)"])
  }

  private func key(_ identifier: String) -> NotificationKey {
    NotificationKey(app: "com.example.chat", identifier: identifier)
  }
}
