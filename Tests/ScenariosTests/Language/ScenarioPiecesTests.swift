import Scenarios
import Testing

@Suite("A scenario cut into pieces")
struct ScenarioPiecesTests {
  @Test(
    "Only a line feed ends a row, whatever else breaks lines in a text",
    arguments: ["\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}", "\u{85}", "\r"])
  func rows(mark: String) {
    let pieces = ScenarioPieces(Array("note \"a\(mark)b\"\nwake\nlock\n".utf8)).pieces
    #expect(pieces.map(\.text) == ["note \"a\(mark)b\"", "wake", "lock"])
    #expect(pieces.map(\.row) == [1, 2, 3])
  }

  @Test("The carriage return before a line feed is no part of a row")
  func carriageReturns() {
    let text = "app {\r\n  \"bundleIdentifier\":\"a.b\"}\r\n# tea\r\n\r\nwake\r\n"
    let pieces = ScenarioPieces(Array(text.utf8)).pieces
    #expect(pieces.map(\.text) == ["app {\n  \"bundleIdentifier\":\"a.b\"}", "wake"])
    #expect(pieces.map(\.row) == [1, 5])
  }
}
