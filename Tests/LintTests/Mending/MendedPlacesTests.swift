import Files
import Lint
import Notifications
import Testing

/// Members that are moved take lines with them: what is said and asked of a place is
/// about the file before that.
@Suite("Mending payloads, by their places")
struct MendedPlacesTests {
  private static let payload = """
    {
      "badge": 1,
      "mutable-content": true,
      "aps": {
        "alert": {
          "body": "b",
          "catagory": "c",
          "sound": {
            "name": "x.aiff",
            "critical": true
          },
        },
        "content-available": "1"
      }
    }
    """

  @Test("Y1, Y6, Y21, Y25: what was mended is told where the check told it, though members moved")
  func told() {
    let source = Self.source(Self.payload)
    let found = Lint.remarks(on: source, for: nil).filter { $0.severity > .note }
    let notes = PayloadMending(source).notes
    // A misspelled key is not told to be misplaced as well.
    let again = notes.filter { $0.message.contains("category moved") }
    #expect(again.map(\.place.line) == [7])
    #expect(
      Self.slips(notes.filter { !again.contains($0) }) == Self.slips(found), "\(notes)\n\(found)")
  }

  @Test("Each slip is asked about where it stands in the file, and stays where it is not wanted")
  func asked() {
    let source = Self.source(Self.payload)
    let mending = PayloadMending(source) { rule, place in rule != "Y25" || place.line != 10 }
    #expect(String(decoding: mending.bytes, as: UTF8.self).contains(#""critical": true"#))
    #expect(mending.notes.filter { $0.rule == "Y25" }.map(\.place.line) == [3, 13])
  }

  @Test(
    "One that stays keeps no other from being mended",
    arguments: [
      (#"{"aps":{"alert":{"body":"b",},"sound":"s",},}"#, RuleID("Y1"), 44),
      (#"{"badge":1,"aps":{"alert":{"body":"b","badge":2},"threadId":"x"}}"#, RuleID("Y6"), 2),
    ])
  func others(text: String, rule: RuleID, column: Int) {
    let source = Self.source(text)
    let all = PayloadMending(source).notes
    let some = PayloadMending(source) { $0 != rule || Int($1.column) != column }.notes
    #expect(some.contains { $0.place.column != column })
    #expect(!some.contains { $0.rule == rule && Int($0.place.column) == column })
    #expect(some.count >= all.count - 1)
  }

  private static func slips(_ found: [Diagnostic]) -> [String] {
    found.map { "\($0.place) \($0.rule?.description ?? "")" }.sorted()
  }

  private static func source(_ text: String) -> SourceText {
    SourceText(Array(text.utf8)[...], at: Place("p.apns"))
  }
}
