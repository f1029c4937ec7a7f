import TerminalCore
import Testing

@testable import Screens

@Suite("Lines that are typed into")
struct TypedLineTests {
  /// The places with such a line, by the keys that lead there.
  static let lines: [(name: String, keys: String)] = [
    ("search", "/"), ("filter", "f"), ("log filter", "Lf"), ("command line", ":"),
    ("help", "?"), ("locales", "ol"), ("compare", "C"), ("a time", "J"), ("words in place", "jI"),
    ("a request", "A"), ("workbench", "W"),
  ]

  private func opened(_ keys: String) -> ScreenHarness {
    var harness = ScreenHarness.album(columns: 100, rows: 30)
    harness.type(keys)
    return harness
  }

  private func typed(_ harness: ScreenHarness) -> String? {
    let line =
      harness.model.sheets.last as? any TypedLine
      ?? harness.model.focusedSurfaces(in: harness.scene).first as? any TypedLine
    return line?.typed(harness.model)?.text
  }

  @Test("Letters, blanks and what is pasted go into the line, and come out of it", arguments: lines)
  func typing(name: String, keys: String) throws {
    var harness = opened(keys)
    let before = try #require(typed(harness), "\(harness.text)")
    harness.type("qz x")
    #expect(typed(harness) == before + "qz x")
    harness.send(.input(.paste("\u{1B}[31m y\n")))
    let pasted = try #require(typed(harness))
    #expect(pasted.hasPrefix(before + "qz x") && pasted.contains(" y"))
    #expect(!pasted.contains("\u{1B}") && !pasted.contains("\n"))
    harness.press(.character("u"), .control)
    #expect(typed(harness) == "")
  }

  @Test(
    "Up and down leave it as it is; no key that means something elsewhere acts", arguments: lines)
  func beside(name: String, keys: String) throws {
    var harness = opened(keys)
    harness.type("qz")
    let words = typed(harness)
    let facts = harness.facts.count
    for code in [Key.Code.down, .up] {
      harness.press(code)
      if name != "words in place", name != "a request" { #expect(typed(harness) == words) }
    }
    harness.type("xXuqE")
    #expect(harness.facts.count == facts && typed(harness) != nil)
  }

  @Test("A key that means nothing in it says so, and names the key that helps", arguments: lines)
  func dead(name: String, keys: String) {
    var harness = opened(keys)
    harness.press(.character("o"), .control)
    let tail = name == "help" ? "in a line; Esc leaves it." : "here; F1 shows what does."
    #expect(harness.model.message?.text == "Ctrl-O does nothing \(tail)", "\(harness.text)")
  }

  @Test("Ctrl-_ says so where nothing is left that it could take back", arguments: lines)
  func takenBack(name: String, keys: String) {
    var harness = opened(keys)
    let before = typed(harness)
    harness.type("q")
    harness.press(.character("_"), .control)
    #expect(typed(harness) == before && harness.model.message == nil, "\(harness.text)")
    harness.press(.character("_"), .control)
    #expect(harness.model.message == Message(text: Words.notWriting, isError: true))
  }

  @Test("Esc leaves it, at the second press at the latest, and nothing was done", arguments: lines)
  func leaving(name: String, keys: String) {
    var harness = opened(keys)
    let facts = harness.facts.count
    harness.type("qz")
    for _ in 0..<2 where typed(harness) != nil { harness.press(.escape) }
    #expect(typed(harness) == nil, "\(harness.text)")
    #expect(harness.facts.count == facts)
  }
}
