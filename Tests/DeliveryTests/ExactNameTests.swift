import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Names byte by byte: two that look alike are two")
struct ExactNameTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let names = ["caf\u{E9}", "cafe\u{301}"]

  @Test("K20: a request is taken back by its own name alone")
  func pending() throws {
    var phone = try Phone()
    for name in Self.names {
      let trigger = Trigger.timeInterval(.seconds(60), repeats: false)
      try phone.perform(
        .schedule(Self.chat, Request(identifier: name, content: Content(), trigger: trigger)))
    }
    try phone.perform(.removePending(Self.chat, [Self.names[1]]))
    let left = phone.state.pending.requests(of: Self.chat).map(\.request.identifier)
    #expect(left.count == 1 && left[0].isExactly(Self.names[0]))
  }

  @Test("F4, F8: of two Focuses that look alike each is on by itself")
  func focus() throws {
    var phone = try Phone()
    try phone.perform(.configure(.ios15))
    for name in Self.names { try phone.perform(.focus(.turnOn(FocusSetup(name: name)))) }
    #expect(phone.state.focus.current.isExactly(Self.names[1]))
    var setup = FocusSetup(name: Self.names[0])
    setup.schedule = DailySpan(start: 22 * 60, end: 23 * 60)
    try phone.perform(.focus(.turnOn(setup)))
    #expect(phone.state.focus.current.isExactly(Self.names[1]))
  }

  @Test("A3: a category is found by its own identifier alone")
  func category() {
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    app.categories = Self.names.map { Category(identifier: $0) }
    for name in Self.names {
      #expect(app.category(name)?.identifier.isExactly(name) == true)
    }
    #expect(app.category(nil) == nil && app.category("cafe") == nil)
  }

  @Test("V11, V16: two attachments of one file have names and options of their own")
  func attachments() throws {
    var phone = try Phone()
    let files = Self.names.map { name in
      var file = Attachment(identifier: name, path: "/tmp/beach.jpg")
      file.byteCount = 1000
      file.options.hidesThumbnail = name.isExactly(Self.names[1])
      return file
    }
    var content = Content(body: .literal("b"))
    content.attachments = files
    try phone.perform(
      .schedule(Self.chat, Request(identifier: "a", content: content, trigger: .immediate)))
    let kept = try #require(phone.state.notifications.last).value.content.attachments
    #expect(kept.map(\.options) == files.map(\.options))
    #expect(zip(kept, files).allSatisfy { $0.identifier.isExactly($1.identifier) })
  }
}
