import Delivery
import Notifications
import Push
import TestSupport
import Testing

@testable import Sessions

@Suite("What the push service looks through")
struct ScreeningTests {
  private static let chat: BundleIdentifier = "com.example.chat"

  private static func body(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static let hello = body(#"{"aps":{"alert":"Hi"}}"#)

  /// A good request, and what is to be wrong with it.
  private func answer(
    _ change: (inout ProviderRequest, State) -> Void = { _, _ in },
    on phone: Phone? = nil
  ) throws -> ScreenedPush {
    let phone = try phone ?? Phone()
    let state = phone.state
    var request = ProviderRequest(
      path: "/3/device/\(state.token(of: Self.chat)?.description ?? "")",
      fields: [HeaderField("apns-topic", "com.example.chat")], body: Self.hello,
      authentication: .token(
        ProviderToken(keyIdentifier: "K", issuedAt: state.now)))
    change(&request, state)
    var screener = RequestScreener()
    return screener.screen(request, in: state) { Payload(body: $0) }
  }

  private func refused(
    _ change: (inout ProviderRequest, State) -> Void
  ) throws -> PushAnswer? {
    if case .refused(let answer) = try answer(change) { answer } else { nil }
  }

  @Test("B12, B13: a good request becomes the push that its header and body say")
  func accepted() throws {
    let screened = try answer { request, _ in
      request.fields += [
        HeaderField("apns-id", "0F9D3C1A-0000-4000-8000-00000000ABCD"),
        HeaderField("apns-expiration", "1528130520"), HeaderField("apns-priority", "5"),
        HeaderField("apns-push-type", "alert"), HeaderField("apns-collapse-id", "score"),
      ]
    }
    guard case .push(let push) = screened else {
      Issue.record("refused: \(screened)")
      return
    }
    #expect(push.app == Self.chat && push.via == .http && push.collapseIdentifier == "score")
    #expect(push.apnsIdentifier == "0F9D3C1A-0000-4000-8000-00000000ABCD")
    #expect(
      push.headers
        == PushHeaders(
          expiration: 1_528_130_520, priority: 5, pushType: "alert", topic: "com.example.chat"))
    #expect(push.payload.content?.body?.wording == .literal("Hi"))
  }

  private struct Slip: Sendable {
    let refusal: PushRefusal
    let because: String
    let change: @Sendable (inout ProviderRequest, State) -> Void

    init(
      _ refusal: PushRefusal, _ because: String,
      _ change: @escaping @Sendable (inout ProviderRequest, State) -> Void
    ) {
      (self.refusal, self.because, self.change) = (refusal, because, change)
    }

    static func field(
      _ name: String, _ value: String, _ refusal: PushRefusal, _ because: String
    ) -> Slip {
      Slip(refusal, because) { request, _ in
        request.fields.removeAll { $0.name == name }
        request.fields.append(HeaderField(name, value))
      }
    }
  }

  // In the order in which they are looked through: of two, the one above answers.
  private static let slips: [Slip] = [
    Slip(.methodNotAllowed, "the method is GET, not POST") { request, _ in request.method = "GET" },
    Slip(.badPath, "the path is “/3/devices/x”, not /3/device/TOKEN") { request, _ in
      request.path = "/3/devices/x"
    },
    Slip(.duplicateHeaders, "apns-unique is there twice") { request, _ in
      request.fields += [HeaderField("apns-unique", "1"), HeaderField("apns-unique", "2")]
    },
    Slip(
      .missingProviderToken, "there is neither an authorization header nor a client certificate"
    ) { request, _ in request.authentication = .none },
    Slip(.missingTopic, "there is no apns-topic") { request, _ in
      request.fields.removeAll { $0.name == "apns-topic" }
    },
    .field("apns-topic", "", .missingTopic, "apns-topic is “”"),
    .field(
      "apns-push-type", "alrt", .invalidPushType,
      "there is no push type “alrt”; did you mean \"alert\"?"),
    .field(
      "apns-id", "1", .badMessageId, "apns-id is “1”; it has 32 hexadecimal digits as 8-4-4-4-12"),
    .field(
      "apns-expiration", "soon", .badExpirationDate,
      "apns-expiration is “soon”; write seconds since 1 January 1970, or 0"),
    .field("apns-priority", "7", .badPriority, "apns-priority is “7”; there are 10, 5 and 1"),
    .field(
      "apns-collapse-id", String(repeating: "é", count: 33), .badCollapseId,
      "apns-collapse-id has 66 bytes; it has 64 at most"),
    Slip(.payloadEmpty, "the request has no body") { request, _ in request.body = [] },
    Slip(.missingDeviceToken, "the path ends where a token should be") { request, _ in
      request.path = "/3/device/"
    },
  ]

  @Test("B21, B22: each slip has its reason, its status and words", arguments: slips.indices)
  func slip(index: Int) throws {
    let slip = Self.slips[index]
    let answer = try #require(try refused(slip.change))
    #expect(answer.refusal == slip.refusal && answer.status == slip.refusal.status)
    #expect(answer.because == slip.because)
    #expect(!slip.refusal.advice.isEmpty && !slip.refusal.retryAdvice.isEmpty)
  }

  @Test("B22: of two slips, the one that is looked for first answers")
  func order() throws {
    for (first, slip) in Self.slips.enumerated() {
      for second in Self.slips[(first + 1)...] {
        let answer = try refused { request, state in
          second.change(&request, state)
          slip.change(&request, state)
        }
        #expect(answer?.refusal == slip.refusal, "\(slip.refusal) before \(second.refusal)")
      }
    }
  }

  @Test("B22: behind other requests a request is answered as it would be alone")
  func behindOthers() throws {
    let phone = try Phone()
    var (screener, random) = (RequestScreener(), SplitMix(seed: 7))
    for _ in 0..<300 {
      var request: ProviderRequest?
      let alone = try answer(
        { changed, state in
          let index = Int(random.next() % UInt64(Self.slips.count * 2))
          if index < Self.slips.count { Self.slips[index].change(&changed, state) }
          if random.next() % 4 == 0 { changed.body = Self.body(#"{"aps":{"alert":"Bye"}}"#) }
          request = changed
        }, on: phone)
      let again = try #require(request)
      #expect(screener.screen(again, in: phone.state) { Payload(body: $0) } == alone)
    }
  }

  @Test("B16: the topic has the type's suffix, and belongs to the token")
  func topics() throws {
    let voip = try refused { request, _ in
      request.fields.append(HeaderField("apns-push-type", "voip"))
    }
    #expect(voip?.refusal == .badTopic)
    #expect(
      voip?.because
        == "a push of type voip goes to com.example.chat.voip, not to com.example.chat")
    let other = try refused { request, _ in
      request.fields = [HeaderField("apns-topic", "com.example.mail")]
    }
    #expect(other?.refusal == .deviceTokenNotForTopic)
    #expect(other?.because == "the token is com.example.chat’s, and the topic com.example.mail")
    let strange = try refused { request, _ in
      request.fields = [HeaderField("apns-topic", "my app")]
    }
    #expect(strange?.refusal == .badTopic)
  }

  @Test(
    "B16, B22: a topic has 255 bytes at most",
    arguments: [(254, true), (255, true), (256, false), (4000, false)])
  func longTopic(count: Int, isTopic: Bool) throws {
    let topic = "com." + String(repeating: "x", count: count - 4)
    let answer = try refused { request, _ in request.fields = [HeaderField("apns-topic", topic)] }
    #expect(answer?.refusal == (isTopic ? .deviceTokenNotForTopic : .badTopic))
  }

  @Test("B21: a token that is none says what is wrong with it")
  func tokens() throws {
    func words(_ token: String) throws -> String? {
      try refused { request, _ in request.path = "/3/device/" + token }?.because
    }
    let digits = String(repeating: "a", count: 63)
    #expect(try words(digits) == "the token has 63 digits; a token has 64")
    #expect(
      try words(digits + "g")
        == "character 64 of the token is no hexadecimal digit; a token has 64")
    #expect(
      try words(digits + "a") == "no app on this device has, or ever had, this token")
  }

