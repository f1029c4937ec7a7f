import Testing

@testable import Notifications

@Suite("Words of a payload are kept where they stand in it")
struct KeptTextTests {
  private static let json = #"{"aps":{"alert":{"title":"Tea","body":"It boils 🫖 \"now\""}}}"#

  private let source = SourceText(Array(json.utf8)[...], at: Place("tea.apns", line: 3))

  // Where words begin in the payload.
  private func start(of words: String) throws -> Int {
    let bytes = source.bytes
    return try #require(
      bytes.indices.first { bytes[$0...].starts(with: words.utf8) }, "\(words) is not there")
  }

  private func fields(_ title: Text?, at start: Int) -> Content.Fields {
    var fields = Content.Fields()
    fields.userInfo = .payload(source)
    fields.setTitle(title, writtenAt: start)
    return fields
  }

  @Test("They are the same words at the same place, and are not kept twice")
  func written() throws {
    let tea = Text.literal("Tea", at: Place("tea.apns", line: 3, column: 29))
    let fields = fields(tea, at: try start(of: "Tea"))
    #expect(fields.title == tea)
    let kept = KeptText(tea, at: try start(of: "Tea"), in: source)
    guard case .written = kept else {
      Issue.record("the payload says “Tea”, and it is kept besides")
      return
    }
    #expect(kept.text(in: source) == tea)
  }

  @Test(
    "Words that the payload has otherwise are kept by themselves",
    arguments: [
      (Text.literal("It boils 🫖 \"now\"", at: Place("tea.apns")), "It boils"),
      (Text.literal("Tea", at: Place("coffee.apns")), "Tea"),
      (Text.literal("Tea"), "Tea"),
      (Text(.localized(LocalizedText(key: "Tea")), at: Place("tea.apns")), "Tea"),
      (Text.literal("Tea", at: Place("tea.apns")), "boils"),
    ])
  func otherwise(text: Text, near words: String) throws {
    let kept = KeptText(text, at: try start(of: words), in: source)
    guard case .other = kept else {
      Issue.record("“\(words)” is taken for the words of \(text)")
      return
    }
    #expect(kept.text(in: nil) == text)
  }

  @Test(
    "A place beyond the payload is none of its words", arguments: [-1, 1 << 20, json.utf8.count])
  func beyond(start: Int) {
    let tea = Text.literal("Tea", at: Place("tea.apns"))
    #expect(fields(tea, at: start).title == tea)
  }

  @Test(
    "Words that are too far from its beginning, or too many, are kept by themselves",
    arguments: [(65_520, 3, true), (65_536, 3, false), (20, 65_535, true), (20, 65_536, false)])
  func far(start: Int, count: Int, isWritten: Bool) {
    let words = String(repeating: "t", count: count)
    let bytes = Array((String(repeating: " ", count: start) + words).utf8)
    // Behind another line of the same file.
    let file = Array("{}\n".utf8) + bytes
    let source = SourceText(file[3...], at: Place("tea.ndjson", line: 2))
    let text = Text.literal(words, at: Place("tea.ndjson", line: 2, column: start + 1))
    let kept = KeptText(text, at: start + 3, in: source)
    let found = if case .written = kept { true } else { false }
    #expect(found == isWritten && kept.text(in: source) == text)
  }

  @Test("They stay when the payload that said them goes")
  func replaced() throws {
    let tea = Text.literal("Tea", at: Place("tea.apns", line: 3, column: 29))
    var fields = fields(tea, at: try start(of: "Tea"))
    fields.userInfo = .values(["sugar": 2])
    #expect(fields.title == tea && fields.userInfo == .values(["sugar": 2]))
  }

  @Test("Contents are equal by their words, however these are kept")
  func equal() throws {
    let tea = Text.literal("Tea", at: Place("tea.apns", line: 3, column: 29))
    let written = fields(tea, at: try start(of: "Tea"))
    var other = written
    other.title = tea
    #expect(written == other && written.hashValue == other.hashValue)
    other.title = .literal("Tee", at: tea.place)
    #expect(written != other)
  }

  @Test("L1: whether words are a key is known without making them")
  func keyed() throws {
    let key = Text(.localized(LocalizedText(key: "TEA")), at: Place("tea.apns"))
    #expect(Content(fields(key, at: 0)).hasKeyedWords)
    #expect(!Content(fields(.literal("Tea"), at: try start(of: "Tea"))).hasKeyedWords)
    #expect(Content(subtitle: key).hasKeyedWords && Content(body: key).hasKeyedWords)
    #expect(!Content(subtitle: .literal("Tea"), body: .literal("It boils")).hasKeyedWords)
  }
}
