import Foundation
import Notifications
import Testing

@Suite("N24: values that are equal have one form")
struct CanonicalJSONTests {
  @Test(
    "A whole number is one however it is written; any other keeps its value",
    arguments: [
      ("1.0", "1"), ("1e2", "100"), ("-0.0", "0"), ("100e-2", "1"), ("0.50", "0.5"),
      ("5e-1", "0.5"), ("-2.50", "-2.5"), ("9007199254740992.0", "9007199254740992"),
      ("1e18", "1000000000000000000"),
    ])
  func numbers(text: String, canonical: String) {
    #expect(JSONText.compact(JSONValue.number(text).canonical) == canonical)
  }

  @Test(
    "A number that no machine holds stays as it was written, and is JSON still",
    arguments: ["1e400", "-1e400", "123456789e999"])
  func huge(text: String) {
    let value: JSONValue = ["n": .number(text)]
    #expect(JSONText.compact(value.canonical) == #"{"n":\#(text)}"#)
    #expect(value.canonical != (["n": .number(text + "0")] as JSONValue).canonical)
  }

  @Test("Keys come in one order at every depth, and nothing else moves")
  func order() {
    let one: JSONValue = ["b": ["y": 1, "x": [2, 1, ["d": .null, "c": true]]], "a": "text"]
    let other: JSONValue = ["a": "text", "b": ["x": [2, 1, ["c": true, "d": .null]], "y": 1]]
    #expect(one != other && one.canonical == other.canonical)
    #expect(one.canonical.hashValue == other.canonical.hashValue)
    let turned: JSONValue = ["a": "text", "b": ["x": [1, 2, ["c": true, "d": .null]], "y": 1]]
    #expect(one.canonical != turned.canonical, "an array has its order")
  }

  @Test("A text that looks like a number, and a truth value, are none")
  func kinds() {
    let values: [JSONValue] = ["1", 1, true, .null, [1], ["1": 1]]
    for (index, value) in values.enumerated() {
      #expect(value.canonical == value)
      for other in values[(index + 1)...] { #expect(value.canonical != other.canonical) }
    }
  }

  private static func value(_ random: inout SplitMix, depth: Int) -> JSONValue {
    switch random.next() % (depth > 0 ? 6 : 4) {
    case 0: .integer(Int64(random.next() % 2000) - 1000)
    case 1: .number(["1.5", "2.0", "1e3", "0.1", "-7.00"][Int(random.next() % 5)])
    case 2: .string(["", "a", "é", "\u{1F375}"][Int(random.next() % 4)])
    case 3: [.null, true, false][Int(random.next() % 3)]
    case 4: .array((0..<random.next() % 4).map { _ in value(&random, depth: depth - 1) })
    default:
      .object(
        (0..<random.next() % 5).map { .init("k\($0)", value(&random, depth: depth - 1)) }
          .shuffled(using: &random))
    }
  }

  @Test(
    "The one form is its own, is the same for every order of keys, and Foundation reads it as before",
    arguments: 1...40 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<10 {
      let value = Self.value(&random, depth: 4)
      let canonical = value.canonical
      #expect(canonical.canonical == canonical)
      #expect(Self.shuffled(value, &random).canonical == canonical)
      let texts = [JSONText.compact([value]), JSONText.pretty([canonical])]
      let read = try texts.map { text in
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSArray)
      }
      #expect(read[0] == read[1])
    }
  }

  private static func shuffled(_ value: JSONValue, _ random: inout SplitMix) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map { shuffled($0, &random) })
    case .object(let members):
      .object(
        members.map { .init($0.key, shuffled($0.value, &random)) }.shuffled(using: &random))
    case .null, .bool, .integer, .number, .string: value
    }
  }
}
