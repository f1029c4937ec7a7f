import Localization
import Notifications
import Testing

@Suite("T5, T6, T22: summary formats with plural forms")
struct SummaryFormsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let format: String
    let one: String
    let other: String
    /// `number`, `text` where a list goes with it, else what is wrong.
    let shape: String
    /// With 1, and with 4, from “A and B”.
    var words: [String] = []

    var testDescription: String { "\(format): \(one) / \(other)" }
  }

  private static let rows: [Row] = [
    Row(
      format: "%#@n@", one: "%u more cup", other: "%u more cups", shape: "number",
      words: ["1 more cup", "4 more cups"]),
    Row(
      format: "%#@n@", one: "one more cup", other: "%u more cups", shape: "number",
      words: ["one more cup", "4 more cups"]),
    Row(format: "%#@n@", one: "a cup", other: "cups", shape: "number", words: ["a cup", "cups"]),
    Row(
      format: "%#@n@ from %@", one: "%u cup", other: "%u cups", shape: "text",
      words: ["1 cup from A and B", "4 cups from A and B"]),
    Row(
      format: "%2$@: %1$#@n@", one: "%u cup", other: "%u cups", shape: "text",
      words: ["A and B: 1 cup", "A and B: 4 cups"]),
    Row(
      format: "%#@n@", one: "one from %@", other: "%u from %@", shape: "text",
      words: ["one from A and B", "4 from A and B"]),
    Row(
      format: "%#@n@", one: "one", other: "%u from %@", shape: "text",
      words: ["one", "4 from A and B"]),
    Row(format: "%#@n@", one: "%u%%", other: "%u%%", shape: "number", words: ["1%", "4%"]),
    Row(format: "%#@n@ of %u", one: "one", other: "%u", shape: "the summary format has 2 numbers"),
    Row(format: "%#@n@", one: "%u", other: "%u of %u", shape: "the summary format has 2 numbers"),
    Row(
      format: "%#@n@ and %@", one: "%@", other: "%u by %@", shape: "the summary format has 2 texts"),
    Row(format: "%#@m@", one: "", other: "", shape: "'%#@m@' cannot be resolved in a summary"),
    Row(
      format: "%#@n@", one: "%#@n@", other: "%u",
      shape: "'%#@n@' cannot be resolved in a summary"),
    Row(format: "%#@n@", one: "%u", other: "%f", shape: "'%f' is not read in a summary format"),
    Row(
      format: "%#@n@ %", one: "%u", other: "%u",
      shape: "'%' ends in the middle; write %% for a percent sign"),
  ]

  @Test("T5, T6: the forms together have one number, with a list or without", arguments: rows)
  func shapes(_ row: Row) {
    let forms = variable("n", [("one", row.one), ("other", row.other)])
    let localizer = localizer(row.format, forms, "en")
    let summary = localizer.summaryFormat(key("K"))
    let shape =
      switch summary.shape {
      case .number: "number"
      case .numberAndText: "text"
      case .unusable(let reason): reason
      }
    #expect(shape == row.shape)
    #expect(summary.isUsable == !row.words.isEmpty && summary.takesText == (shape == "text"))
    guard summary.isUsable else {
      #expect(summary.diagnostics.map(\.rule) == ["Y13"])
      return
    }
    #expect(summary.diagnostics.isEmpty)
    let words = [1, 4].map { number in
      localizer.resolve(key("K"), for: .summary, number: number, arguments: [.string("A and B")])
        .words
    }
    #expect(words == row.words)
  }

  @Test(
    "T5, Y13: spellings of the number other than %u are read, and told of",
    arguments: ["%d", "%i", "%lu", "%ld", "%llu", "%li", "%1$d", "%1$lu"])
  func oddNumbers(number: String) {
    let localizer = Localizer(strings: .none, languages: ["en"])
    let format = Text.literal("\(number) more from %2$@")
    let summary = localizer.summaryFormat(format)
    #expect(summary.shape == .numberAndText)
    #expect(summary.diagnostics.map(\.message) == ["'\(number)' is read as %u; write %u"])
    let resolved = localizer.resolve(
      format, for: .summary, number: 3, arguments: [.string("A")])
    #expect(resolved.words == "3 more from A")
  }

  @Test("T16: literals are one format where their strings are, keys where they are one key")
  func identity() {
    let localizer = Localizer(strings: .none, languages: ["en"])
    let identities = [
      Text.literal("%u cups", at: Place("a")), .literal("%u cups", at: Place("b")),
      .literal("%u Cups"), key("%u cups"), key("CUPS"),
    ].map { localizer.summaryFormat($0).identity }
    #expect(identities[0] == identities[1] && Set(identities).count == 4)
  }

  @Test("T23, L14: a key that no table has is looked at as the format that is shown")
  func missingKey() {
    let localizer = Localizer(strings: .none, languages: ["en"])
    #expect(localizer.summaryFormat(key("%u more")).shape == .number)
    #expect(!localizer.summaryFormat(key("CUPS")).isUsable)
  }
}
