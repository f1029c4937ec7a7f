import Notifications
import Testing

@testable import Files

@Suite("JSON: complaints")
struct JSONMistakeTests {
  @Test("Y1, Z98: trailing commas are read and reported where they are")
  func trailingCommas() throws {
    let document = read(#"{"aps":{"alert":{"body":"b",},},}"#)
    #expect(
      document.diagnostics.map(\.description) == [
        "p.apns:1:28: warning: trailing comma; strict JSON has none, remove it [Y1]",
        "p.apns:1:30: warning: trailing comma; strict JSON has none, remove it [Y1]",
        "p.apns:1:32: warning: trailing comma; strict JSON has none, remove it [Y1]",
      ])
    #expect(!document.isBroken)
    #expect(document.root?["aps"]?["alert"]?["body"]?.string == "b")
  }

  @Test("Y1: comments are read and reported where they begin")
  func comments() {
    let document = read("// a\n{/* b\n */\"aps\": 1 // c\n}")
    #expect(
      document.diagnostics.map(\.description) == [
        "p.apns:1:1: warning: comment; strict JSON has none, remove it [Y1]",
        "p.apns:2:2: warning: comment; strict JSON has none, remove it [Y1]",
        "p.apns:3:13: warning: comment; strict JSON has none, remove it [Y1]",
      ])
    #expect(document.root?["aps"]?.integer == 1)
  }

  @Test("Our own files may have comments and trailing commas")
  func ourFiles() {
    let document = read("// a\n{\"a\":[1,],}", .ours)
    #expect(document.diagnostics == [])
    #expect(document.root?.value == ["a": [1]])
  }

  @Test("B53: of keys that come twice the last one counts, and it is said")
  func repeatedKeys() {
    let document = read("{\"a\": 1,\n \"b\": 2,\n \"\\u0061\": 3}")
    #expect(
      document.diagnostics.map(\.description) == [
        "p.apns:3:2: warning: \"a\" is given twice, first in line 1; this one counts [B53]"
      ])
    #expect(document.root?.value == ["b": 2, "a": 3])
    #expect(document.root?["a"]?.integer == 3)
  }

  @Test(
    "A mistake is one complaint, at its place, with what to write",
    arguments: [
      ("", #"1:1: error: the file is empty; a payload is written like {"aps":{"alert":"Hello"}}"#),
      ("{\n \"a\": 1\n \"b\": 2}", "2:8: error: a comma is missing here"),
      ("[1 2]", "1:3: error: a comma is missing here"),
      (
        "{\"a\": \"open,\n\"b\": 2}",
        #"1:7: error: this string is not closed; write " at its end, or \n for a line break"#
      ),
      ("{\"a\": \"open", #"1:7: error: this string is not closed; write " at its end"#),
      (
        "{\"a\": \"curly”,\n\"b\":1}",
        #"1:13: error: found the typographic quote ” at the end of a string; write ""#
      ),
      ("{“a”: 1}", #"1:2: error: found the typographic quote “ around a string; write ""#),
      ("{'a': 1}", #"1:2: error: found the single quote ' around a string; write ""#),
      ("{a: 1}", #"1:2: error: the key 'a' is not in quotes; write "a""#),
      ("{\"a\": True}", "1:7: error: 'True' is no JSON value; write true"),
      ("{\"a\": None}", "1:7: error: 'None' is no JSON value; write null"),
      ("{\"a\": NaN}", "1:7: error: 'NaN' is no JSON value; write a number or null"),
      ("{\"a\": default}", #"1:7: error: 'default' is no JSON value; write "default""#),
      ("{\"a\": tru}", "1:7: error: 'tru' is no JSON value; write true"),
      ("{\"a\": fasle}", "1:7: error: 'fasle' is no JSON value; write false"),
      ("{\"a\": Nul}", "1:7: error: 'Nul' is no JSON value; write null"),
      ("{\"a\": value}", #"1:7: error: 'value' is no JSON value; write "value""#),
      ("[-]", "1:2: error: '-' is no JSON number; write a number"),
      ("[+]", "1:2: error: '+' is no JSON number; write a number"),
      ("[007]", "1:2: error: '007' is no JSON number; write 7"),
      ("[+.5]", "1:2: error: '+.5' is no JSON number; write 0.5"),
      ("[0x1F]", "1:2: error: '0x1F' is no JSON number; write 31"),
      ("[-0x1f]", "1:2: error: '-0x1f' is no JSON number; write -31"),
      ("[-0x0]", "1:2: error: '-0x0' is no JSON number; write 0"),
      (
        "[-0x8000000000000000]",
        "1:2: error: '-0x8000000000000000' is no JSON number; write -9223372036854775808"
      ),
      (
        "[0xFFFFFFFFFFFFFFFF]",
        "1:2: error: '0xFFFFFFFFFFFFFFFF' is no JSON number; write 18446744073709551615"
      ),
      ("[0x-10]", "1:2: error: '0x-10' is no JSON number"),
      ("[0x+10]", "1:2: error: '0x+10' is no JSON number"),
      ("[-0x-8000000000000000]", "1:2: error: '-0x-8000000000000000' is no JSON number"),
      ("[0x]", "1:2: error: '0x' is no JSON number"),
      ("[1.2.3]", "1:2: error: '1.2.3' is no JSON number"),
      (
        "{} {}",
        "1:4: error: a second value begins here; write one a file, or one a line in an .ndjson file"
      ),
      ("{}}", "1:3: error: '}' has nothing to belong to; remove it"),
      ("no json [", "1:1: error: this is no JSON value; write an object in braces"),
      ("NaN: 5", "1:1: error: this is no JSON value; write an object in braces"),
      ("hello", "1:1: error: this is no JSON value; write an object in braces"),
      ("no\n", "1:1: error: 'no' is no JSON value; write false"),
      (
        #""aps": {"alert": "x"}"#,
        "1:1: error: the braces around the object are missing; write { before it and } at its end"
      ),
      ("{} x", "1:4: error: found 'x' after the end of the value; remove it"),
      (
        "{\n \"a\": [1\n",
        "3:1: error: the file ends before the array of line 2 is closed; write ] at its end"
      ),
      ("{\"a\": [1}", "1:9: error: found '}' where ] has to close the array of line 1"),
      ("{\"a\" 1}", "1:6: error: found '1' where a colon after the key is needed"),
      ("{\"a\" = 1}", "1:6: error: found '=' where a colon is needed"),
      ("{\"a\": }", "1:7: error: a value is missing before '}'"),
      ("[1,,2]", "1:4: error: a value is missing before ','"),
      (
        "{\"a\": \"say \"hi\" now\"}",
        #"1:13: error: found 'h' straight after a string; a quote in a text is written \""#
      ),
      ("[\"a\tb\"]", #"1:4: error: control character U+0009 in a string; write \t"#),
      ("[\"\\q\"]", #"1:3: error: \q is no escape; write \\ for a backslash"#),
      ("[\"\\u12\"]", #"1:3: error: \u needs four hexadecimal digits, as in \u00E9"#),
      (
        "[\"é\\uD800\"]",
        #"1:4: error: \uD800 is half of a pair; write both halves or the character itself"#
      ),
      ("/* a", "1:1: error: this comment is not closed; write */ at its end"),
      ("<plist>", "1:1: error: found '<' where a value is needed"),
      ("bplist00\u{1}", "1:1: error: this is a binary property list where JSON is needed"),
    ])
  func complaint(text: String, complaint: String) {
    #expect(read(text).diagnostics.map(\.description) == ["p.apns:" + complaint])
  }

  @Test("Other encodings are named")
  func encodings() {
    let utf16 = read([0xFF, 0xFE, 0x7B, 0, 0x7D, 0])
    let latin1 = read([0x22, 0x63, 0x61, 0x66, 0xE9, 0xE9, 0x22])
    let unmarked = read([0x7B, 0, 0x7D, 0])
    let binary = read([0x7B, 0, 0, 0])
    #expect(
      (utf16 + unmarked + binary + latin1).map(\.description) == [
        "p.apns:1:1: error: this is UTF-16 where UTF-8 is needed; save the file as UTF-8",
        "p.apns:1:1: error: this is UTF-16 where UTF-8 is needed; save the file as UTF-8",
        "p.apns:1:1: error: this is a binary file where JSON is needed",
        "p.apns:1:5: error: byte 0xE9 is not UTF-8 here; save the file as UTF-8",
      ])
  }

  @Test("Nesting beyond 512 levels is one complaint")
  func depth() {
    let document = read(String(repeating: "[", count: 600))
    #expect(
      document.diagnostics.map(\.description) == [
        "p.apns:1:513: error: arrays and objects are nested more than 512 deep"
      ])
  }

  @Test("All mistakes of a file come in one go, in its order")
  func several() {
    let text = "{\n  \"a\": True,\n  b: 'x'\n  \"c\": 012,,\n  \"d\": [1 2,],\n}"
    #expect(
      read(text).diagnostics.map { "\($0.place.line):\($0.place.column) \($0.severity)" } == [
        "2:8 error", "3:3 error", "3:6 error", "3:9 error", "4:8 error", "4:12 error", "5:10 error",
        "5:12 warning", "5:14 warning",
      ])
  }

  @Test(
    "Errors are told behind any number of warnings",
    arguments: [
      #"{"aps" = {"alert": yes}}}"#, #""aps" = {"alert": yes}}}"#, "'Hello", "{\"aps\": “Hello",
      "{",
      "{\"aps\": [", "]", "",
    ])
  func errorsBehindWarnings(text: String) {
    let comments = String(repeating: "// c\n", count: 102)
    let diagnostics = read(comments + text).diagnostics
    #expect(diagnostics.count { $0.severity == .warning } == 100)
    #expect(diagnostics.contains { $0.severity == .error })
  }

  @Test("A text without a value has an error, however much is wrong before it is cut")
  func withoutValue() {
    for part in ["1 ", "yes,", "// c\n", "\"a\": b,", "'a':"] {
      let text = "{" + String(repeating: part, count: 120) + "'x': ‘y"
      for length in (text.count - 20)...text.count {
        let document = read(String(text.prefix(length)))
        let hasError = document.diagnostics.contains { $0.severity == .error }
        #expect(document.root != nil || hasError, "\(part) \(length)")
      }
    }
  }

  @Test("Columns count characters, and a byte order mark counts nothing")
  func columns() {
    #expect(read("\u{FEFF}[x]").diagnostics.first?.place == Place("p.apns", line: 1, column: 2))
    #expect(read("[\"👩‍👩‍👧é\u{301}\", x]").diagnostics.first?.place.column == 8)
    #expect(read("[\r\n\t\tx]").diagnostics.first?.place == Place("p.apns", line: 2, column: 3))
  }

  @Test("B53: an object of equal keys is gone through once", .timeLimit(.minutes(20)))
  func equalKeys() {
    let text = "{" + String(repeating: "\"a\":1,\n", count: 300_000) + "\"a\":2}"
    let document = read(text)
    #expect(document.diagnostics.count == 100)
    #expect(document.root?["a"]?.integer == 2)
  }

  private func read(_ text: String, _ grammar: JSONGrammar = .payload) -> JSONDocument {
    .read(Array(text.utf8), path: "p.apns", grammar: grammar)
  }

  private func read(_ bytes: [UInt8]) -> [Diagnostic] {
    JSONDocument.read(bytes, path: "p.apns", grammar: .payload).diagnostics
  }
}
