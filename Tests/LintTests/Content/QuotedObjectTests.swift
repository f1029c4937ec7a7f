import Files
import Lint
import Notifications
import Testing

@Suite("Objects in quotes")
struct QuotedObjectTests {
  @Test(
    "Y4: an alert that was made JSON twice is told, wherever its text stands",
    arguments: [
      (#"{"aps":{"alert":"{\"title\":\"Table 4\",\"body\":\"Two soups\"}"}}"#, 17, "alert"),
      (#"{"aps":{"alert":{"body":"{\"body\":\"Two soups\"}"}}}"#, 25, "alert"),
      (#"{"aps":{"alert":{"title":"{\"loc-key\":\"K\"}"}}}"#, 26, "alert"),
      (#"{"aps":"{\"alert\":\"Two soups\"}"}"#, 8, "aps"),
    ])
  func quoted(payload: String, column: Int, meant: String) {
    let found = findings(in: payload)
    #expect(found.map { Int($0.place.column) } == [column] && found.map(\.rule) == ["Y4"])
    #expect(found.allSatisfy { $0.message.contains("write that object as \(meant)") }, "\(found)")
    // One of the shape that has words in its place comes first.
    var lint = PayloadLint(for: nil)
    let words = payload.replacing(#""{"#, with: #""A {"#)
    #expect(lint.findings(in: Self.source(words), content: nil) == [])
    #expect(lint.findings(in: Self.source(payload), content: nil) == found)
  }

  @Test(
    "Y4: words in braces, and an object of the app's own, are as good as others",
    arguments: [
      #"{"aps":{"alert":"{name} is here"}}"#, #"{"aps":{"alert":"{\"soups\":2}"}}"#,
      #"{"aps":{"alert":"{"}}"#, #"{"aps":{"alert":"{}"}}"#, #"{"aps":{"alert":"[{\"body\":1}]"}}"#,
      #"{"aps":{"alert":{"title":"t","subtitle":"{\"body\":\"b\"}"}},"data":"{\"body\":\"b\"}"}"#,
    ])
  func words(payload: String) { #expect(findings(in: payload) == []) }

  private func findings(in payload: String) -> [Diagnostic] {
    Lint.findings(in: Self.source(payload))
  }

  private static func source(_ text: String) -> SourceText {
    SourceText(Array(text.utf8)[...], at: Place("p.apns"))
  }
}
