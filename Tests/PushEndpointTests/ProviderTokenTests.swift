import Encodings
import Files
import Notifications
import Push
import TestSupport
import TestTraits
import Testing

@testable import PushEndpoint

@Suite("Who a provider proves to be", .waitsOutside)
struct ProviderTokenTests {
  private let folder: ScratchFolder
  private let key: PrivateKey

  init() throws {
    folder = try ScratchFolder(["keys/TEAM.txt": "TEAM123456\n"])
    key = try PrivateKey()
    try folder.write(try key.pem(), to: "keys/AuthKey_KEY1234567.p8")
  }

  private func token(
    header: String = #"{"alg":"ES256","kid":"KEY1234567"}"#,
    claims: String = #"{"iss":"TEAM123456","iat":1795219200}"#, by signer: PrivateKey? = nil
  ) throws -> String {
    let text = Base64.url.text(Array(header.utf8)) + "." + Base64.url.text(Array(claims.utf8))
    let signature = try TokenSignature(Array(text.utf8), by: signer ?? key)
    return text + "." + Base64.url.text(signature.bytes)
  }

  private func who(_ authorization: String?, keys: Bool = true) throws -> ProviderAuthentication {
    let keys = keys ? try ProviderKeys(folder: folder("keys")) : .any
    var client = ClientAuthentication(
      Authenticator(keys: keys), certificate: nil, at: EndpointHarness.now)
    return client.who(authorization, at: Self.moment, by: .simulated)
  }

  private func refusal(_ authorization: String) throws -> String? {
    guard case .refused(.invalidProviderToken, let words) = try who(authorization) else {
      return nil
    }
    return words
  }

  @Test(
    "A token signed with a known key is believed, however its time is written",
    arguments: ["1795219200", "1795219200.25", "\"1795219200\"", "1.7952192e9"])
  func believed(issuedAt: String) throws {
    let token = try token(claims: #"{"iss":"TEAM123456","iat":\#(issuedAt)}"#)
    guard case .token(let found) = try who("bearer \(token)") else {
      Issue.record("the token was refused")
      return
    }
    #expect(found.keyIdentifier == "KEY1234567")
    #expect(found.issuedAt.seconds == 1_795_219_200)
  }

  @Test("“Bearer” may be written large")
  func bearer() throws {
    guard case .token = try who("Bearer \(token())") else {
      Issue.record("the token was refused")
      return
    }
  }

  @Test("Without keys any well-formed token is taken, and nothing at all stays nothing")
  func anyKey() throws {
    let stranger = try token(by: PrivateKey())
    guard case .token = try who("bearer \(stranger)", keys: false) else {
      Issue.record("the token was refused")
      return
    }
    #expect(try who(nil) == .none)
  }

  @Test("A signature by another key is refused, and so is a key that is not there")
  func wrongKey() throws {
    #expect(
      try refusal("bearer \(token(by: PrivateKey()))")
        == "the signature is not by the key KEY1234567")
    let unknown = try token(header: #"{"alg":"ES256","kid":"OTHER"}"#)
    #expect(
      try refusal("bearer \(unknown)")
        == "there is no key “OTHER” in \(folder("keys")), only KEY1234567")
    let team = try token(claims: #"{"iss":"STRANGERS","iat":1795219200}"#)
    #expect(
      try refusal("bearer \(team)") == "iss is “STRANGERS”; the keys are of team TEAM123456")
  }

