import Foundation
import Notifications
import Testing

@testable import Push

@Suite("Answers and their identifiers")
struct PushAnswerTests {
  @Test(
    "B20: what is accepted has an empty body, and its own identifier byte for byte",
    arguments: ["eabeae54-14a8-11e5-b60b-1697f925ec7b", "EABEAE54-14A8-11E5", "", "ü"])
  func accepted(identifier: String) {
    let answer = PushAnswer(accepting: identifier)
    #expect(answer.isAccepted && answer.status == 200 && answer.body.isEmpty)
    #expect(answer.reason == nil && answer.uniqueIdentifier == nil)
    #expect(answer.identifier.isExactly(identifier))
  }

  @Test("B20: apns-unique-id is made of seed and number, and is never the push's apns-id")
  func unique() {
    var known: Set<String> = []
    for seed in [0, 1, UInt64.max] {
      for number in 1...20 {
        let origin = APNsIdentifier.Origin(seed: seed, number: number)
        let identifier = APNsIdentifier.made(seed: seed, number: number, for: "apns-id")
        let answer = PushAnswer(accepting: identifier, uniqueFrom: origin)
        let unique = answer.uniqueIdentifier
        #expect(unique == PushAnswer(accepting: "other", uniqueFrom: origin).uniqueIdentifier)
        known.formUnion([identifier, unique ?? identifier])
      }
    }
    #expect(known.count == 3 * 20 * 2, "two of them are the same")
  }

  @Test("B14: an identifier is the 128 bits of its generator, as a random UUID writes them")
  func digits() {
    for number in 0..<200 {
      var bits = SplitMix(
        seed: StableHash("apns-id", seed: 7).value &+ UInt64(truncatingIfNeeded: number))
      let words = [
        (bits.next() & 0xffff_ffff_ffff_0fff) | 0x4000,
        (bits.next() & 0x3fff_ffff_ffff_ffff) | 0x8000_0000_0000_0000,
      ]
      var text = words.map { String(format: "%016lx", $0) }.joined()
      for place in [20, 16, 12, 8] {
        text.insert("-", at: text.index(text.startIndex, offsetBy: place))
      }
      #expect(APNsIdentifier.made(seed: 7, number: number, for: "apns-id") == text)
    }
  }

  @Test("B36, B39: over the binary interface the answer is the frame's status, said aloud or not")
  func binary() {
    for isSilent in [true, false] {
      let error = BinaryError(.invalidToken, identifier: 7)
      let answer = PushAnswer(error, because: "no app has this token", isSilent: isSilent)
      #expect(answer.status == 8 && answer.reason == "InvalidToken" && !answer.isAccepted)
      #expect(answer.isSilent == isSilent && answer.body.isEmpty && answer.refusal == nil)
    }
  }

  @Test(
    "B13: an apns-id is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12",
    arguments: [
      ("123e4567-e89b-12d3-a456-4266554400a0", true),
      ("123E4567-E89B-12D3-A456-4266554400A0", true),
      ("00000000-0000-0000-0000-000000000000", true),
      ("123e4567-e89b-12d3-a456-4266554400a", false),
      ("123e4567-e89b-12d3-a456-4266554400a00", false),
      ("123e4567e89b-12d3-a456-4266554400a0-", false),
      ("123e4567-e89b-12d3-a456_4266554400a0", false),
      ("g23e4567-e89b-12d3-a456-4266554400a0", false),
      ("123e4567-e89b-12d3-a456-4266554400\u{E9}", false),
      ("{23e4567-e89b-12d3-a456-4266554400a}", false),
      (" 23e4567-e89b-12d3-a456-4266554400a0", false),
      ("123e4567-e89b-12d3-a456-4266554400a\u{FF10}", false),
      ("------------------------------------", false), ("", false),
    ])
  func wellFormed(text: String, isWellFormed: Bool) {
    #expect(APNsIdentifier.isWellFormed(text) == isWellFormed)
    let request = PushRequest(app: "com.example.chat", payload: .alert, name: text)
    #expect(request.apnsIdentifier == (isWellFormed ? text : nil), "a name may be one (B52)")
    if isWellFormed { #expect(UUID(uuidString: text) != nil, "Foundation says otherwise") }
  }

  @Test("B14: what is made is a random UUID in lower case, the same each time")
  func made() throws {
    for number in 0..<300 {
      let text = APNsIdentifier.made(seed: 3, number: number, for: "apns-id")
      #expect(APNsIdentifier.isWellFormed(text) && text == text.lowercased())
      let uuid = try #require(UUID(uuidString: text)?.uuid)
      #expect(uuid.6 >> 4 == 4, "version 4: \(text)")
      #expect(uuid.8 >> 6 == 2, "variant of RFC 9562: \(text)")
      #expect(text == APNsIdentifier.made(seed: 3, number: number, for: "apns-id"))
    }
  }

  @Test("B12: of fields with one name the first is read, and names are not guessed")
  func fields() {
    let request = ProviderRequest(
      path: "/3/device/x",
      fields: [
        HeaderField("apns-topic", "com.example.chat"), HeaderField("apns-topic", "second"),
        HeaderField("Apns-Priority", "5"),
      ], body: [])
    #expect(request.method == "POST" && request.authentication == .none)
    #expect(request.value(.topic) == "com.example.chat")
    #expect(request.value(.priority) == nil, "HTTP/2 has lower case alone")
  }
}
