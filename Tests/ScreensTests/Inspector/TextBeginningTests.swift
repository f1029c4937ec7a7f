import Delivery
import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("The beginning of a long text")
struct TextBeginningTests {
  @Test(
    "It ends with a line; where lines are long, with a whole character",
    arguments: [
      ("a\nb\nc", 4, "a\nb", 1), ("a\r\nb\r\nc", 6, "a\r\nb", 1),
      ("a\n23456", 6, "a\n2345", 1), ("aé", 2, "a", 2), ("a🫖b", 4, "a", 5), ("a\n", 2, "a\n", 0),
      ("", 4, "", 0),
    ])
  func cuts(text: String, limit: Int, start: String, restBytes: Int) {
    let long = TextBeginning(text.utf8, limit: limit)
    #expect(long.start == start && long.restBytes == restBytes)
  }

  @Test("Bytes that are no text are cut where the limit is")
  func noText() {
    let long = TextBeginning(Array(repeating: UInt8(0x80), count: 10), limit: 6)
    #expect(long.restBytes == 4)
  }

  /// A phone with a notification whose payload has 48 KB.
  private func harness(at path: String, ending end: String = "") -> ScreenHarness {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.install("com.example.chat", "Chat")
    let words = String(repeating: "\"word\",\n", count: 6_000)
    let json = "{\"aps\":{\"alert\":\"a\"},\n\"list\":[\n\(words)0]\(end)}"
    let source = SourceText(ArraySlice(json.utf8), at: Place(path))
    var content = Content(body: .literal("a"))
    content.userInfo = .payload(source)
    let payload = Payload(content: content, source: source)
    harness.perform(.push(PushRequest(app: "com.example.chat", payload: payload)))
    return harness
  }

  @Test(
    "Below the beginning of a long payload stands how much follows, and what opens its file",
    arguments: [
      ("cake.apns", "⋯ 15 KB more; E opens the file"), ("pasted", "⋯ 15 KB more"),
    ])
  func payload(path: String, words: String) {
    var harness = harness(at: path)
    harness.type("w]")
    harness.press(.tab)
    harness.press(.end)
    #expect(harness.text.contains(words), "\(harness.text)")
    #expect(harness.text.contains("opens the file") == words.contains("opens"), "\(harness.text)")
  }

  @Test("What is wrong below what is drawn of a payload is told with its line; of much, how much")
  func remarksBelow() {
    let wrong = (0..<30).map { ",\n\"thread\($0)-id\": 04" }.joined()
    for (end, count) in [(",\n\"thread-id\":\"t\",\"badge\":3", 2), (wrong, 20)] {
      var harness = harness(at: "cake.apns", ending: end)
      harness.type("w]")
      harness.press(.tab)
      harness.press(.end)
      let lines = harness.text.split(separator: "\n").filter { $0.contains(" line 60") }
      #expect(lines.count == count && lines.first?.contains("line 6004: ") == true)
      #expect(harness.text.contains("⋯ 10 more") == (count == 20), "\(harness.text)")
    }
  }

  @Test("A sheet with a long text says how much follows, too")
  func sheet() {
    var harness = ScreenHarness(columns: 80, rows: 100)
    let line = "\"a longer word than others that stand in this list\",\n"
    let words = String(repeating: line, count: 100)
    harness.send(.input(.paste("{\"list\":[\n\(words)0]}")))
    #expect(harness.text.contains("⋯ 1 KB more"), "\(harness.text)")
  }
}
