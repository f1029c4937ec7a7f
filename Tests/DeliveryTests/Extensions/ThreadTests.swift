import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("What an extension reads of the thread")
struct ThreadTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private func earlier(_ phone: Phone, _ depth: Int) -> [String?] {
    let last = phone.state.notification(phone.state.notifications.count - 1)
    return phone.state.thread(before: last, depth: depth).map(\.body)
  }

  @Test(
    "V4: the newest before this one first, in both sections, of its app and thread alone",
    arguments: [Setting.grouping(.automatic), .grouping(.byApp), .grouping(.off)])
  func order(setting: Setting) throws {
    var phone = try Phone(apps: [Self.chat, "com.example.mail"])
    try phone.perform(.set(Self.chat, [setting]))
    for (name, thread) in [("a", "t"), ("b", "t"), ("x", "u")] {
      try phone.push(name, thread: thread)
    }
    try phone.perform(.device(.unlock))
    try phone.perform(.device(.lock))
    try phone.push("y", thread: "t", app: "com.example.mail")
    try phone.push("c", thread: "t")
    try phone.perform(.removeDelivered(Self.chat, ["n2"]))
    try phone.push("d", thread: "t")
    #expect(earlier(phone, 1) == ["c"] && earlier(phone, 9) == ["c", "a"])
    #expect(earlier(phone, 0).isEmpty)
  }

  /// The same, looked for among all that came.
  private func sought(_ phone: Phone, _ depth: Int) -> [String?] {
    let all = phone.state.notifications.indices.map { phone.state.notification($0) }
    guard let last = all.last else { return [] }
    let others = all.dropLast().reversed().filter { other in
      other.app == last.app && other.content.threadIdentifier == last.content.threadIdentifier
        && phone.state.list.find(other.key)?.number == other.number
    }
    return others.prefix(depth).map { phone.state.templateValues(of: $0).body }
  }

  @Test(
    "V4, G7, G8: what is kept of threads that are no groups is what a look at all that came finds",
    arguments: [Setting.grouping(.automatic), .grouping(.byApp), .grouping(.off)])
  func kept(setting: Setting) throws {
    var phone = try Phone(apps: [Self.chat])
    try phone.perform(.set(Self.chat, [setting]))
    var random = SplitMix(seed: 7)
    for number in 0..<300 {
      let choice = Int(random.next() % 11)
      switch choice {
      case 0: _ = try? phone.perform(.removeDelivered(Self.chat, ["n\(number / 2)"]))
      case 1: _ = try? phone.perform(.device(number.isMultiple(of: 2) ? .unlock : .lock))
      case 2: try phone.push("again", thread: "t", collapse: "c")
      case 3 where number % 50 == 0:
        try phone.perform(.set(Self.chat, [.grouping(.byApp)]))
        try phone.perform(.set(Self.chat, [setting]))
      case 3: try phone.push("again", thread: "u", collapse: "c")
      case 8: _ = edit("n\(number / 2)", into: number.isMultiple(of: 3) ? "t" : "u", &phone)
      case 9 where number % 5 == 0: _ = clearFirstGroup(&phone)
      case 10:
        let before = sought(phone, 9)
        let facts = edit("n\(number - 1)", into: "u", &phone) + clearFirstGroup(&phone)
        #expect(earlier(phone, 9) == sought(phone, 9), "changed after \(number)")
        phone.engine.revert(facts)
        #expect(earlier(phone, 9) == before, "reverted after \(number)")
      default: try phone.push("\(number)", thread: choice.isMultiple(of: 2) ? "t" : "u")
      }
      #expect(earlier(phone, 3) == sought(phone, 3), "after \(number)")
    }
  }

  // What is not listed any more is left alone.
  private func edit(_ name: String, into thread: String, _ phone: inout Phone) -> [Fact] {
    var revision = ContentRevision()
    revision[.thread] = thread
    let key = NotificationKey(app: Self.chat, identifier: name)
    return (try? phone.perform(.edit(key, revision))) ?? []
  }

  private func clearFirstGroup(_ phone: inout Phone) -> [Fact] {
    let groups = Section.allCases.flatMap { phone.state.list[$0].groups }
    guard let key = groups.first?.key else { return [] }
    return (try? phone.perform(.clear(.group(GroupTarget(key))))) ?? []
  }

  @Test("V4, G8: as much is kept of threads as is listed, and only so much is looked at")
  func members() {
    var threads = ThreadMembers()
    let key = GroupKey(app: Self.chat, kind: .thread("t"))
    let entries = (0..<1000).map { number in
      var content = Content()
      content.threadIdentifier = number.isMultiple(of: 100) ? "t" : "u"
      return ListEntry(number, named: "\(number)", content: content)
    }
    for entry in entries {
      threads.insert(entry, in: GroupKey(app: Self.chat, kind: .alone(entry.number)))
    }
    #expect(threads.numbers(of: key, before: 900, atMost: 3) == [800, 700, 600])
    #expect(threads.numbers(of: key, before: 150, atMost: 3) == [100, 0])
    for entry in entries where entry.number != 700 {
      threads.remove(entry, in: GroupKey(app: Self.chat, kind: .alone(entry.number)))
    }
    #expect(threads.numbers(of: key, before: 1000, atMost: 3) == [700])
    threads.insert(entries[0], in: key)
    #expect(threads.numbers(of: key, before: 1000, atMost: 3) == [700], "its group has it")
  }

  @Test("V4, H15, H22: what stands apart as it is exempt is of the thread all the same")
  func exempt() throws {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    app.authorizationOptions.insert(.criticalAlert)
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.set(Self.chat, [.grouping(.off), .previews(.never)]))
    try phone.perform(.setPolicy(PolicySetting(.hiddenCriticalExempt, true)))
    for (name, isCritical) in [("a", false), ("b", true), ("c", false)] {
      try phone.send(name, thread: "t", sound: isCritical ? Sound(isCritical: true) : nil)
      try phone.perform(.advance(to: phone.state.now + .seconds(1)))
    }
    #expect(phone.state.list.lockScreen.rowCount == 2)
    #expect(earlier(phone, 9) == ["b", "a"])
  }

  @Test("V4: of a thread with hundreds the newest come first, too")
  func many() throws {
    var phone = try Phone()
    for number in 0..<300 { try phone.push("\(number)", thread: "t") }
    #expect(earlier(phone, 2) == ["298", "297"])
  }
}
