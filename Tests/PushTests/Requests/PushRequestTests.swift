import Notifications
import Testing

@testable import Push

@Suite("A push, as it is handed to the service")
struct PushRequestTests {
  private static let push = PushRequest(
    app: "com.example.chat", payload: payload("{}"), collapseIdentifier: "score", name: "goal",
    headers: PushHeaders(expiration: 5, priority: 5, pushType: "alert", topic: "com.example.chat"),
    via: .http)

  private static func payload(_ text: String) -> Payload {
    Payload(content: nil, source: SourceText(Array(text.utf8)[...], at: Place("push")))
  }

  @Test("What differs in its payload alone is told from what differs in anything else")
  func header() {
    let changes: [(what: String, change: (inout PushRequest) -> Void)] = [
      ("app", { $0.app = "com.example.mail" }), ("collapse-id", { $0.collapseIdentifier = nil }),
      ("name", { $0.name = "other" }), ("expiration", { $0.headers.expiration = 6 }),
      ("priority", { $0.headers.priority = nil }), ("type", { $0.headers.pushType = nil }),
      ("topic", { $0.headers.topic = nil }), ("way", { $0.via = .file }),
    ]
    for (what, change) in changes {
      var other = Self.push
      other.payload = Self.payload("[]")
      #expect(other.equalsExceptPayload(Self.push) && other != Self.push)
      change(&other)
      #expect(!other.equalsExceptPayload(Self.push), "\(what) is another")
    }
  }

  @Test("W5, B41: whom it is for and what errors name it by are no part of its payload")
  func address() {
    func push(isForWatch: Bool, _ identifier: UInt32?) -> PushRequest {
      PushRequest(
        app: "com.example.chat", payload: Self.payload("{}"), via: .binary1,
        isForWatch: isForWatch, identifier: identifier)
    }
    let plain = push(isForWatch: false, nil)
    #expect(plain.equalsExceptPayload(push(isForWatch: false, nil)))
    #expect(!plain.equalsExceptPayload(push(isForWatch: true, nil)))
    #expect(!plain.equalsExceptPayload(push(isForWatch: false, 1)))
  }

  @Test("G5: names that only look the same are told apart")
  func exact() {
    var (composed, decomposed) = (Self.push, Self.push)
    (composed.collapseIdentifier, decomposed.collapseIdentifier) = ("caf\u{E9}", "cafe\u{301}")
    #expect(!composed.equalsExceptPayload(decomposed))
    #expect(composed.equalsExceptPayload(composed))
    let fields = ["caf\u{E9}", "cafe\u{301}"].map { HeaderField("apns-collapse-id", $0) }
    #expect(fields[0] != fields[1])
  }

  @Test("B5: an empty apns-collapse-id collapses nothing, and is none")
  func emptyCollapseIdentifier() {
    let pushes = [nil, "", " ", "score"].map { identifier in
      PushRequest(
        app: "com.example.chat", payload: Self.payload("{}"), collapseIdentifier: identifier)
    }
    #expect(pushes.map(\.collapseIdentifier) == [nil, nil, " ", "score"])
    #expect(pushes[0] == pushes[1])
  }

  @Test("A copy that is changed leaves the one that it was copied from as it was")
  func copy() {
    var other = Self.push
    other.headers.priority = 10
    other.name = nil
    #expect(Self.push.headers.priority == 5 && Self.push.name == "goal")
    #expect(other.headers.priority == 10 && other.name == nil && other.app == Self.push.app)
  }

  @Test("What is taken back leaves a push as one that never said it")
  func takenBack() {
    let plain = PushRequest(app: "com.example.chat", payload: Self.payload("{}"))
    let changes: [(say: (inout PushRequest) -> Void, takeBack: (inout PushRequest) -> Void)] = [
      ({ $0.collapseIdentifier = "score" }, { $0.collapseIdentifier = nil }),
      ({ $0.name = "goal" }, { $0.name = nil }),
      ({ $0.headers.priority = 5 }, { $0.headers = PushHeaders() }),
    ]
    for first in changes.indices {
      var push = plain
      for change in changes { change.say(&push) }
      #expect(push.collapseIdentifier == "score" && push.name == "goal")
      #expect(push.headers == PushHeaders(priority: 5) && push.identifier == nil)
      for change in changes[first...] + changes[..<first] {
        #expect(push != plain)
        change.takeBack(&push)
      }
      #expect(push == plain && push.hashValue == plain.hashValue)
    }
  }

  @Test("B48: which app its payload names counts where it is sent, and is not kept")
  func targetBundle() {
    var named = Self.payload("{}")
    named.targetBundle = "com.example.mail"
    var push = PushRequest(app: "com.example.chat", payload: named)
    #expect(push == PushRequest(app: "com.example.chat", payload: Self.payload("{}")))
    push.payload = named
    #expect(push.app == "com.example.chat" && push.payload.targetBundle == nil)
    #expect(push.payload.source == named.source)
  }

  @Test(
    "K17: what has no name is called by its number, however large",
    arguments: [1, 9, 10, 99, 100, 1_000_000, Int.max])
  func numbered(number: Int) {
    #expect(PushNames.name(ofPush: number) == "n\(number)")
  }
}
