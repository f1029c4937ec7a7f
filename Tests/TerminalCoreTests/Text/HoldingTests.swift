import Testing

@testable import TerminalCore

@Suite("What a text has in it")
struct HoldingTests {
  @Test("Its parts are found wherever they stand, an empty one always, others never")
  func parts() {
    for part in ["", "a", "aab", "ab", "bé", "é", "aabé"] {
      #expect("aabé".holds(part), "\(part)")
    }
    for part in ["b ", "aaa", "aabéa", "E"] { #expect(!"aabé".holds(part), "\(part)") }
    #expect("".holds("") && !"".holds("a"))
  }
}
