import Files
import Notifications
import Push
import TerminalCore
import Testing

@testable import Screens

@Suite("The payload in the inspector")
struct PayloadRemarkTests {
  @Test("A path that does not fit loses folders at its beginning, never its name")
  func paths() {
    let path = "/data/apps/Messages.app/Payloads/cake.apns:1:1"
    #expect(path.shortenedPath(columns: 60, .unicode) == path)
    #expect(path.shortenedPath(columns: 30, .unicode) == "⋯/Payloads/cake.apns:1:1")
    #expect(path.shortenedPath(columns: 30, .ascii) == ".../Payloads/cake.apns:1:1")
    #expect(path.shortenedPath(columns: 13, .unicode) == "cake.apns:1:1")
    #expect(path.shortenedPath(columns: 8, .unicode) == "cak⋯:1:1")
  }

  // The tab of a payload with a body.
  private func showing(_ json: String, columns: Int) -> ScreenHarness {
    var harness = ScreenHarness(columns: columns, rows: 40)
    harness.install("com.example.chat", "Chat")
    let source = SourceText(ArraySlice(json.utf8), at: Place("p.apns"))
    var content = Content(body: .literal("a"))
    content.userInfo = .payload(source)
    let payload = Payload(content: content, source: source)
    harness.perform(.push(PushRequest(app: "com.example.chat", payload: payload)))
    harness.type("w]")
    return harness
  }

  @Test("Y5: what will not do what its author means is said under its line")
  func remark() throws {
    let json = "{\n  \"aps\": {\n    \"alert\": { \"body\": \"a\", \"thread-id\": \"t\" }\n  }\n}"
    let harness = showing(json, columns: 120)
    let lines = harness.text.split(separator: "\n").map(String.init)
    let line = try #require(lines.firstIndex { $0.contains("\"thread-id\"") })
    #expect(lines[line + 1].contains("✗ thread-id has no effect inside alert"))
  }

  @Test("A line that is broken goes on below its key, and the words above the texts are whole")
  func brokenLines() throws {
    let words = Array(repeating: "zebra", count: 40).joined(separator: " ")
    let json = "{\n  \"aps\": {\n    \"alert\": \"\(words)\"\n  }\n}"
    let harness = showing(json, columns: 100)
    let lines = harness.text.split(separator: "\n").map(String.init)
    let key = try #require(lines.firstIndex { $0.contains("\"alert\"") }, "\(harness.text)")
    let starts = [lines[key].firstRange(of: "\"alert\""), lines[key + 1].firstRange(of: "zebra")]
    let columns = zip(lines[key...], starts).map { line, range in
      range.map { String(line[..<$0.lowerBound]).columns }
    }
    #expect(columns[0] == columns[1] && columns[0] != nil, "\(harness.text)")
    #expect(!harness.text.contains(/where it is cut[^│]*⋯/), "\(harness.text)")
  }

  @Test(
    "The place leads to the file, whatever that is called; what was typed, pasted or sent has none",
    arguments: [
      ("Payloads/cake", true), ("cake.apns", true), ("push", false), ("-", false),
      ("pasted", false),
    ])
  func link(path: String, leads: Bool) {
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.install("com.example.chat", "Chat")
    harness.model.appearance.linkFolder = "/w"
    var content = Content(body: .literal("a"))
    let source = SourceText(ArraySlice(#"{"aps":{"alert":"a"}}"#.utf8), at: Place(path))
    content.userInfo = .payload(source)
    let payload = Payload(content: content, source: source)
    harness.perform(.push(PushRequest(app: "com.example.chat", payload: payload)))
    harness.type("w]")
    _ = harness.model.show(in: harness.scene)
    let link = harness.model.painted.targets.rect(of: .link(Link.file(path, in: "/w")))
    #expect((link != nil) == leads, "\(harness.text)")
  }

  @Test("Y11, Y15: what the reader says, and a key without a text, stand below their lines")
  func remarksOfReaderAndApp() throws {
    let json = "{\n\"aps\": {\"alert\": {\n\"loc-key\": \"K\",\n\"summary-arg-count\": 0\n}}}"
    var harness = ScreenHarness(columns: 120, rows: 40)
    harness.install("com.example.chat", "Chat")
    let source = SourceText(ArraySlice(json.utf8), at: Place("p.apns"))
    var reader = PayloadReader(path: "p.apns")
    let payload = try #require(reader.read(Array(source.bytes)).value)
    harness.perform(.push(PushRequest(app: "com.example.chat", payload: payload)))
    harness.type("w]")
    let lines = harness.text.split(separator: "\n").map(String.init)
    let key = try #require(lines.firstIndex { $0.contains("\"loc-key\"") })
    #expect(lines[key + 1].contains("^ the key \"K\" is in no table"))
    let count = try #require(lines.firstIndex { $0.contains("\"summary-arg-count\": 0") })
    #expect(lines[count + 1].contains("^ \"summary-arg-count\" 0"))
    let (value, remark) = (Self.inspector(lines[count]), Self.inspector(lines[count + 1]))
    #expect(
      value.prefix { $0 != "0" }.count == remark.prefix { $0 != "^" }.count,
      "the caret stands below the value:\n\(value)\n\(remark)")
    let words = [remark, Self.inspector(lines[count + 2])].flatMap { $0.split(separator: " ") }
      .joined(separator: " ")
    #expect(words.contains("\"summary-arg-count\" 0 counts as 1"), "\(words)")
  }

  @Test("L5: strings that run from right to left, and numbers between them, keep their places")
  func mixedStrings() {
    let words = "\"loc-args\": [\"\u{5D0}\u{5D1}\", 3, \"%@ \u{5D2}\u{5D3}\", 4]"
    let pair = "\"\u{62A}\": \"\u{5D0}\", \"b\": \"\u{5D1}\""
    var harness = showing(
      "{\"aps\": {\"alert\": {\"loc-key\": \"K\",\n\(words)}},\n\(pair)}", columns: 120)
    harness.model.appearance.bidi = .program
    let seen = "\"loc-args\": [\"\u{5D1}\u{5D0}\", 3, \"\u{5D3}\u{5D2} @%\", 4]"
    #expect(harness.text.contains(seen), "\(harness.text)")
    #expect(harness.text.contains(/"[^"]": "\u{5D0}", "b": "\u{5D1}"/), "\(harness.text)")
  }

  /// What stands beside the phone in a line of the screen.
  private static func inspector(_ line: String) -> Substring {
    line.split(separator: "│").last ?? ""
  }
}
