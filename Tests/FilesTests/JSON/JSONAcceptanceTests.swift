import Foundation
import Notifications
import Testing

@testable import Files

@Suite("JSON: what is accepted")
struct JSONAcceptanceTests {
  static let right = [
    "[]", "{}", " [ ] ", "[[]]", #""""#, #""a""#, "0", "-0", "-1", "12", "1.5", "-0.25", "1e3",
    "1E+2",
    "1e-2", "0e1", "true", "false", "null", "[1,2,3]", "[null, 1, \"1\", {}]", "\u{FEFF}{}",
    #"{"a":1}"#, #"{"":0}"#, #"{"a":{"b":[{"c":null}]}}"#, #"{"a.b":1}"#, "\t\n\r [1]\n",
    #"["\"\\\/\b\f\n\r\t"]"#, #"["\u0041\u00e9\u20AC\uD834\uDD1E"]"#, #"["\u0000"]"#,
    #"["\\u0061"]"#,
    "[\"é€𝄞👩‍👩‍👧\"]", "[\"\u{7F}\"]", "[\"\u{2028}\u{2029}\"]", #"{"a":"x","b":"x"}"#, "[123456789012]",
    "[9223372036854775807]", "[-9223372036854775808]", "[0.1e1]", "[1.7976931348623157e308]",
    #"{"min":-1.0e+28,"max":1.0e+28}"#, "[\"\u{FFFF}\"]", #"["\uFFFF"]"#, #"["new\u000Aline"]"#,
  ]
  static let wrong = [
    "", " ", "[", "]", "{", "}", "[1", "[1,", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[1}",
    "{]",
    "[1 2]", "[1,,2]", "[,1]", "[,]", "{,}", "{\"a\" 1}", "{\"a\"::1}", "{\"a\":1 \"b\":2}",
    "{a:1}",
    "{'a':1}", "['a']", "{1:1}", "{\"a\":}", "{:1}", "{\"a\",1}", "{\"a\":1,,\"b\":2}", "01", "-",
    "-01",
    "+1", ".5", "1.", "1.e1", "1e", "1e+", "0x1F", "1_000", "--1", "1-2", "1.2.3", "NaN",
    "-Infinity",
    "True", "nul", "truee", "tru", "\"", "\"a", "\"\\", "\"\\u00", "[\"\\x\"]", "[\"\\u00G0\"]",
    "[\"\\'\"]", "[\"a\nb\"]", "[\"a\tb\"]", "[\"\u{0}\"]", "[\"\\uD800\"]", "[\"\\uD800\\u0041\"]",
    "[\"\\uDC00\"]", "[1]x", "{}}", "[][]", "1 2", "“a”", "[“a”]", "{\"a\":“b”}", "abc", "*", "[*]",
    "\"\u{1F}\"", "[1]]", "{\"a\":\"b\"]", "[\"a\",\n4\n,1,", "<a/>", "$", "é", "\u{1}",
    "{\"a\":a}",
  ]

  @Test(
    "A right text is accepted without a word, and means what it means to Foundation",
    arguments: right)
  func accepts(text: String) throws {
    let document = JSONDocument.read(Array(text.utf8), path: "t.json", grammar: .payload)
    #expect(document.diagnostics == [])
    let wanted = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let value = try #require(document.root?.value)
    #expect(isSame(value, wanted), "\(text) was read as \(value)")
  }

  @Test("A wrong text is an error, as it is to Foundation", arguments: wrong)
  func refuses(text: String) {
    let document = JSONDocument.read(Array(text.utf8), path: "t.json", grammar: .payload)
    #expect(document.isBroken, "\(text) was accepted")
    #expect(document.diagnostics.contains { $0.severity == .error }, "nothing said about \(text)")
    let wanted = try? JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(wanted == nil, "Foundation accepts \(text)")
  }

  @Test(
    "Bytes that are no UTF-8 are an error",
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xE9, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0xE5],
      [0x22, 0xF0, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func refusesBadUTF8(bytes: [UInt8]) {
    #expect(JSONDocument.read(bytes, path: "t.json", grammar: .ours).isBroken)
  }

  @Test(
    "Numbers keep what they are",
    arguments: [
      ("1", JSONValue.integer(1)), ("-7", .integer(-7)), ("3.0", .number("3.0")),
      ("9223372036854775807", .integer(.max)),
      ("9223372036854775808", .number("9223372036854775808")),
      ("1e400", .number("1e400")),
      ("123456789012345678901234567890", .number("123456789012345678901234567890")),
    ])
  func numbers(text: String, value: JSONValue) {
    #expect(read(text).root?.value == value)
  }

  @Test(
    "A whole number is one however it is written", arguments: [("3", 3), ("3.0", 3), ("3e2", 300)])
  func wholeNumbers(text: String, number: Int64) {
    #expect(read(text).root?.integer == number)
  }

  @Test(
    "What is no whole number is none", arguments: ["3.5", "1e400", "\"3\"", "9223372036854775808"])
  func fractions(text: String) {
    #expect(read(text).root?.integer == nil)
  }

  @Test("512 levels are read, 513 are refused", arguments: ["[", #"{"a":"#])
  func depth(opening: String) {
    let closing = opening == "[" ? "]" : "}"
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + (opening == "[" ? "" : "1")
        + String(repeating: closing, count: depth)
    }
    #expect(read(nested(512)).root?.value != nil)
    #expect(read(nested(513)).root == nil)
    #expect(read(String(repeating: "[", count: 200_000)).root == nil)
  }

  private func read(_ text: String) -> JSONDocument {
    .read(Array(text.utf8), path: "t.json", grammar: .payload)
  }

  private func isSame(_ value: JSONValue, _ wanted: Any) -> Bool {
    switch value {
    case .null: wanted is NSNull
    case .bool(let bool): (wanted as? Bool) == bool
    case .integer(let integer): (wanted as? NSNumber)?.int64Value == integer
    case .number(let text): (wanted as? NSNumber)?.doubleValue == Double(text)
    case .string(let string): (wanted as? String) == string
    case .array(let elements):
      (wanted as? [Any]).map { array in
        array.count == elements.count && zip(elements, array).allSatisfy { isSame($0, $1) }
      } ?? false
    case .object(let members):
      (wanted as? [String: Any]).map { object in
        object.count == members.count
          && members.allSatisfy { member in
            object[member.key].map { isSame(member.value, $0) } ?? false
          }
      } ?? false
    }
  }
}