  @Test("Of many keys the first are named, and how many more there are")
  func manyKeys() throws {
    for number in 1...6 { try folder.write(try key.pem(), to: "keys/K\(number).p8") }
    let unknown = try token(header: #"{"alg":"ES256","kid":"OTHER"}"#)
    let words = try refusal("bearer \(unknown)")
    #expect(words?.hasSuffix(", only K1, K2, K3, K4, K5 and 2 more") == true, "\(words ?? "")")
  }

  @Test("Odd tokens are refused in words")
  func oddTokens() throws {
    let whole = try token()
    let parts = whole.split(separator: ".").map(String.init)
    let odd = [
      "bearer", "bearer ", "basic \(whole)", "bearer a b", "bearer \(parts[0])",
      "bearer \(parts[0]).\(parts[1])", "bearer ..", "bearer \(whole).x",
      "bearer \(parts[0]).\(parts[1]).!!!", "bearer é.é.é",
      "bearer \(parts[0]).\(parts[1]).\(String(repeating: "A", count: 100_000))",
      "bearer \(try token(header: "{}"))", "bearer \(try token(header: "[]"))",
      "bearer \(try token(header: #"{"alg":"none","kid":"KEY1234567"}"#))",
      "bearer \(try token(header: #"{"alg":"HS256","kid":"KEY1234567"}"#))",
      "bearer \(try token(header: #"{"alg":"ES256","kid":7}"#))",
      "bearer \(try token(claims: #"{"iss":"TEAM123456"}"#))",
      "bearer \(try token(claims: #"{"iss":"TEAM123456","iat":null}"#))",
      "bearer \(try token(claims: #"{"iss":"TEAM123456","iat":-1}"#))",
      "bearer \(try token(claims: #"{"iss":"TEAM123456","iat":1e400}"#))",
      "bearer \(try token(claims: #"{"iss":"","iat":1}"#))",
    ]
    for authorization in odd {
      #expect(try refusal(authorization)?.isEmpty == false, "\(authorization.prefix(60))")
    }
  }

  @Test(
    "Ordinary Base64, and padding, are no base64url: Apple's service takes neither (RFC 7515)",
    arguments: [0, 1, 2])
  func ordinaryBase64(part: Int) throws {
    let padded = #"{"alg":"ES256","kid":"KEY1234567","typ":"JWT?"}"#
    let whole = try token(
      header: padded, claims: #"{"iss":"TEAM123456","iat":1795219200,"a":"??>"}"#)
    guard case .token = try who("bearer \(whole)") else {
      Issue.record("base64url was refused")
      return
    }
    var parts = whole.split(separator: ".").map(String.init)
    parts[part] += "="
    let subject = ["header is", "claims are", "signature is"][part]
    let words = "the token's \(subject) Base64, not base64url: write - and _ for + and /, and no ="
    #expect(try refusal("bearer \(parts.joined(separator: "."))") == words)
    parts[part] = "+" + parts[part].dropLast(2)
    #expect(try refusal("bearer \(parts.joined(separator: "."))") == words)
  }

  @Test(
    "What a token lacks is said of its part",
    arguments: [
      (#"{"alg":"ES256"}"#, #"{"iss":"T","iat":1}"#, "the token's header lacks kid"),
      (#"{"alg":"ES256","kid":"K"}"#, #"{"iat":1}"#, "the token's claims lack iss"),
      (
        #"{"alg":"ES256","kid":"K"}"#, #"{"iss":"T"}"#,
        "the token's claims lack iat, the time at which it was issued"
      ),
      (#"{"alg":"ES256","kid":"K"}"#, "[]", "the token's claims are no object of JSON"),
      (
        #"{"alg":"ES256","kid":"K"}"#, #"{"iss":"T","iat":1795219200000}"#,
        "the token's iat looks like milliseconds; write seconds since 1970"
      ),
      (
        #"{"alg":"ES256","kid":"K"}"#, #"{"iss":"T","iat":-1}"#,
        "the token's iat is no number of seconds since 1970"
      ),
      (
        #"{"alg":"ES256","kid":"K"}"#, #"{"iss":"T","iat":"0x6B00D500"}"#,
        "the token's iat is no number of seconds since 1970"
      ),
    ])
  func lacks(header: String, claims: String, words: String) throws {
    #expect(try refusal("bearer \(token(header: header, claims: claims))") == words)
  }

  @Test("One connection sends with one key: another is unrelated")
  func unrelated() throws {
    var client = ClientAuthentication(
      Authenticator(keys: .any), certificate: nil, at: EndpointHarness.now)
    _ = client.who("bearer \(try token())", at: Self.moment, by: .simulated)
    let stranger = try token(header: #"{"alg":"ES256","kid":"OTHER"}"#)
    let other = client.who("bearer \(stranger)", at: Self.moment, by: .simulated)
    let words = "this connection began with the key “KEY1234567”; open another for “OTHER”"
    #expect(other == .refused(.unrelatedKeyIdInToken, because: words))
  }

  @Test(
    "B21: a token is kept for twenty minutes; one signed anew for the same time, or an older one, is taken",
    arguments: [(-60, true), (0, true), (1, false), (1199, false), (1200, true)])
  func renewed(after seconds: Int, isTaken: Bool) throws {
    var client = ClientAuthentication(
      Authenticator(keys: .any), certificate: nil, at: EndpointHarness.now)
    _ = client.who("bearer \(try token())", at: Self.moment, by: .simulated)
    let renewed = try token(claims: #"{"iss":"TEAM123456","iat":\#(1_795_219_200 + seconds)}"#)
    for _ in 0..<2 {
      let who = client.who("bearer \(renewed)", at: Self.moment, by: .simulated)
      if case .token = who { #expect(isTaken) } else { #expect(!isTaken) }
      if case .refused(let refusal, let words) = who {
        #expect(refusal == .tooManyProviderTokenUpdates)
        #expect(words == "it was issued \(seconds) s after the one before on this connection")
      }
    }
  }

  @Test("B21: an older token in between makes a newer one no older")
  func olderBetween() throws {
    var client = ClientAuthentication(
      Authenticator(keys: .any), certificate: nil, at: EndpointHarness.now)
    let answers = try [0, -1500, 60].map { seconds in
      let renewed = try token(claims: #"{"iss":"TEAM123456","iat":\#(1_795_219_200 + seconds)}"#)
      return client.who("bearer \(renewed)", at: Self.moment, by: .simulated)
    }
    let isTaken = answers.map { if case .token = $0 { true } else { false } }
    #expect(isTaken == [true, true, false], "\(answers)")
  }

  @Test(
    "A token is as old as by the machine's clock, also while the phone's stands still or is moved")
  func age() throws {
    var client = ClientAuthentication(
      Authenticator(keys: .any), certificate: nil, at: EndpointHarness.now)
    let authorization = "bearer \(try token())"
    let clock = ServiceClock(machine: EndpointHarness.now, phone: Instant(milliseconds: 0))
    for (machine, phone) in [(0, 0), (1800, 0), (1800, 90_000)] as [(Int64, Int64)] {
      let moment = EndpointMoment(
        uptime: .zero, machine: EndpointHarness.now + .seconds(machine),
        phone: Instant(milliseconds: phone * 1000))
      guard case .token(let token) = client.who(authorization, at: moment, by: clock) else {
        Issue.record("the token was refused")
        return
      }
      #expect(moment.phone - token.issuedAt == .seconds(machine))
    }
  }

  @Test("apns-expiration means on the phone what it means to the server; 0 stays 0")
  func expiration() {
    let clock = ServiceClock(
      machine: EndpointHarness.now, phone: EndpointHarness.now + .days(-3000))
    let moved = { (value: String) in
      clock.moved([HeaderField("apns-expiration", value)]).map(\.value)
    }
    #expect(moved("1795219260") == ["1536019260"])
    #expect(moved("0") == ["0"])
    #expect(moved("1") == ["1"])
    #expect(moved("soon") == ["soon"])
  }

  private static let moment = EndpointMoment(
    uptime: .zero, machine: EndpointHarness.now, phone: Instant(milliseconds: 0))

  @Test("A key that is none, or a folder without one, is refused in words")
  func noKeys() throws {
    try folder.write(Array("hello".utf8), to: "bad/KEY.p8")
    #expect(throws: Diagnostic.self) { try ProviderKeys(folder: folder("bad")) }
    #expect(throws: Diagnostic.self) { try ProviderKeys(folder: folder("nowhere")) }
    try folder.write([], to: "empty/TEAM.txt")
    let error = #expect(throws: Diagnostic.self) { try ProviderKeys(folder: folder("empty")) }
    #expect(error?.message == "there is no key in it; put KEYID.p8 or KEYID.pem there")
  }
}
