import Foundation
import Notifications
import Testing

@Suite("JSON as it is written")
struct JSONTextTests {
  @Test(
    "Each kind of value has one spelling",
    arguments: [
      (.null, "null"), (true, "true"), (false, "false"), (0, "0"), (-7, "-7"),
      (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
      (.number("0.5"), "0.5"), ("a", "\"a\""), ([], "[]"), ([1, [2]], "[1,[2]]"),
      (.object([]), "{}"),
    ] as [(JSONValue, String)])
  func spelling(value: JSONValue, text: String) { #expect(JSONText.compact(value) == text) }

  @Test("Keys are sorted, whatever order they come in; of equal ones both stay")
  func sorted() {
    let value: JSONValue = ["b": 1, "a": 2, "B": 3, "ä": 4, "": 5]
    #expect(JSONText.compact(value) == #"{"":5,"B":3,"a":2,"b":1,"ä":4}"#)
  }

  @Test(
    "Written for people, it is indented by two, a line for each element, and ends in a line feed")
  func pretty() {
    let value: JSONValue = ["list": [1, ["x": .null], []], "empty": .object([])]
    #expect(
      JSONText.pretty(value) == """
        {
          "empty": {},
          "list": [
            1,
            {
              "x": null
            },
            []
          ]
        }

        """)
  }

  @Test(
    "What a terminal would act on is escaped; what people read is not",
    arguments: [
      ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#),
      ("\0", #"\u0000"#), ("\u{1B}", #"\u001b"#), ("\u{1F}", #"\u001f"#), ("\u{7F}", #"\u007f"#),
      ("\u{80}", #"\u0080"#), ("\u{9B}", #"\u009b"#), ("\u{9F}", #"\u009f"#),
      ("\u{A0}", "\u{A0}"), ("\u{2028}", #"\u2028"#), ("\u{2029}", #"\u2029"#),
      ("\u{202A}", #"\u202a"#), ("\u{202E}", #"\u202e"#), ("\u{2066}", #"\u2066"#),
      ("\u{2069}", #"\u2069"#), ("\u{2027}", "\u{2027}"), ("\u{202F}", "\u{202F}"),
      ("\u{2065}", "\u{2065}"), ("\u{206A}", "\u{206A}"), ("/", "/"), ("é", "é"), ("👩‍👩‍👧", "👩‍👩‍👧"),
      ("e\u{301}", "e\u{301}"),
    ])
  func escapes(text: String, escaped: String) {
    #expect(JSONText.compact(.string(text)) == "\"\(escaped)\"")
    #expect(JSONText.compact([.object([.init(text, .null)])]) == "[{\"\(escaped)\":null}]")
  }

  @Test("Foundation reads what is written, and finds the same in it")
  func foundation() throws {
    var random = SplitMix(seed: 4)
    for _ in 0..<200 {
      let value = Self.value(&random, depth: 4)
      for text in [JSONText.compact([value]), JSONText.pretty([value])] {
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(Self.value(read) == Self.merged([value]), "\(text)")
      }
    }
  }

  private static func value(_ random: inout SplitMix, depth: Int) -> JSONValue {
    let words = ["", "a", "\u{1B}[2J", "\u{202E}x", "日本", "\"\\", "\n"]
    switch random.next() % (depth > 0 ? 7 : 5) {
    case 0: return .null
    case 1: return .bool(random.next() % 2 == 0)
    case 2: return .integer(Int64(bitPattern: random.next()) / 4096)
    case 3: return .number("\(Double(random.next() % 1000) / 8)")
    case 4: return .string(words[Int(random.next() % UInt64(words.count))])
    case 5: return .array((0..<random.next() % 4).map { _ in value(&random, depth: depth - 1) })
    default:
      return .object(
        (0..<random.next() % 4).map { .init("k\($0)", value(&random, depth: depth - 1)) })
    }
  }

  // Numbers as Foundation gives them: a whole one is a whole one however it was written.
  private static func merged(_ value: JSONValue) -> JSONValue {
    switch value {
    case .number(let text): .number("\(Double(text) ?? 0)")
    case .integer(let number): .number("\(Double(number))")
    case .array(let elements): .array(elements.map(merged))
    case .object(let members):
      .object(members.map { .init($0.key, merged($0.value)) }.sorted { $0.key < $1.key })
    case .null, .bool, .string: value
    }
  }

  private static func value(_ any: Any) -> JSONValue {
    switch any {
    case is NSNull: return .null
    case let text as String: return .string(text)
    case let number as NSNumber:
      let isBool = String(cString: number.objCType) == "c" || CFGetTypeIDIsBool(number)
      return isBool ? .bool(number.boolValue) : .number("\(number.doubleValue)")
    case let array as [Any]: return .array(array.map(value))
    case let object as [String: Any]:
      return .object(object.map { .init($0.key, value($0.value)) }.sorted { $0.key < $1.key })
    default: return .string("unknown \(type(of: any))")
    }
  }

  private static func CFGetTypeIDIsBool(_ number: NSNumber) -> Bool {
    number === NSNumber(value: true) || number === NSNumber(value: false)
  }

  @Test("A long document comes in pieces that are the same text together")
  func long() {
    var long = LongJSON()
    long.add("format", "x/1")
    long.add("numbers", each: 0..<20_000) { .integer(Int64($0)) }
    long.add("a", [1])
    let pieces = JSONText.pieces(of: long).map { String(decoding: $0(), as: UTF8.self) }
    #expect(pieces.count > 1)
    #expect(pieces.joined() == JSONText.pretty(long.value))
    #expect(JSONText.pretty(long) == JSONText.pretty(long.value))
    #expect(pieces.joined().hasPrefix("{\n  \"a\": [\n    1\n  ],\n  \"format\""))
    #expect(JSONText.pretty(LongJSON()) == "{}\n")
  }

  @Test(
    "An array is the same text however its elements fall into pieces",
    arguments: [0, 1, 255, 256, 257, 1000])
  func pieces(count: Int) {
    var long = LongJSON()
    long.add("a", 1)
    long.add("numbers", each: 0..<count) { .integer(Int64($0)) }
    long.add("others", each: 0..<count) { [.integer(Int64($0))] }
    var inner = LongJSON()
    inner.add("few", each: 0..<count) { .integer(Int64($0)) }
    inner.add("none", LongJSON())
    long.add("nested", inner)
    #expect(JSONText.pretty(long) == JSONText.pretty(long.value))
  }

  @Test("Members are looked up in objects, and nowhere else")
  func lookup() {
    let value: JSONValue = ["a": "x", "b": [1], "a": "y"]
    #expect(value["a"] == "x" && value["c"] == nil && JSONValue.null["a"] == nil)
    #expect(value["a"]?.string == "x" && value["b"]?.string == nil)
    #expect(value["b"]?.array == [1] && value["a"]?.array == nil)
    #expect(JSONValue.optional(nil) == .null && JSONValue.optional("") == "")
  }
}
