import Notifications
import Testing

@testable import Files

@Suite("Edits of JSON that leave the rest as it is")
struct JSONLayoutTests {
  private func read(_ text: String) -> JSONDocument {
    JSONDocument.read(Array(text.utf8), path: "t", grammar: .payload)
  }

  /// A random object as a person might set it, with the values of its members.
  private static func object(
    _ random: inout SplitMix
  ) -> (text: String, members: [(key: String, value: String)]) {
    let values = ["1", "null", "[ 1, 2 ]", #"{"in" : {}}"#, #""a \"b\"""#, "-0.5e3", "\"日本\""]
    let members = (0..<Int.random(in: 0...5, using: &random)).map { number in
      (key: "k\(number)", value: values.randomElement(using: &random) ?? "1")
    }
    let blank = ["", " ", "\n  ", "\r\n\t"].randomElement(using: &random) ?? ""
    let text = members.map { "\(blank)\"\($0.key)\":\(blank)\($0.value)" }.joined(separator: ",")
    let comma = !members.isEmpty && random.next() % 4 == 0 ? "," : ""
    return ("{\(text)\(comma)\(blank)}", members)
  }

  @Test(
    "A member that is taken out is gone with its comma, and the others are as they were",
    arguments: 1...30 as ClosedRange<UInt64>)
  func removal(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<20 {
      let (text, members) = Self.object(&random)
      let root = try #require(read(text).root)
      for (number, member) in root.members.enumerated() {
        let layout = JSONLayout(bytes: Array(text.utf8))
        let edit = try #require(layout.removal(of: member, from: root))
        let left = String(decoding: [edit].applied(to: layout.bytes), as: UTF8.self)
        let document = read(left)
        #expect(!document.isBroken, "\(left) of \(text)")
        var others = members
        others.remove(at: number)
        let got = document.root?.members.map { [$0.name, $0.value.source] }
        #expect(got == others.map { [$0.key, $0.value] }, "\(left) of \(text)")
      }
    }
  }

  @Test(
    "What is put at the end of an object stands last, set as its neighbors are",
    arguments: 1...30 as ClosedRange<UInt64>)
  func addition(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<20 {
      let (text, members) = Self.object(&random)
      let root = try #require(read(text).root)
      let layout = JSONLayout(bytes: Array(text.utf8))
      let (offset, lead) = try #require(layout.end(of: root))
      let comma = members.isEmpty ? "" : ","
      let added = Array(comma.utf8) + lead + Array("\"new\": true".utf8)
      let result = [ByteEdit(offset..<offset, added)].applied(to: layout.bytes)
      let document = read(String(decoding: result, as: UTF8.self))
      #expect(document.root?.members.map(\.name) == members.map(\.key) + ["new"], "\(text)")
      #expect(lead.allSatisfy { " \n\r\t".utf8.contains($0) })
    }
  }

  @Test(
    "What stands between comments stays for its author to take out",
    arguments: [
      (#"{"a": 1, /* of b */ "b": 2}"#, "b", false), ("{\"a\": 1, // c\n\"b\": 2}", "a", false),
      ("{\"a\": 1, \"b\": 2 /* end */}", "b", true), ("{/* c */ \"a\": 1}", "a", false),
      ("{/* c */ \"a\": 1, \"b\": 2}", "a", true), (#"{"a": /* one */ 1, "b": 2}"#, "a", true),
    ])
  func comments(text: String, key: String, isTaken: Bool) throws {
    let root = try #require(read(text).root)
    let member = try #require(root.members.first { $0.name == key })
    let edit = JSONLayout(bytes: Array(text.utf8)).removal(of: member, from: root)
    #expect((edit != nil) == isTaken)
    guard let edit else { return }
    let left = String(decoding: [edit].applied(to: Array(text.utf8)), as: UTF8.self)
    #expect(read(left).root?.member(named: key) == nil)
    #expect(left.contains("/*") == (text.contains("/*") && !text.contains("one")), "\(left)")
  }

  @Test("B53: of a key that comes twice the last one is meant")
  func repeated() throws {
    let text = #"{"a": 1, "b": 2, "a": 3}"#
    let root = try #require(read(text).root)
    let member = try #require(root.members.first { $0.name == "a" })
    #expect(member.value.source == "3")
    let edit = JSONLayout(bytes: Array(text.utf8)).removal(of: member, from: root)
    let left = edit.map { String(decoding: [$0].applied(to: Array(text.utf8)), as: UTF8.self) }
    #expect(left.map { read($0).isBroken } != true)
  }

  @Test("Edits are made in the order of their places, whatever order they come in")
  func order() {
    let bytes = Array("0123456789".utf8)
    let edits = [
      ByteEdit(7..<9, "x".utf8), ByteEdit(0..<0, "<".utf8), ByteEdit(3..<4, "".utf8),
      ByteEdit(10..<10, ">".utf8),
    ]
    for rotation in 0..<edits.count {
      let turned = Array(edits[rotation...] + edits[..<rotation])
      #expect(String(decoding: turned.applied(to: bytes), as: UTF8.self) == "<012456x9>")
    }
    #expect([ByteEdit]().applied(to: bytes) == bytes)
  }

  @Test(
    "A value of several lines is set in as deep as its new place",
    arguments: [
      ("{\n    \"a\": 1\n  }", "  ", "\n", "{\n  \"a\": 1\n}"),
      ("{\n  \"a\": 1\n}", "", "\n    ", "{\n  \"a\": 1\n}"),
      ("{\n\t\t1\n\t}", "\t", "\n\t\t\t", "{\n\t\t\t\t1\n\t\t\t}"),
      ("{\n  x\n y\n}", "  ", "\n    ", "{\n    x\n y\n}"), ("[1]", "  ", "\n", "[1]"),
      ("{\n  1\n  }", "  ", " ", "{\n1\n}"),
    ])
  func indentation(text: String, old: String, lead: String, new: String) {
    let layout = JSONLayout(bytes: [])
    let indented = layout.indented(
      Array(text.utf8)[...], from: Array(old.utf8), to: Array(lead.utf8))
    #expect(String(decoding: indented, as: UTF8.self) == new)
  }

  @Test("The blanks before a value are its line’s, where nothing else stands before it")
  func blanks() {
    let layout = JSONLayout(bytes: Array("{\n\t \"a\": 1}".utf8))
    #expect(layout.indentation(before: 4) == Array("\t ".utf8))
    #expect(layout.indentation(before: 9) == [] && layout.indentation(before: 0) == [])
  }
}
