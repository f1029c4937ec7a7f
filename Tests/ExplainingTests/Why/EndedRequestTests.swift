import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Explaining

@Suite("Why a request was never delivered")
struct EndedRequestTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private static let source = SourceText(Array("{}".utf8)[...], at: Place("tea.apns"))

  private func explanation(_ phone: Phone) -> Explanation? {
    Explanation(ofEndedRequest: "tea", facts: phone.facts, in: phone.state)
  }

  private func phone(_ trigger: Trigger) throws -> Phone {
    var phone = try Phone()
    let content = Content(title: .literal("Tea is ready"))
    try phone.perform(
      .schedule(Self.chat, Request(identifier: "tea", content: content, trigger: trigger)))
    return phone
  }

  @Test("K2: one that was refused says why")
  func refused() throws {
    let found = try #require(explanation(phone(.timeInterval(.seconds(0), repeats: false))))
    #expect(found.subject == "tea · chat")
    #expect(
      found.verdict == "It was never delivered: time interval must be greater than 0.")
    #expect(found.rules.contains("K2"))
  }

  @Test("V12: one that is refused for a file says that of it, and nothing of files that are good")
  func refusedFile() throws {
    var phone = try Phone()
    var good = Attachment(identifier: "good", path: "leaf.png")
    good.byteCount = 1
    var bad = Attachment(identifier: "bad", path: "leaf.txt")
    bad.byteCount = 1
    var content = Content(title: .literal("Tea is ready"))
    content.attachments = [good, bad]
    for trigger in [Trigger.immediate, .timeInterval(.seconds(60), repeats: false)] {
      let request = Request(identifier: "tea", content: content, trigger: trigger)
      try phone.perform(.schedule(Self.chat, request))
      let found = try #require(explanation(phone))
      #expect(
        found.verdict
          == "It was never delivered: bad: the kind of file is none that can be attached.")
      #expect(!found.rules.contains("V13"))
    }
  }

  @Test("B21: the question that ends a refusal ends the sentence, too")
  func asked() throws {
    var phone = try Phone()
    let payload = Payload(content: nil, source: SourceText([], at: Place("tea.apns")))
    try phone.perform(
      .push(
        PushRequest(
          app: Self.chat, payload: payload, name: "tea", headers: PushHeaders(pushType: "Alert"),
          via: .http)))
    let verdict = try #require(explanation(phone)).verdict
    #expect(verdict.hasSuffix(#"did you mean "alert"?"#), "\(verdict)")
  }

  @Test("B15: where it does not show is for what its record says of its type, and once")
  func otherType() throws {
    var phone = try Phone()
    let payload = Payload(content: Content(), source: Self.source)
    try phone.perform(
      .push(
        PushRequest(
          app: Self.chat, payload: payload, headers: PushHeaders(pushType: "liveactivity"),
          via: .http)))
    try #require(phone.state.notifications.count == 1)
    let found = phone.explanation(of: 0)
    let why = "liveactivity is known from iOS 16 on"
    #expect(!found.places.isEmpty && found.places.allSatisfy { $0.because == why }, "\(found)")
    let answers = found.questions.flatMap(\.answers)
    #expect(answers.flatMap(\.rules).filter { $0 == "B15" } == ["B15"], "\(answers)")
  }

  @Test("B24: of what is no strict JSON that is said, and to mend it; of what has no aps, that")
  func unparsed() throws {
    var phone = try Phone()
    for isStrict in [false, true] {
      var payload = Payload(content: nil, source: Self.source)
      payload.isStrict = isStrict
      try phone.perform(.push(PushRequest(app: Self.chat, payload: payload, via: .http)))
    }
    try #require(phone.state.notifications.count == 2)
    let (broken, bare) = (phone.explanation(of: 0), phone.explanation(of: 1))
    #expect(broken.places.first?.because == "its payload is no strict JSON")
    #expect(broken.change?.deed == "mend the payload’s JSON")
    #expect(bare.places.first?.because == "it is no JSON with an aps dictionary")
    #expect(bare.change?.deed.hasPrefix("give the payload an aps dictionary") == true)
    #expect(broken.places.map(\.reason.rule) == bare.places.map(\.reason.rule))
  }

  @Test("K8: one whose date is past says so, and what it would have said")
  func past() throws {
    let found = try #require(
      explanation(phone(.calendar(DateMatching([.year: 2010]), repeats: false))))
    #expect(found.subject == "tea “Tea is ready” · chat")
    #expect(found.verdict == "It was never delivered: its date never comes again.")
  }

  @Test("K20: one that its app took back says so; one that still waits is none of these")
  func takenBack() throws {
    var phone = try phone(.timeInterval(.seconds(60), repeats: false))
    #expect(explanation(phone) == nil)
    try phone.perform(.removePending(Self.chat, ["tea"]))
    let found = try #require(explanation(phone))
    #expect(found.verdict == "It was never delivered: the app took it back.")
    #expect(found.judgments.map(\.words).first == "tea waits no longer")
    #expect(found.judgments.count == 2)
    #expect(Explanation(ofEndedRequest: "te", facts: phone.facts, in: phone.state) == nil)
  }
}
