import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("Content extensions that are programs")
struct ProgramViewTests {
  private static let chat: BundleIdentifier = "com.example.chat"
  private static let like = Action(identifier: "like", title: .literal("Like"))
  private static let reply: Action = {
    var action = Action(identifier: "reply", title: .literal("Reply"))
    action.textInput = Action.TextInput(buttonTitle: nil, placeholder: nil)
    return action
  }()

  /// A phone with the rich view of `a` open, which a program makes.
  private func phone() throws -> Phone {
    var phone = try Phone(apps: [])
    var app = App(bundleIdentifier: Self.chat, displayName: "Chat")
    var category = Category(identifier: "C")
    category.actions = [Self.like, Self.reply]
    app.categories = [category]
    var content = ContentExtension(name: "Gallery")
    content.categories = ["C"]
    content.command = ["./gallery"]
    content.table.view = [.label("status", nil)]
    content.isUserInteractionEnabled = true
    app.contentExtensions = [content]
    try phone.perform(.install(app, isGranted: true))
    try phone.perform(.device(.unlock))
    for name in ["a", "b"] {
      var own = Content(body: .literal(name))
      own.categoryIdentifier = "C"
      let payload = Payload(content: own, source: SourceText([], at: Place("p")))
      try phone.perform(.push(PushRequest(app: Self.chat, payload: payload, name: name)))
    }
    try phone.perform(.view(.open(Self.key("a"))))
    return phone
  }

  private static func key(_ name: String) -> NotificationKey {
    NotificationKey(app: chat, identifier: name)
  }

  private func answer(_ answer: ProgramAnswer, to phone: inout Phone) throws {
    try phone.perform(.answer(ProgramReply(from: "Gallery", text: "…", answer: answer)))
  }

  private func label(_ phone: Phone) -> String? {
    phone.state.pane?.content?.values.first { $0.key == "status" }?.value.string
  }

  private func methods(_ phone: Phone) -> [String] {
    phone.state.calls.filter { $0.method == .didReceive }.map { $0.action ?? "none" }
  }

  @Test("V17: a program hears of the notification when the view opens, and its answer is shown")
  func opening() throws {
    var phone = try phone()
    let asked = try #require(phone.state.awaitedAnswers.first)
    #expect(asked.kind == .content && asked.command == ["./gallery"] && asked.name == "Gallery")
    #expect(asked.requests.count == 1)
    #expect(asked.requests[0].contains(#""event":"notification""#), "\(asked.requests[0])")
    #expect(asked.requests[0].contains(#""body":"a""#), "\(asked.requests[0])")
    try answer(.steps([.set([.init("status", .value(.string("Hello")))])]), to: &phone)
    #expect(phone.state.awaitedAnswers.isEmpty)
    #expect(label(phone) == "Hello")
  }

  @Test(
    "C10, V17: it gets each response first, with all that it was told before, and says what becomes of it"
  )
  func responses() throws {
    var phone = try phone()
    try answer(.steps([]), to: &phone)
    try phone.perform(.view(.act(nil, action: "like", text: nil)))
    let asked = try #require(phone.state.awaitedAnswers.first)
    #expect(asked.requests.count == 2 && asked.requests[1].contains(#""action":"like""#))
    #expect(asked.requests[1].contains(#""event":"action""#))
    try answer(.steps([.complete(.doNotDismiss)]), to: &phone)
    #expect(phone.state.pane?.notification == 0 && methods(phone) == [])
    try phone.perform(.view(.act(nil, action: "reply", text: "On my way")))
    let last = try #require(phone.state.awaitedAnswers.first?.requests.last)
    #expect(last.contains(#""userText":"On my way""#), "\(last)")
    try answer(.steps([.complete(.dismissAndForwardAction)]), to: &phone)
    #expect(phone.state.pane == nil && methods(phone) == ["reply"])
  }

  @Test("V17: buttons and inputs are told by their own names")
  func touches() throws {
    var phone = try phone()
    try answer(.steps([]), to: &phone)
    #expect(throws: Refusal.self, "the view has no such button") {
      try phone.perform(.view(.press("more")))
    }
    #expect(phone.state.awaitedAnswers.isEmpty)
  }

  @Test("C13: a program that completes nothing has its time, then the app gets the response")
  func silence() throws {
    var phone = try phone()
    try answer(.steps([]), to: &phone)
    try phone.perform(.view(.act(nil, action: "like", text: nil)))
    try phone.advance(to: phone.state.now + .seconds(4))
    #expect(methods(phone) == [])
    try phone.advance(to: phone.state.now + .seconds(2))
    #expect(methods(phone) == ["like"] && phone.state.pane == nil)
    #expect(phone.state.awaitedAnswers.isEmpty, "nothing is awaited of a view that is closed")
  }

  @Test(
    "C24: where it fails, the system’s own view shows, and what waited goes to the app",
    arguments: [
      (ProgramAnswer.failed("it crashed"), "it crashed"),
      (.content(ContentEdit([])), "it answered a content where steps are needed"),
    ])
  func failure(answer: ProgramAnswer, why: String) throws {
    var phone = try phone()
    try self.answer(answer, to: &phone)
    #expect(phone.state.pane != nil && phone.state.pane?.content == nil)
    let reasons = phone.facts.last.map(\.reasons) ?? []
    #expect(reasons.map(\.rule).contains("C24"))
    #expect(reasons.flatMap(\.details).map(\.value).contains(why))
    // The view's actions are the category's again, and reach the app.
    try phone.perform(.view(.act(nil, action: "like", text: nil)))
    #expect(methods(phone) == ["like"] && phone.state.pane == nil)
  }

  @Test("C24: a failure while a response waits lets it through at once")
  func failureWhileWaiting() throws {
    var phone = try phone()
    try answer(.steps([]), to: &phone)
    try phone.perform(.view(.act(nil, action: "reply", text: "Hi")))
    try answer(.failed("it was killed"), to: &phone)
    #expect(methods(phone) == ["reply"] && phone.state.pane == nil)
    #expect(phone.state.calls.last?.text == "Hi")
  }

  @Test("V17: an answer that nothing waits for is refused, and one of an old view does nothing")
  func strangers() throws {
    var phone = try phone()
    let refusal = #expect(throws: Refusal.self) {
      try phone.perform(.answer(ProgramReply(from: "Galery", text: "", answer: .steps([]))))
    }
    #expect(refusal?.description.contains("Gallery") == true, "the nearest name is told")
    try phone.perform(.view(.dismiss(nil)))
    let before = phone.state.pane
    _ = try? phone.perform(.answer(ProgramReply(from: "Gallery", text: "", answer: .steps([]))))
    #expect(phone.state.pane == before && phone.state.awaitedAnswers.isEmpty)
  }

  @Test("V17: taken back, the program is asked as it was before")
  func reverted() throws {
    var phone = try phone()
    let (before, count) = (phone.state, phone.facts.count)
    try answer(.steps([.set([.init("status", .value(.string("x")))])]), to: &phone)
    try phone.perform(.view(.act(nil, action: "like", text: nil)))
    try answer(.steps([.complete(.dismiss)]), to: &phone)
    phone.engine.revert(phone.facts[count...])
    #expect(phone.state.pane == before.pane)
    #expect(phone.state.awaitedAnswers == before.awaitedAnswers)
  }
}
