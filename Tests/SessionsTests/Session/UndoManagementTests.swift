import Delivery
import Notifications
import Push
import Testing

@testable import Sessions

@Suite("Undo of what was decided about an app")
struct UndoManagementTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private static func session(
    _ options: AuthorizationOptions = [.alert, .sound], isGranted: Bool = true
  ) throws -> Session {
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41)
    var session = Session(
      state: State(now: start.instant(in: .utc), device: Device(timeZone: .utc)))
    var app = App(bundleIdentifier: chat, displayName: "Chat")
    app.authorizationOptions = options
    try session.perform(.install(app, isGranted: isGranted))
    return session
  }

  private static func push(_ session: inout Session) throws {
    let payload = Payload(
      content: Content(body: .literal("hi")), source: SourceText([], at: Place("test")))
    try session.perform(
      .push(PushRequest(app: chat, payload: payload, collapseIdentifier: nil)))
  }

  private let target = ManagementTarget.app(chat)

  @Test("X7: what is decided about another app leaves the open sheet out of it")
  func otherApp() throws {
    var session = try Self.session()
    let news: BundleIdentifier = "com.example.news"
    try session.perform(
      .install(App(bundleIdentifier: news, displayName: "News"), isGranted: true))
    try session.perform(.management(.open(.management, target)))
    try session.perform(.management(.turnOff(news)))
    _ = try session.undo()
    #expect(session.state.sheet?.app == Self.chat, "the sheet is open as before")
    #expect(session.state.app(news)?.settings[.notifications] == true)
  }

  @Test("X18: the question is open again, and the answer can be given otherwise")
  func answer() throws {
    var session = try Self.session(isGranted: false)
    try session.perform(.authorize(Self.chat, nil))
    try session.perform(.management(.deny))
    #expect(session.undoTitle == "Don’t Allow · Chat")
    _ = try session.undo()
    #expect(session.state.prompt?.question == .notifications)
    #expect(session.state.app(Self.chat)?.authorization == .notDetermined)
    try session.perform(.management(.allow))
    #expect(session.state.app(Self.chat)?.authorization == .authorized)
  }

  @Test(
    "X7: what turning off took from the list is back, and the sheet it was confirmed on is closed")
  func turnOff() throws {
    var session = try Self.session()
    try Self.push(&session)
    try session.perform(.management(.open(.turnOff, target)))
    try session.perform(.confirm)
    #expect(session.state.list.count == 0)
    _ = try session.undo()
    #expect(session.state.list.count == 1 && session.state.sheet == nil)
    #expect(session.state.app(Self.chat)?.isDelivering == true)
    _ = try session.redo()
    #expect(session.state.list.count == 0 && session.state.sheets.isEmpty)
  }

  @Test("X23: it is provisional again, and what came after Keep is delivered as such")
  func keep() throws {
    var session = try Self.session([.alert, .provisional])
    try Self.push(&session)
    try session.perform(.management(.keep(.prominently, Self.chat)))
    try Self.push(&session)
    let rewind = try session.undo()
    #expect(rewind.alsoStruck.isEmpty)
    #expect(session.state.app(Self.chat)?.authorization == .provisional)
    #expect(session.state.notifications.count == 2)
  }

  @Test("X12: a clearing that brought a suggestion takes it along")
  func suggestion() throws {
    var session = try Self.session()
    for _ in 0..<6 { try Self.push(&session) }
    for number in 1...5 {
      let key = NotificationKey(app: Self.chat, identifier: "n\(number)")
      try session.perform(.clear(.notification(key)))
    }
    #expect(session.state.suggested != nil)
    _ = try session.undo()
    #expect(session.state.suggested == nil)
    _ = try session.redo()
    #expect(session.state.suggested != nil)
  }
}
