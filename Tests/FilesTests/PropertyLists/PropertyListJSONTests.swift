import Notifications
import Testing

@testable import Files

@Suite("Property lists as JSON, and back")
struct PropertyListJSONTests {
  private func list(_ xml: String) -> PropertyList? {
    PropertyList.read(Array("<plist>\(xml)</plist>".utf8), path: "p").value
  }

  @Test(
    "N7: each kind of value is what JSON has for it",
    arguments: [
      ("<string>a</string>", #""a""#), ("<integer>-7</integer>", "-7"),
      ("<integer>9223372036854775807</integer>", "9223372036854775807"),
      ("<real>2</real>", "2"), ("<real>0.5</real>", "0.5"), ("<true/>", "true"),
      ("<data>AQID</data>", #""AQID""#), ("<array><false/></array>", "[false]"),
      ("<dict><key>a</key><dict/></dict>", #"{"a":{}}"#),
      ("<date>2010-06-11T21:00:00Z</date>", #""2010-06-11T21:00:00Z""#),
      ("<date>2010</date>", #""2010""#),
      ("<real>nan</real>", "null"), ("<real>inf</real>", "null"),
      ("<real>-infinity</real>", "null"),
      ("<array><real>nan</real><real>1e300</real></array>", "[null,1e+300]"),
    ])
  func kinds(xml: String, json: String) throws {
    let text = JSONText.compact(try #require(list(xml)).json)
    #expect(text == json)
    let document = JSONDocument.read(Array(text.utf8), path: "t", grammar: .payload)
    #expect(document.diagnostics == [], "what is written can be read")
  }

  @Test("N7: a number beyond all doubles stays as it is written")
  func tooLarge() {
    #expect(JSONText.compact(JSONValue.number("1e400").canonical) == "1e400")
    #expect(JSONText.compact(JSONValue.number("2.0").canonical) == "2")
    #expect(JSONText.compact(JSONValue.array([.number("-1e999")]).canonical) == "[-1e999]")
  }

  @Test(
    "N24: values without null come back as they were", arguments: 1...30 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let value = Self.value(3, &random)
    #expect(try #require(PropertyList(value)).json == value)
    let text = XMLPropertyListWriter.text(of: try #require(PropertyList(value)))
    let read = try #require(PropertyList.read(Array(text.utf8), path: "p").value)
    #expect(read.json == value, "also through a file")
  }

  @Test("Null is left out, wherever it is")
  func null() {
    #expect(PropertyList(JSONValue.null) == nil)
    let json: JSONValue = ["a": .null, "b": [.null, 1], "c": ["d": .null]]
    #expect(PropertyList(json)?.json == ["b": [1], "c": .object([])])
  }

  private static func value(_ depth: Int, _ random: inout SplitMix) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0:
      return .string(["", "tea", "é\n<&>", "日本 👍🏽", "$null"].randomElement(using: &random) ?? "")
    case 1: return .integer(Int64(truncatingIfNeeded: random.next()))
    case 2: return .bool(Bool.random(using: &random))
    case 3: return .number("\(Double(Int.random(in: -999...999, using: &random)) + 0.5)")
    case 4:
      return .array(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth - 1, &random) })
    default:
      return .object(
        (0..<Int.random(in: 0...3, using: &random)).map {
          JSONValue.Member("k\($0)", value(depth - 1, &random))
        })
    }
  }
}
