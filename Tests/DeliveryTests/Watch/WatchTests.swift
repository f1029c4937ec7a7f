import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("What is done on the watch")
struct WatchTests {
  private static let key = NotificationKey(app: "com.example.chat", identifier: "a")

  @Test("W7: what the phone has, too, is cleared on the watch within its range alone")
  func range() throws {
    var phone = try Phone()
    try phone.perform(.watch(.pair(Watch())))
    try phone.send("a")
    #expect(phone.state.deliveries.last?.outcome == .forwardedToWatch)
    try phone.perform(.watch(.pair(Watch(isInRange: false))))
    let words = "the iPhone is out of the watch’s range; write watch inRange=on"
    #expect(phone.refusal(of: .watch(.clear(Self.key))) == words)
    #expect(phone.state.list.count == 1)
    try phone.perform(.watch(.pair(Watch())))
    try phone.perform(.watch(.clear(Self.key)))
    #expect(phone.state.list.count == 0)
  }

  private func push(via: Transport) -> Command {
    let payload = Payload(
      content: Content(body: .literal("Lap two")), source: SourceText([1], at: Place("p")))
    return .push(PushRequest(app: Self.key.app, payload: payload, via: via, isForWatch: true))
  }

  @Test("B21, B45: the watch's own token is good no longer once its app is deleted")
  func unregistered() throws {
    var phone = try Phone.withWatchApp(Self.key.app)
    let own = try #require(phone.state.apps.first?.watchToken)
    try phone.perform(.uninstall(Self.key.app))
    let found = phone.state.now
    for _ in 1...2 {
      let answer = try #require(try phone.perform(push(via: .http)).pushAnswer)
      #expect(answer.refusal == .unregistered && answer.timestamp == found)
      try phone.perform(.advance(to: phone.state.now + .seconds(9)))
    }
    #expect(phone.state.push.feedback.map(\.token) == [own])
    try phone.perform(.readFeedback)
    try phone.perform(push(via: .binary1))
    #expect(phone.state.push.feedback.map(\.token) == [own])
  }

  @Test(
    "W5, B31: what is for the watch wakes no app on the phone, silent or not",
    arguments: [nil, "Lap two"])
  func wakesNone(body: String?) throws {
    var phone = try Phone.withWatchApp(Self.key.app)
    try phone.perform(.device(.wake))
    var payload = Payload(
      content: Content(body: body.map { .literal($0) }), source: SourceText([1], at: Place("p")))
    payload.isContentAvailable = true
    let push = PushRequest(app: Self.key.app, payload: payload, isForWatch: true)
    try phone.perform(.push(push))
    #expect(phone.state.calls.isEmpty && phone.state.app(Self.key.app)?.state == .notRunning)
    #expect(phone.state.deliveries.last?.outcome == (body == nil ? .handedToApp : .presented))
    try phone.perform(.watch(.pair(nil)))
    let late = PushRequest(
      app: Self.key.app, payload: payload, headers: PushHeaders(priority: 5), via: .http,
      isForWatch: true)
    try phone.perform(.push(late))
    #expect(phone.state.deliveries.last?.outcome == .undelivered)
  }

  @Test(
    "W5: without an app on the watch there is no token to send to", arguments: Transport.allCases)
  func noToken(via: Transport) throws {
    var phone = try Phone.withWatchApp("com.example.sport")
    try phone.perform(
      .install(App(bundleIdentifier: Self.key.app, displayName: "Chat"), isGranted: true))
    let words =
      #"Chat has no app on the watch; write "watch": {"hasApp": true} in its bundle"#
    #expect(phone.refusal(of: push(via: via)) == words)
  }
}
