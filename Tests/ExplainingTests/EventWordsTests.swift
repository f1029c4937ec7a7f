import Delivery
import Notifications
import TestSupport
import Testing

@testable import Explaining

@Suite("Facts in words")
struct EventWordsTests {
  @Test(
    "A1: registering categories says how many there are then",
    arguments: [
      ([], "Chat registered no categories"), (["a"], "Chat registered 1 category"),
      (["a", "b"], "Chat registered 2 categories"),
    ])
  func categories(identifiers: [String], words: String) throws {
    let app = App(bundleIdentifier: "com.example.chat", displayName: "Chat")
    var phone = try Phone(apps: [])
    try phone.perform(.install(app, isGranted: true))
    let before = identifiers.isEmpty ? [Category(identifier: "old")] : []
    try phone.perform(.setCategories(app.bundleIdentifier, before))
    try phone.perform(
      .setCategories(app.bundleIdentifier, identifiers.map { Category(identifier: $0) }))
    #expect(phone.facts.last?.event.words(in: phone.state) == words)
  }

  @Test("A language is called by its name, once")
  func languages() throws {
    var phone = try Phone(apps: [])
    var change = DeviceConfiguration()
    (change.locale, change.languages) = ("pl_PL", ["pl"])
    try phone.perform(.configure(change))
    #expect(phone.facts.last?.event.words(in: phone.state) == "locale Polish (Poland)")
    change.languages = ["pl", "ar"]
    try phone.perform(.configure(change))
    #expect(phone.facts.last?.event.words(in: phone.state) == "speaks Polish, Arabic")
  }

  @Test("What a scenario sets of the phone is told in words, and of policies what is otherwise")
  func device() throws {
    var phone = try Phone(apps: [])
    func words(_ command: Command) throws -> String? {
      try phone.perform(command).first?.event.words(in: phone.state)
    }
    var change = DeviceConfiguration()
    (change.profile, change.battery) = (.ios15, 20)
    #expect(try words(.configure(change)) == "iOS 15, battery 20%")
    change.hasScheduledSummary = true
    #expect(try words(.configure(change)) == "scheduled summary on")
    change.timeZone = TimeZone(identifier: "Europe/Berlin", firstOffset: 7200)
    #expect(try words(.configure(change)) == "time zone Europe/Berlin")
    _ = try words(.setPolicy(PolicySetting(.bodyListLines, 6)))
    #expect(
      try words(.setPolicy(PolicySetting(.stackThreshold, 5))) == "group.stackThreshold=5")
  }

  @Test("X18, X19: files call an answer and a request alike")
  func consent() throws {
    var phone = try Phone(apps: [])
    let chat: BundleIdentifier = "com.example.chat"
    try phone.perform(.install(App(bundleIdentifier: chat, displayName: "Chat"), isGranted: false))
    let asked = try phone.perform(.authorize(chat, [.alert]))
    let allowed = try phone.perform(.management(.allow))
    #expect(asked.map(\.event.name).contains(.authorizationChanged))
    #expect(allowed.map(\.event.name).contains(.authorizationChanged))
  }

  @Test("X17, X30: only a later request asks too, and what the person sets is told as set")
  func requests() throws {
    var phone = try Phone(apps: [])
    let chat: BundleIdentifier = "com.example.chat"
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    app.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    try phone.perform(.install(app, isGranted: false))
    func words(_ command: Command) throws -> [String] {
      try phone.perform(command).map { $0.event.words(in: phone.state) }
    }
    let first = try words(.authorize(chat, [.alert, .criticalAlert]))
    #expect(first.contains("Chat asked for alert, criticalAlert"), "\(first)")
    try phone.perform(.management(.allow))
    let answered = try words(.management(.allow))
    #expect(answered.last == "Chat: Critical Alerts set to on", "\(answered)")
    let later = try words(.authorize(chat, [.badge]))
    #expect(later.contains("Chat asked for badge too"), "\(later)")
  }

  // An open view of a content extension, after something was done to it.
  private static func view(_ change: (inout OpenRichView) -> Void) -> OpenRichView {
    var view = OpenRichView(
      notification: 0, at: Instant(milliseconds: 0), content: ExtensionPane(name: "Ratings"))
    change(&view)
    return view
  }

  @Test(
    "A13, C20, C24, G26, V17: each change of an open rich view is said as what it is",
    arguments: [
      ("answered with “hey”", view { $0.content?.userText = "hey" }),
      ("“star” chosen", view { $0.content?.input = "star" }),
      ("its update shows", view { $0.notification = 1 }),
      ("its program is told", view { $0.events.append("{}") }),
      ("view changed", view { $0.content = nil }),
      (
        "files asked for or given back",
        view { $0.content?.accesses.append(.init(attachment: "map")) }
      ), ("nothing changed", view { _ in }),
    ])
  func viewChanges(words: String, changed: OpenRichView) throws {
    let event = Event.view(.changed(from: Boxed(Self.view { _ in }), to: Boxed(changed)))
    #expect(event.words(in: try Phone().state) == words)
  }

  @Test(
    "Every name of a fact has a form, and none says the same twice", arguments: EventName.allCases)
  func forms(name: EventName) {
    let names = (name.form.required + name.form.optional).map(\.name)
    #expect(Set(names).count == names.count)
  }
}
