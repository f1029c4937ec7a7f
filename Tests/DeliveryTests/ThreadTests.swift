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

  @Test("V4: of a thread with hundreds the newest come first, too")
  func many() throws {
    var phone = try Phone()
    for number in 0..<300 { try phone.push("\(number)", thread: "t") }
    #expect(earlier(phone, 2) == ["298", "297"])
  }
}
