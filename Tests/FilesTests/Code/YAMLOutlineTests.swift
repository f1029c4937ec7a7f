import Testing

@testable import Files

@Suite("Settings in YAML")
struct YAMLOutlineTests {
  @Test("Mappings, lists, quoted words, comments, lists in brackets")
  func outline() {
    let outline = YAMLOutline.read(
      """
      ---
      name: Turnip # not this
      options: {}
      "quoted key": 'a # b'
      list:
      - one
      -   two: 2
          three: [3, "4"]
      -
        four
      empty:
      last: yes: no
      """)
    #expect(outline["name"]?.text == "Turnip")
    #expect(outline["quoted key"]?.text == "a # b")
    #expect(outline["list"]?.elements.first?.text == "one")
    #expect(outline["list"]?.elements[1]["two"]?.text == "2")
    #expect(outline["list"]?.elements[1]["three"]?.elements.map(\.text) == ["3", "4"])
    #expect(outline["empty"]?.text == "")
    #expect(outline["last"]?.text == "yes: no")
  }

  @Test("Indentation without end is no way to go deep without end")
  func deep() {
    let lines = (0..<600).map { String(repeating: " ", count: $0) + "a:" }
    #expect(YAMLOutline.read(lines.joined(separator: "\n"))["a"] != nil)
  }
}
