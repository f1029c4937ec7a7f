import Files
import Lint
import Notifications
import Testing

/// Payloads with slips at random: what is mended says what it said, and has fewer mistakes.
@Suite("Mending payloads, at random")
struct MendingPropertyTests {
  private static func pick<Element>(_ all: [Element], _ random: inout SplitMix) -> Element {
    all[Int(random.next() % UInt64(all.count))]
  }

  private static func members(_ all: [String], _ random: inout SplitMix) -> String {
    let chosen = all.filter { _ in random.next() % 3 == 0 }
    let blank = pick(["", " ", "\n    ", "\r\n\t", " /* note */ "], &random)
    let comma =
      !chosen.isEmpty && random.next() % 4 == 0 ? pick([",", " , ", ", // why\n"], &random) : ""
    return chosen.map { blank + $0 }.joined(separator: ",") + comma
      + pick(["", " ", "\n"], &random)
  }

  private static func payload(_ random: inout SplitMix) -> String {
    let alert = members(
      [
        #""title":"T""#, #""body": "B""#, #""thread-id":"t""#, #""sound":"default""#,
        #""catagory":"C""#,
        #""badge":3"#, #""summary-arg":"Ann""#, #""own":1"#,
      ], &random)
    let texts = pick([#""alert":{\#(alert)}"#, #""alert":"Hi""#, #""alert":null"#], &random)
    let aps = members(
      [
        texts, #""threadId":"x""#, #""mutable_content":true"#, #""content-available":"1""#,
        #""badge":1"#,
        #""summary-arg":"Bob""#, #""title":"Up""#, #""color":"red""#, #""sound":{"critical":true}"#,
      ], &random)
    let top = members(
      [#""aps":{\#(aps)}"#, #""category":"D""#, #""badge":2"#, #""mine":{"a":[1,2,]}"#], &random)
    return "{\(top.contains("aps") ? top : #""aps":{\#(aps)}"#)}"
  }

  private func source(_ bytes: [UInt8]) -> SourceText { SourceText(bytes[...], at: Place("p")) }

  /// What it says that is no note, without places.
  private func mistakes(_ bytes: [UInt8]) -> [String] {
    Lint.remarks(on: source(bytes), for: nil).filter { $0.severity > .note }
      .map { "\($0.rule?.description ?? "")" }.sorted()
  }

  private func content(_ bytes: [UInt8]) -> Content? {
    var reader = PayloadReader(path: "p")
    return reader.read(bytes).value?.content
  }

  @Test(
    "Y1, Y5, Y6, Y10, Y21, Y25: what is mended can be read, has fewer mistakes and stays as it is",
    arguments: 1...40 as ClosedRange<UInt64>)
  func mending(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<15 {
      let text = Self.payload(&random)
      let bytes = Array(text.utf8)
      let document = JSONDocument.read(bytes, path: "p", grammar: .payload)
      try #require(!document.isBroken, "\(text)")
      let mending = PayloadMending(source(bytes))
      let mended = String(decoding: mending.bytes, as: UTF8.self)
      let read = JSONDocument.read(mending.bytes, path: "p", grammar: .payload)
      #expect(!read.isBroken, "\(text)\nbecame\n\(mended)")
      let (before, after) = (mistakes(bytes).count, mistakes(mending.bytes).count)
      #expect(
        mending.notes.isEmpty ? before == after : after < before, "\(text)\nbecame\n\(mended)")
      let again = PayloadMending(source(mending.bytes))
      #expect(again.bytes == mending.bytes && again.notes.isEmpty, "\(mended)")
      #expect(mending.notes.isEmpty == (mending.bytes == bytes))
    }
  }

  @Test(
    "B51: the app’s own keys and comments stay, and what was read before is read again",
    arguments: 1...40 as ClosedRange<UInt64>)
  func kept(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<15 {
      let text = Self.payload(&random)
      let bytes = Array(text.utf8)
      let mended = PayloadMending(source(bytes)).bytes
      let (before, after) = (content(bytes), content(mended))
      let mine = { (bytes: [UInt8]) in
        JSONDocument.read(bytes, path: "p", grammar: .payload).root?["mine"]?.value
      }
      #expect(mine(mended) == mine(bytes), "\(text)")
      let result = String(decoding: mended, as: UTF8.self)
      #expect(
        result.ranges(of: "/*").count + result.ranges(of: "//").count
          == text.ranges(of: "/*").count + text.ranges(of: "//").count, "\(text)\nbecame\n\(result)"
      )
      if let title = before?.title { #expect(after?.title?.wording == title.wording) }
      if let body = before?.body {
        #expect(after?.body?.wording == body.wording, "\(text)\n\(result)")
      }
      if let badge = before?.badge { #expect(after?.badge == badge) }
      if let category = before?.categoryIdentifier {
        #expect(after?.categoryIdentifier == category)
      }
      if let argument = before?.summaryArgument { #expect(after?.summaryArgument == argument) }
    }
  }

  @Test(
    "Y1: a comma before a comment is found, and one within it is none",
    arguments: [
      ("{\"aps\":{\"alert\":\"a\", // last\n}}", "{\"aps\":{\"alert\":\"a\" // last\n}}"),
      ("{\"aps\":{\"alert\":\"a\" /* one, two */,}}", "{\"aps\":{\"alert\":\"a\" /* one, two */}}"),
      ("{\"aps\":{\"alert\":\"a\" /*/ , */}}", nil), ("{\"aps\":{\"alert\":\"a\" // b,\n}}", nil),
      ("{\"aps\":{\"alert\":\"a\"},\"l\":[[1,],]}", "{\"aps\":{\"alert\":\"a\"},\"l\":[[1]]}"),
      ("{\"aps\":{\"alert\":\"a\" /**/ ,}}", "{\"aps\":{\"alert\":\"a\" /**/ }}"),
    ] as [(String, String?)])
  func commas(text: String, mended: String?) {
    let mending = PayloadMending(source(Array(text.utf8)))
    #expect(String(decoding: mending.bytes, as: UTF8.self) == mended ?? text)
    #expect(mending.notes.isEmpty == (mended == nil))
  }
}
