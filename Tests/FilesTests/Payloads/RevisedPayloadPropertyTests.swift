import Notifications
import Testing

@testable import Files

/// Whatever a payload looked like and whatever is written into it: what is read
/// afterwards are the new words.
@Suite("Payloads with other words, at random")
struct RevisedPayloadPropertyTests {
  private static let words = [
    "", "Tee", "a \"b\" \\", "zwei\nZeilen", "👩‍👩‍👧", "{}", "\u{0}", "日本 ", "null", "%@ %u",
  ]

  private static func pick<Element>(_ all: [Element], _ random: inout SplitMix) -> Element {
    all[Int(random.next() % UInt64(all.count))]
  }

  /// A payload that is right, or nearly so.
  private static func payload(_ random: inout SplitMix) -> String {
    let alerts = [
      #""alert":"Hello","#, #""alert":{"title":"T","body":"B"},"#, "", #""alert":{},"#,
      #""alert":null,"#, #""alert" : { "title-loc-key" : "K", "title-loc-args" : ["a"] } ,"#,
      #""alert":{"body":"x","body":"y","summary-arg":"Ann"},"#,
      "\"alert\": {\n    \"loc-key\": \"B\", // of old\n    \"subtitle\": \"S\"\n  },",
    ]
    let others = [
      #""sound":"default""#, #""thread-id":"t","badge":1"#, #""category":"C","thread-id":"""#,
      #""badge":2,"#, #""thread-id":null,"category":"A","category":"B""#,
    ]
    let rest = pick(["", #","own":{"aps":1}"#, ",\n \"list\": [1, 2]"], &random)
    return "{\"aps\":{\(pick(alerts, &random))\(pick(others, &random))}\(rest)}"
  }

  private func content(_ text: String) -> Content? {
    var reader = PayloadReader(path: "p")
    return reader.read(Array(text.utf8)).value?.content
  }

  private func words(_ field: ContentRevision.Field, of content: Content) -> String? {
    switch field {
    case .title: content.title.flatMap(Self.literal)
    case .subtitle: content.subtitle.flatMap(Self.literal)
    case .body: content.body.flatMap(Self.literal)
    case .argument: content.summaryArgument
    case .thread: content.threadIdentifier
    case .category: content.categoryIdentifier
    }
  }

  // A key counts as what it is called.
  private static func literal(_ text: Text) -> String? {
    switch text.wording {
    case .literal(let words): words
    case .localized(let localized): "key \(localized.key)"
    }
  }

  @Test(
    "L2, L3, G6: what was written is read, and nothing else of the content changes",
    arguments: 1...40 as ClosedRange<UInt64>)
  func revised(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<25 {
      let text = Self.payload(&random)
      let before = try #require(content(text), "\(text)")
      let field = Self.pick(ContentRevision.Field.allCases, &random)
      let typed = Self.pick(Self.words, &random)
      var revision = ContentRevision()
      revision[field] = typed
      let source = SourceText(Array(text.utf8)[...], at: Place("p"))
      let revised = RevisedPayload(source, by: revision)
      let result = revised.source.string
      let after = try #require(content(result), "\(result) of \(text)")
      #expect(words(field, of: after) == (typed.isEmpty ? nil : typed), "\(result) of \(text)")
      for other in ContentRevision.Field.allCases where other != field {
        #expect(
          words(other, of: after) == words(other, of: before), "\(other): \(result) of \(text)")
      }
      #expect(after.badge == before.badge && after.sound == before.sound)
      #expect(
        revised.values?["own"] == JSONDocument.read(source, grammar: .payload).root?["own"]?.value)
      // The same again changes nothing.
      #expect(RevisedPayload(revised.source, by: revision).source.string == result, "\(text)")
    }
  }

  @Test("What cannot be read, or has no aps to write into, stays as it came")
  func untouched() {
    var revision = ContentRevision()
    for field in ContentRevision.Field.allCases { revision[field] = "x" }
    for text in ["", "{", "[]", "{}", #"{"aps":1}"#, #"{"aps":"#, "null", #"{"alert":"a"}"#] {
      let source = SourceText(Array(text.utf8)[...], at: Place("p"))
      #expect(RevisedPayload(source, by: revision).source.string == text)
    }
  }

  @Test("An alert that is neither words nor an object keeps what it is; aps gets the rest")
  func oddAlert() {
    var revision = ContentRevision()
    revision[.title] = "T"
    revision[.thread] = "t"
    let source = SourceText(Array(#"{"aps":{"alert":[1]}}"#.utf8)[...], at: Place("p"))
    #expect(
      RevisedPayload(source, by: revision).source.string
        == #"{"aps":{"alert":[1],"thread-id": "t"}}"#)
  }
}
