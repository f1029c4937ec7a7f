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
    var stage = ScreenHarness.album(columns: 100, rows: 30)
    stage.type(keys)
    return stage
  }

  private func typed(_ stage: ScreenHarness) -> String? {
    let line =
      stage.model.sheets.last as? any TypedLine
      ?? stage.model.focusedSurfaces(in: stage.scene).first as? any TypedLine
    return line?.typed(stage.model)?.text
  }

  @Test("Letters, blanks and what is pasted go into the line, and come out of it", arguments: lines)
  func typing(name: String, keys: String) throws {
    var stage = opened(keys)
    let before = try #require(typed(stage), "\(stage.text)")
    stage.type("qz x")
    #expect(typed(stage) == before + "qz x")
    stage.send(.input(.paste("\u{1B}[31m y\n")))
    let pasted = try #require(typed(stage))
    #expect(pasted.hasPrefix(before + "qz x") && pasted.contains(" y"))
    #expect(!pasted.contains("\u{1B}") && !pasted.contains("\n"))
    stage.press(.character("u"), .control)
    #expect(typed(stage) == "")
  }

  @Test(
    "Up and down leave it as it is; no key that means something elsewhere acts", arguments: lines)
  func beside(name: String, keys: String) throws {
    var stage = opened(keys)
    stage.type("qz")
    let words = typed(stage)
    let facts = stage.facts.count
    for code in [Key.Code.down, .up] {
      stage.press(code)
      if name != "words in place", name != "a request" { #expect(typed(stage) == words) }
    }
    stage.type("xXuqE")
    #expect(stage.facts.count == facts && typed(stage) != nil)
  }

  @Test("Esc leaves it, at the second press at the latest, and nothing was done", arguments: lines)
  func leaving(name: String, keys: String) {
    var stage = opened(keys)
    let facts = stage.facts.count
    stage.type("qz")
    for _ in 0..<2 where typed(stage) != nil { stage.press(.escape) }
    #expect(typed(stage) == nil, "\(stage.text)")
    #expect(stage.facts.count == facts)
  }
}
