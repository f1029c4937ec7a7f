import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("What a push service looks through, and in which order")
struct ScreeningTests {
  static let chat: BundleIdentifier = "com.example.chat"
  let state: State

  init() throws { state = try Phone(apps: [Self.chat, "com.example.mail"]).state }

  /// A request in which nothing is wrong.
  var right: ProviderRequest {
    ProviderRequest(
      path: "/3/device/\(state.token(of: Self.chat)?.description ?? "")",
      fields: [
        HeaderField("apns-topic", Self.chat.text), HeaderField("apns-push-type", "alert"),
        HeaderField("apns-priority", "10"),
      ], body: Array(#"{"aps":{"alert":"Tea"}}"#.utf8),
      authentication: .token(
        ProviderToken(
          keyIdentifier: "KEY1234567", issuedAt: state.now)))
  }

  /// What is wrong with a request; nil where it is taken.
  func refusal(_ request: ProviderRequest) -> PushRefusal? { refused(request)?.refusal }

  /// The same with all that its sender is answered.
  func refused(_ request: ProviderRequest) -> PushAnswer? {
    var screener = RequestScreener()
    let screened = screener.screen(request, in: state) { body in
      Payload(
        content: Content(body: .literal("Tea")), source: SourceText(body[...], at: Place("p")))
    }
    guard case .refused(let answer) = screened else { return nil }
    #expect(answer.status == answer.refusal?.status && !answer.because.isEmpty)
    return answer
  }

  /// Something that is wrong with a request; of one part of it only one thing can be.
  private struct Fault: Sendable {
    let refusal: PushRefusal
    let parts: Set<String>
    let make: @Sendable (inout ProviderRequest) -> Void

    init(
      _ refusal: PushRefusal, _ part: String,
      _ make: @escaping @Sendable (inout ProviderRequest) -> Void
    ) {
      (self.refusal, parts, self.make) = (
        refusal, Set(part.split(separator: " ").map(String.init)), make
      )
    }

    /// A header of another value.
    init(_ refusal: PushRefusal, _ name: String, is value: String) {
      self.init(refusal, name) { $0.set(name, value) }
    }
  }

  // In the order of B22.
  private static let faults: [Fault] = [
    Fault(.methodNotAllowed, "method") { $0.method = "PUT" },
    Fault(.badPath, "path") { $0.path = "/4/device/0a" },
    Fault(.duplicateHeaders, "apns-priority") {
      $0.fields.append(HeaderField("apns-priority", "10"))
    },
    Fault(.missingProviderToken, "sender") { $0.authentication = .none },
    Fault(.topicDisallowed, "sender apns-topic") {
      $0.authentication = .certificate(topics: ["com.example.x"])
    },
    Fault(.missingTopic, "apns-topic") { $0.fields.removeAll { $0.name == "apns-topic" } },
    Fault(.badTopic, "apns-topic", is: "no topic!"),
    Fault(.invalidPushType, "apns-push-type", is: "banner"),
    Fault(.badMessageId, "apns-id", is: "12345"),
    Fault(.badExpirationDate, "apns-expiration", is: "tomorrow"),
    Fault(.badPriority, "apns-priority", is: "7"),
    Fault(.badCollapseId, "apns-collapse-id", is: String(repeating: "x", count: 65)),
    Fault(.payloadEmpty, "body") { $0.body = [] },
    Fault(.payloadTooLarge, "body") { $0.body = Array(repeating: 0x20, count: 4097) },
    Fault(.badDeviceToken, "path") { $0.path = "/3/device/0a" },
    Fault(.deviceTokenNotForTopic, "apns-topic", is: "com.example.mail"),
  ]

  @Test("B22: what is right is taken, and each fault is found")
  func eachFault() {
    #expect(refusal(right) == nil)
    for fault in Self.faults {
      var request = right
      fault.make(&request)
      #expect(refusal(request) == fault.refusal)
    }
  }

  @Test("B22: of any faults together the first answers", arguments: 1...20 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<40 {
      var request = right
      var parts: Set<String> = []
      var made: [Fault] = []
      for fault in Self.faults where random.next() % 3 == 0 && parts.isDisjoint(with: fault.parts) {
        parts.formUnion(fault.parts)
        made.append(fault)
      }
      for fault in made { fault.make(&request) }
      #expect(refusal(request) == made.first?.refusal, "\(made.map(\.refusal))")
    }
  }

  @Test(
    "B12: where a path leads",
    arguments: [
      ("/3/device/", PushRefusal.missingDeviceToken), ("/3/device", .missingDeviceToken),
      ("", .badPath), ("/", .badPath), ("/3/devices/0a", .badPath), ("/2/device/0a", .badPath),
      ("3/device/0a", .badPath), ("/3/device/0a/", .badPath), ("/3/device/0a/0b", .badPath),
      ("/3/device/zz", .badDeviceToken),
      ("/3/device/" + String(repeating: "a", count: 63), .badDeviceToken),
      ("/3/device/" + String(repeating: "a", count: 64), .badDeviceToken),
      ("/3/device/" + String(repeating: "é", count: 32), .badDeviceToken),
    ] as [(String, PushRefusal)])
  func paths(path: String, refusal: PushRefusal) {
    var request = right
    request.path = path
    #expect(self.refusal(request) == refusal)
  }

  @Test("B12: the digits of a token may be large or small")
  func tokenCase() {
    var request = right
    request.path = "/3/device/" + request.path.dropFirst(10).uppercased()
    #expect(refusal(request) == nil)
  }

  @Test(
    "B13, B19: limits count bytes of UTF-8, and hold to the byte",
    arguments: [
      ("apns-collapse-id", "x", 64, nil), ("apns-collapse-id", "x", 65, PushRefusal.badCollapseId),
      ("apns-collapse-id", "é", 32, nil), ("apns-collapse-id", "é", 33, .badCollapseId),
      ("body", "x", 4096, nil), ("body", "x", 4097, .payloadTooLarge), ("body", "é", 2048, nil),
      ("body", "é", 2049, .payloadTooLarge),
    ] as [(String, String, Int, PushRefusal?)])
  func limits(part: String, character: String, count: Int, refusal: PushRefusal?) {
    var request = right
    let text = String(repeating: character, count: count)
    if part == "body" { request.body = Array(text.utf8) } else { request.set(part, text) }
    #expect(self.refusal(request) == refusal)
  }

  @Test("B16, B19: each type has its topic, and a call’s payload may be longer")
  func types() {
    for (type, suffix, most) in [
      ("voip", ".voip", 5120), ("complication", ".complication", 4096),
      ("fileprovider", ".pushkit.fileprovider", 4096), ("background", "", 4096),
    ] {
      var request = right
      request.set("apns-push-type", type)
      request.set("apns-priority", "5")
      #expect((refusal(request) == .badTopic) == !suffix.isEmpty, "\(type)")
      request.set("apns-topic", Self.chat.text + suffix)
      request.body = Array(repeating: 0x20, count: most)
      #expect(refusal(request) == nil, "\(type)")
      request.body.append(0x20)
      #expect(refusal(request) == .payloadTooLarge, "\(type)")
    }
  }

  @Test("B14, B20: each refused request has an apns-id of its own, and the same one again")
  func identifiers() throws {
    let identifiers = try (1...3).map { number in
      var request = right
      request.set("apns-priority", "7")
      request.number = number
      return try #require(refused(request)?.identifier)
    }
    #expect(Set(identifiers).count == 3)
    #expect(identifiers.allSatisfy { APNsIdentifier.isWellFormed($0) })
    var empty = right
    empty.set("apns-id", "")
    let answer = refused(empty)
    #expect(answer?.refusal == .badMessageId)
    #expect(answer.map { APNsIdentifier.isWellFormed($0.identifier) } == true)
    #expect(refused(empty)?.identifier == answer?.identifier)
  }

  @Test(
    "B19: of a body that was cut, its header says how long it is",
    arguments: [
      ("300000", "the payload has 300000 bytes, 295904 over 4096"),
      (nil, "the payload has more than 16384 bytes, and may have 4096"),
      ("5", "the payload has more than 16384 bytes, and may have 4096"),
      ("many", "the payload has more than 16384 bytes, and may have 4096"),
    ] as [(String?, String)])
  func cutBody(length: String?, words: String) {
    var request = right
    request.body = Array(repeating: 0x20, count: 16384)
    request.isCut = true
    if let length { request.set("content-length", length) }
    #expect(refused(request)?.refusal == .payloadTooLarge && refused(request)?.because == words)
  }

  @Test(
    "B19, B24: a compressed body is taken, and decoded by nobody",
    arguments: ["gzip", "br", "identity", "Identity"])
  func encodings(encoding: String) {
    var request = right
    request.set("content-encoding", encoding)
    let isIdentity = encoding.lowercased() == "identity"
    #expect(refusal(request) == nil)
    #expect((request.encoding == nil) == isIdentity)
    var screening = Screening(headerOf: request)
    screening.take(request) { body in
      Payload(content: Content(), source: SourceText(body[...], at: Place("p")))
    }
    #expect(screening.payload != nil && (screening.payload?.content != nil) == isIdentity)
    #expect(screening.payload?.source.bytes.elementsEqual(request.body) == isIdentity)
  }

  @Test(
    "B6, B22: an expiration is digits alone",
    arguments: ["+5", "-5", " 5", "5.0", "٥", "", "99999999999999999999"])
  func expirationWords(word: String) {
    var request = right
    request.set("apns-expiration", word)
    #expect(refusal(request) == .badExpirationDate)
    request.set("apns-expiration", "05")
    #expect(refusal(request) == nil)
  }

  @Test(
    "B22: a priority is one of three words",
    arguments: ["010", "05", "+5", " 5", "5 ", "5.0", "0", "2", "-1", "٥", "", "10,10"])
  func priorityWords(word: String) {
    var request = right
    request.set("apns-priority", word)
    #expect(refusal(request) == .badPriority)
  }
}

extension ProviderRequest {
  /// Gives a header one value, whatever it had.
  mutating func set(_ name: String, _ value: String) {
    fields.removeAll { $0.name == name }
    fields.append(HeaderField(name, value))
  }
}
