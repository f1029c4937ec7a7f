import Testing

@testable import Files

@Suite("Where brackets and blocks of code end")
struct CodeBlocksTests {
  private func file(_ code: String, _ name: String = "a.swift") throws -> CodeFile {
    try #require(CodeFile(SourceFile(path: name, bytes: Array(code.utf8))))
  }

  @Test("Each bracket ends with its own, one that is left open with the file")
  func closings() throws {
    let file = try file("f ( [ a ] { b } ) ( c")
    let opening = file.tokens.indices.filter { index in
      ["(", "[", "{"].contains { file.tokens[index].isSymbol($0) }
    }
    #expect(opening == [1, 2, 5, 9])
    #expect(opening.map { file.blocks.closings[$0] } == [8, 4, 7, 11])
  }

  @Test("A token is in the blocks around it, the innermost first; a name is found where it stands")
  func blocks() throws {
    let file = try file("let a = 1; func f() { let b = 2; if b { a } }; a")
    let places = try #require(file.blocks.places["a"])
    #expect(places.count == 3)
    #expect(Array(file.blocks.around(places[0])) == [-1])
    #expect(Array(file.blocks.around(places[1])).count == 3)
    #expect(Array(file.blocks.around(places[2])) == [-1])
    #expect(file.blocks.end(ofBlockAround: places[2]) == file.tokens.count)
    let block = file.blocks.blocks[places[1]]
    #expect(file.tokens[file.blocks.closings[block]].isSymbol("}"))
  }

  @Test("Calls in calls, deeper than is understood, are all found and end where they end")
  func nested() throws {
    let depth = 2000
    let code =
      String(repeating: "target(name: ", count: depth) + "\"a\""
      + String(repeating: ")", count: depth)
      + "\ntarget(name: \"last\")"
    let calls = try file(code).calls { $0 == "target" }
    #expect(calls.count == depth + 1 && calls.last?.call["name"]?.text == "last")
  }

  @Test("Texts that are interpolated in one another without end are read to the file's end")
  func interpolated() throws {
    let file = try file("let a = " + String(repeating: "\"\\(", count: 20_000))
    #expect(!file.tokens.isEmpty)
  }

  @Test("Brackets that are never closed, one a line, are no calls", arguments: ["a.swift", "a.m"])
  func open(name: String) throws {
    let file = try file(String(repeating: "x = [target name:(\n", count: 2000), name)
    #expect(file.calls { $0 == "none" }.isEmpty)
    #expect(file.constants.count <= 2000)
  }
}
