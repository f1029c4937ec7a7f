import Notifications
import Testing

@testable import Files

@Suite("Files of payloads, one a line")
struct PayloadLinesTests {
  private static let text = """
    {"aps":{"alert":"one"}}

    {"to":"com.example.a","headers":{"apns-collapse-id":"c","APNS-Priority":5},"payload":{"aps":{"alert":"two"}},"at":"+5s","tu":1}\r
    {"aps":{"alert":"three}}
    {"aps":{"alert":"four"},"payload":{}}
    """

  @Test("Every line is a payload of its own, with its place")
  func lines() {
    let lines = Array(lines(Self.text))
    #expect(lines.map(\.place.line) == [1, 3, 4, 5])
    #expect(
      lines.map { $0.payload?.content?.body?.place } == [
        Place("p.ndjson", line: 1, column: 17), Place("p.ndjson", line: 3, column: 102), nil,
        Place("p.ndjson", line: 5, column: 17),
      ])
    #expect(
      lines.flatMap(\.diagnostics).map(\.description) == [
        "p.ndjson:3:121: warning: unknown key \"tu\"; did you mean \"to\"?",
        "p.ndjson:4:17: error: this string is not closed; write \" at its end [Y1]",
      ])
  }

  @Test("A line may say to whom, when and with which headers")
  func envelope() {
    let line = Array(lines(Self.text))[1]
    #expect(line.recipient == "com.example.a" && line.time == "+5s")
    #expect(line.header("apns-collapse-id") == "c" && line.header("apns-priority") == "5")
    #expect(line.payload?.source.string == #"{"aps":{"alert":"two"}}"#)
    #expect(line.payload?.source.place == Place("p.ndjson", line: 3, column: 86))
  }

  @Test("Reading stops when nobody asks on, and tells how far it came")
  func stopping() {
    var lines = lines("{\"aps\":{}}\n{\"aps\":{}}\n")
    #expect(lines.bytesRead == 0 && lines.byteCount == 22)
    let first = lines.next()
    #expect(first?.payload != nil && lines.bytesRead == 11)
    let rest = Array(lines)
    #expect(rest.count == 1)
  }

  @Test("An empty file has no lines", arguments: ["", "\n\n", " \r\n"])
  func empty(text: String) {
    #expect(Array(lines(text)) == [])
  }

  private func lines(_ text: String) -> PayloadLines {
    PayloadLines(SourceFile(path: "p.ndjson", bytes: Array(text.utf8)))
  }
}
