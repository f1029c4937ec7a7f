import Notifications
import Testing

@Suite("Words that are written anew")
struct ContentRevisionTests {
  private static let start: Content = {
    var content = Content(
      title: Text(.localized(LocalizedText(key: "TEA_TITLE"))), subtitle: .literal("Kitchen"),
      body: .literal("It boils"))
    content.threadIdentifier = "kitchen"
    content.categoryIdentifier = "TEA"
    content.summaryArgument = "Ayşe"
    content.badge = 2
    return content
  }()

  private static func words(_ field: ContentRevision.Field, of content: Content) -> String? {
    func literal(_ text: Text?) -> String? {
      if case .literal(let words) = text?.wording { words } else { nil }
    }
    return switch field {
    case .title: literal(content.title)
    case .subtitle: literal(content.subtitle)
    case .body: literal(content.body)
    case .thread: content.threadIdentifier
    case .category: content.categoryIdentifier
    case .argument: content.summaryArgument
    }
  }

  @Test(
    "New words stand in one place alone; empty ones take it away",
    arguments: ContentRevision.Field.allCases,
    [("Samovar", "Samovar"), ("{x} 100 %", "{x} 100 %"), ("", nil)]
      as [(new: String, expected: String?)])
  func one(field: ContentRevision.Field, words: (new: String, expected: String?)) {
    var revision = ContentRevision()
    revision[field] = words.new
    #expect(revision.fields == [field] && !revision.isEmpty)
    var content = Self.start
    content.revise(by: revision)
    #expect(Self.words(field, of: content) == words.expected)
    for other in ContentRevision.Field.allCases where other != field {
      #expect(Self.words(other, of: content) == Self.words(other, of: Self.start))
    }
    #expect(content.badge == 2)
  }

  @Test("What is not written anew stays, keys of tables too")
  func nothing() {
    var content = Self.start
    content.revise(by: ContentRevision())
    #expect(content == Self.start && ContentRevision().isEmpty)
  }

  @Test("The payload's values go with the words, and stay where none can be read")
  func values() {
    var content = Self.start
    content.payloadValues = ["aps": "before"]
    content.revise(by: ContentRevision())
    #expect(content.payloadValues == ["aps": "before"])
    var revision = ContentRevision()
    revision.payloadValues = ["aps": "after"]
    content.revise(by: revision)
    #expect(content.payloadValues == ["aps": "after"])
  }

  @Test(
    "Two revisions one after the other are the two added up",
    arguments: 1...40 as ClosedRange<UInt64>)
  func adding(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func revision() -> ContentRevision {
      var revision = ContentRevision()
      for field in ContentRevision.Field.allCases where random.next() % 2 == 0 {
        revision[field] = ["", "one", "two", "三"][Int(random.next() % 4)]
      }
      if random.next() % 3 == 0 { revision.payloadValues = .integer(Int64(random.next() % 3)) }
      return revision
    }
    let (first, second) = (revision(), revision())
    var stepwise = Self.start
    stepwise.revise(by: first)
    stepwise.revise(by: second)
    var sum = first
    sum.add(second)
    var atOnce = Self.start
    atOnce.revise(by: sum)
    #expect(atOnce == stepwise)
    #expect(sum.fields == ContentRevision.Field.allCases.filter { sum[$0] != nil })
  }
}
