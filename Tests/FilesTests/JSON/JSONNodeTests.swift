import Notifications
import Testing

@testable import Files

@Suite("JSON: values and their places")
struct JSONNodeTests {
  @Test("Every value knows its place and its bytes")
  func places() throws {
    let text = "{\n  \"a\": [1, \"é\"],\n  \"b\": {\"c\": null}\n}"
    let root = try #require(JSONDocument.read(Array(text.utf8), path: "p", grammar: .ours).root)
    #expect(root.place == Place("p", line: 1, column: 1))
    #expect(root["b"]?.place == Place("p", line: 3, column: 8))
    #expect(root["a"]?.elements.map(\.place.column) == [9, 12])
    #expect(root["a"]?.source == "[1, \"é\"]")
    #expect(root["a"]?.elements.map(\.source) == ["1", "\"é\""])
    #expect(root["b"]?["c"]?.source == "null")
    #expect(root.bytes == 0..<text.utf8.count)
    #expect(root.members.map(\.key.place.line) == [2, 3])
    // Asked in any order, a place stays the same.
    #expect(root["a"]?.place == Place("p", line: 2, column: 8))
  }

  @Test("Values of another kind are nil")
  func kinds() throws {
    let text = #"{"s":"x","n":1,"f":1.5,"b":true,"z":null,"a":[],"o":{}}"#
    let root = try #require(JSONDocument.read(Array(text.utf8), path: "p", grammar: .ours).root)
    let kinds: [JSONNode.Kind] = [.string, .integer, .number, .bool, .null, .array, .object]
    #expect(root.members.map(\.value.kind) == kinds)
    #expect(root["s"]?.integer == nil && root["n"]?.string == nil && root["a"]?.bool == nil)
    #expect(root["f"]?.double == 1.5)
    #expect(root["s"]?["x"] == nil)
    #expect(root.member(named: "b")?.bool == true)
  }

  @Test("Texts of a file of lines are read one after the other, each with its line")
  func lines() throws {
    let file = Array("{\"a\":1}\n{\"a\":2}\n".utf8)
    var reader = JSONReader(path: "p.ndjson", grammar: .payload)
    let first = reader.read(SourceText(file[0..<7], at: Place("p.ndjson")))
    let second = reader.read(SourceText(file[8..<15], at: Place("p.ndjson", line: 2)))
    #expect(first.root?["a"]?.integer == 1, "a document that is kept does not change")
    #expect(second.root?["a"]?.integer == 2)
    #expect(second.root?["a"]?.place == Place("p.ndjson", line: 2, column: 6))
  }

  @Test("Objects with many keys find the repeated one")
  func manyKeys() {
    let keys = (0..<500).map { "\"key\($0)\":\($0)" } + ["\"key7\":0"]
    let text = "{" + keys.joined(separator: ",") + "}"
    let document = JSONDocument.read(Array(text.utf8), path: "p", grammar: .ours)
    #expect(document.diagnostics.count == 1)
    #expect(document.root?.members.map(\.name).count == 500)
    #expect(document.root?["key7"]?.integer == 0)
  }
}