  @Test("B12, B21: a token is good at the host of its environment, and at any that is neither")
  func environments() throws {
    func because(_ field: String, _ host: String) throws -> String? {
      try refused { request, _ in request.fields.append(HeaderField(field, host)) }?.because
    }
    #expect(
      try because(":authority", "api.push.apple.com:443")
        == "the token is for the development environment, api.sandbox.push.apple.com, and was sent to api.push.apple.com"
    )
    #expect(try because("host", "api.push.apple.com") != nil)
    #expect(try because(":authority", "api.sandbox.push.apple.com") == nil)
    #expect(try because(":authority", "api.development.push.apple.com:2197") == nil)
    #expect(try because(":authority", "localhost:2197") == nil)
  }

  @Test("B13: a certificate of one topic says it; of several, the header does")
  func certificates() throws {
    func refusal(_ topics: [String], _ topic: String?) throws -> PushRefusal? {
      try refused { request, _ in
        request.authentication = .certificate(topics: topics)
        request.fields = topic.map { [HeaderField("apns-topic", $0)] } ?? []
      }?.refusal
    }
    let own = "com.example.chat"
    #expect(try refusal([own], nil) == nil)
    #expect(try refusal([own, own + ".voip"], own) == nil)
    #expect(try refusal([own, own + ".voip"], nil) == .missingTopic)
    #expect(try refusal(["com.example.mail"], own) == .topicDisallowed)
  }

  @Test("B21: a provider token is good for an hour")
  func providerTokens() throws {
    func refusal(minutes: Int64) throws -> PushAnswer? {
      try refused { request, state in
        request.authentication = .token(
          ProviderToken(
            keyIdentifier: "K", issuedAt: state.now + .minutes(minutes)))
      }
    }
    #expect(try refusal(minutes: -59) == nil)
    #expect(try refusal(minutes: -60)?.refusal == .expiredProviderToken)
    #expect(try refusal(minutes: 5)?.refusal == .invalidProviderToken)
  }

  @Test("B19: a compressed body is taken, a byte too much is not")
  func bodies() throws {
    let gzip = try refused { request, _ in
      request.fields.append(HeaderField("content-encoding", "gzip"))
    }
    #expect(gzip == nil)
    func refusal(bytes: Int) throws -> PushAnswer? {
      try refused { request, _ in
        let text = String(repeating: "a", count: bytes - 20)
        request.body = Self.body(#"{"aps":{"alert":""# + text + #""}}"#)
      }
    }
    #expect(try refusal(bytes: 4096) == nil)
    #expect(
      try refusal(bytes: 4097)?.because == "the payload has 4097 bytes, 1 over 4096")
  }

  @Test("B20: the answer's body is the reason, and with 410 the time in milliseconds")
  func answerBody() {
    let now = Instant(milliseconds: 1_528_130_460_250)
    func text(_ answer: PushAnswer) -> String { String(decoding: answer.body, as: UTF8.self) }
    #expect(text(PushAnswer(accepting: "x")).isEmpty)
    #expect(
      text(PushAnswer(.badTopic, because: "", identifier: "x")) == #"{"reason":"BadTopic"}"#)
    #expect(
      text(PushAnswer(.unregistered, because: "", identifier: "x", timestamp: now))
        == #"{"reason":"Unregistered","timestamp":1528130460250}"#)
  }

  @Test("B24: a body that is no JSON is taken, and no byte of it shows")
  func unreadable() throws {
    for text in ["hello", "{\"aps\":{},}", "\u{1}\u{2}\"\\", "[1]", "{} {}"] {
      guard case .push(let push) = try answer({ request, _ in request.body = Self.body(text) })
      else {
        Issue.record("\(text) was refused")
        continue
      }
      var phone = try Phone()
      let facts = try phone.perform(.push(push))
      #expect(facts.pushAnswer?.status == 200)
      #expect(phone.state.deliveries.map(\.outcome) == [.rejected], "\(text)")
    }
  }
}
