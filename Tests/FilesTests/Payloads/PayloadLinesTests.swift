import Notifications
import Testing

@testable import Files

@Suite("Files of payloads, one a line")
struct PayloadLinesTests {
  private static let text = """
    {"aps":{"alert":"one"}}

    {"to":"com.example.a","headers":{"apns-collapse-id":"c","APNS-Priority":5},"payload":{"aps":{"alert":"two"}},"at":"+5s","ot":1}\r
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
        "p.ndjson:3:121: warning: unknown key \"ot\"; did you mean \"to\"?",
        "p.ndjson:4:17: error: this string is not closed; write \" at its end",
      ])
  }

  @Test("A line may say to whom, when and with which headers")
  func envelope() {
    let line = Array(lines(Self.text))[1]
    #expect(line.recipient == "com.example.a" && line.time == "+5s")
    #expect(line.timePlace == Place("p.ndjson", line: 3, column: 115))
    #expect(line.header(.collapseIdentifier) == "c" && line.header(.priority) == "5")
    #expect(line.payload?.source.string == #"{"aps":{"alert":"two"}}"#)
    #expect(line.payload?.source.place == Place("p.ndjson", line: 3, column: 86))
  }

  @Test("Reading stops when nobody asks on, and tells how far it came")
  func stopping() {
    var lines = lines("{\"aps\":{}}\n{\"aps\":{}}\n")
    #expect(lines.bytesRead == 0)
    let first = lines.next()
    #expect(first?.payload != nil && lines.bytesRead == 11)
    let rest = Array(lines)
    #expect(rest.count == 1)
  }

  @Test("A second payload in a line is to have a line of its own")
  func secondInLine() {
    let lines = Array(lines("{\"aps\":{}} {\"aps\":{}}\n{\"aps\":{\"alert\":\"next\"}}"))
    #expect(
      lines.flatMap(\.diagnostics).map(\.description) == [
        "p.ndjson:1:12: error: a second value begins here; write it on a line of its own"
      ])
    #expect(lines.last?.payload != nil)
  }

  @Test(
    "The payload of a line whose key is another is named, and goes to nobody else",
    arguments: [
      ("payloadd", "unknown key \"payloadd\"; did you mean \"payload\"?"),
      ("data", "\"payload\" is missing; write it in the place of \"data\""),
    ])
  func otherKey(key: String, message: String) throws {
    let line = try #require(
      Array(lines(#"{"to":"com.example.a","\#(key)":{"aps":{"alert":"x"}}}"#)).first)
    #expect(line.diagnostics.map(\.description) == ["p.ndjson:1:23: error: " + message])
    #expect(line.payload == nil && line.recipient == "com.example.a")
  }

  @Test(
    "A line that says where or when a payload goes and has none is an error, and no payload",
    arguments: [
      #"{"to":"com.example.a","headers":{"apns-priority":"10"}}"#, #"{"to":"com.example.a"}"#,
    ])
  func noPayload(text: String) throws {
    let line = try #require(Array(lines(text)).first)
    let message = "\"payload\" is missing; write it beside \"to\""
    #expect(line.diagnostics.map(\.description) == ["p.ndjson:1:1: error: " + message])
    #expect(line.payload == nil)
  }

  @Test("A misspelled payload of a line that says nothing else is named, and not only missing")
  func misspelledKey() throws {
    let bare = try #require(Array(lines(#"{"payloadd":{"aps":{"alert":"x"}}}"#)).first)
    #expect(
      bare.diagnostics.map(\.message).filter { $0.contains("unknown") }
        == ["unknown key \"payloadd\"; did you mean \"payload\"?"])
    let own = try #require(Array(lines(#"{"a":{"b":1}}"#)).first)
    #expect(!own.diagnostics.contains { $0.message.contains("unknown") })
  }

  @Test("A payload may take several lines, beside others that take one")
  func severalLines() {
    let text = """
      {"aps":{"alert":"one"}}
      {
        "aps": {
          "alert": "two {",
          "sond": 1
        }
      }

      {"to": "com.example.a",
       "payload": {"aps": {"alert": "three"}}
      } {"aps":{"alert":"four"}}
      {"aps":{"alert":"five"}}
      """
    let lines = Array(lines(text))
    #expect(lines.map(\.place.line) == [1, 2, 9, 11, 12])
    #expect(
      lines.map { $0.payload?.content?.body?.wording }
        == ["one", "two {", "three", "four", "five"].map { .literal($0) })
    #expect(lines.map { $0.payload?.content?.body?.place?.line } == [1, 4, 10, 11, 12])
  }

  @Test(
    "A line that is cut is one complaint, whatever follows",
    arguments: [
      ("{\"aps\":{\"alert\":\"one\"\n{\"aps\":{\"alert\":\"two\"}}", 2),
      ("{\"aps\":{\"alert\":\"one\",\n\n", 1),
      ("{\n  \"aps\": {\n    \"alert\": \"one\"\n  }\n", 1),
      ("{\n  \"aps\": {\n    \"alert\": \"one\"\n  }\n{\"aps\":{}}\n {\"aps\":{}}\n", 3),
      ("{\n  \"aps\": {\n  }\n{\n  \"aps\": {\n  }\n}\n\n{\n  \"a\": 1\n}\n", 3),
      ("{\n  \"a\": 1\n\r\n{\n\"aps\":\n{\n}\n}\n", 2), ("{\n\"a\":\n{\n\"b\":[\n{\n}\n", 1),
      ("{\n\"aps\":\n{\"aps\":{}}\n{\n\"aps\": {\n}\n}\n{\"aps\":{}}", 4),
    ])
  func cut(text: String, count: Int) {
    let lines = Array(lines(text))
    #expect(lines.count == count)
    #expect(lines.flatMap(\.diagnostics).count { $0.severity == .error } == 1)
  }

  @Test(
    "What lacks its end, or is nothing but a comment, is the payload, and not the file",
    arguments: [
      ("{\"aps\":{\"alert\":\"x\"}", "the payload ends before the object of line 2 is closed;"),
      ("// aps", "the payload is empty;"),
    ])
  func payloadAlone(text: String, complaint: String) throws {
    let lines = Array(lines("{\"aps\":{}}\n\(text)\n{\"aps\":{}}\n"))
    try #require(lines.count == 3)
    #expect(lines[2].payload != nil)
    let error = try #require(lines[1].diagnostics.last)
    #expect(error.severity == .error && error.message.hasPrefix(complaint), "\(error)")
  }

  @Test("Behind a payload that lacks its last bracket each has its own place, wherever one begins")
  func behindCut() {
    let text = "{\n\"aps\": {\n}\n{\"aps\":{}}\n{\n\"aps\": {}\n}\n"
    var whole = lines(text)
    #expect(Array(whole).map(\.place.line) == [1, 4, 5])
    _ = whole.next()
    let rest = PayloadLines(
      SourceFile(path: "p.ndjson", bytes: Array(text.utf8)), from: whole.position)
    #expect(Array(rest) == Array(whole))
    while whole.next() != nil {}
    #expect(whole.bytesRead == text.utf8.count)
  }

  @Test("However many payloads lack their last bracket, they are read", .timeLimit(.minutes(20)))
  func manyCut() {
    let text = String(repeating: "{\n\"a\":\n{}\n", count: 10_000)
    #expect(Array(lines(text)).count == 20_000)
    let begun = String(repeating: "{\n1\n", count: 50_000)
    #expect(Array(lines(begun)).count == 50_000)
    var stream = PayloadStream(path: "pipe")
    #expect(stream.take(begun.utf8).isEmpty && stream.end().count == 50_000)
  }

  @Test(
    "A file that is no UTF-8 is one complaint at its beginning, however many lines it has",
    arguments: TextEncoding.foreign)
  func foreign(bytes: [UInt8], complaint: String) {
    let lines = Array(PayloadLines(SourceFile(path: "p.ndjson", bytes: bytes)))
    #expect(
      lines.flatMap(\.diagnostics).map(\.description) == ["p.ndjson:1:1: error: \(complaint)"])
  }

  @Test("A zero byte in one line leaves the others to be read")
  func zeroByte() {
    let lines = Array(lines("{\"aps\":{}, \0}\n{\"aps\":{\"alert\":\"two\"}}\n"))
    #expect(lines.map { $0.payload != nil } == [false, true])
  }

  @Test("An empty file has no lines", arguments: ["", "\n\n", " \r\n"])
  func empty(text: String) {
    var lines = lines(text)
    #expect(Array(lines) == [])
    #expect(lines.next() == nil && lines.bytesRead == text.utf8.count)
  }

  private func lines(_ text: String) -> PayloadLines {
    PayloadLines(SourceFile(path: "p.ndjson", bytes: Array(text.utf8)))
  }
}

extension TextEncoding {
  /// Files of three payloads, a line each, that are no UTF-8; and what is said of them.
  static let foreign: [([UInt8], String)] = {
    let text = String(repeating: #"{"aps":{"alert":"Hello"}}"# + "\n", count: 3)
    let wide: [UInt8] = text.utf8.flatMap { [$0, 0] as [UInt8] }
    let swapped: [UInt8] = text.utf8.flatMap { [0, $0] as [UInt8] }
    let utf16 = "this is UTF-16 where UTF-8 is needed; save the file as UTF-8"
    return [
      (wide, utf16), ([0xFF, 0xFE] + wide, utf16), ([0xFE, 0xFF] + swapped, utf16),
      (swapped, utf16),
      (
        [0x89, 0x50, 0, 0, 0x0A, 0, 0, 0x0A, 0x7B],
        "this is a binary file where JSON is needed"
      ),
    ]
  }()
}
