import TerminalCore
import Testing

@testable import Screens

@Suite("Keys that are written down")
struct KeySequenceTests {
  @Test("Keys are named as in help, and what is typed stands in quotes")
  func keys() throws {
    let sequence = try KeySequence(reading: #"W "pl 2" Tab gg ctrl-r"#)
    let typed = "pl 2".map { Key(.character($0)) }
    #expect(
      sequence.keys == [Key(.character("W"))] + typed + [Key(.tab)]
        + [Key(.character("g")), Key(.character("g")), Key(.character("r"), .control)])
  }

  @Test("No keys are none", arguments: ["", "  ", "\"\""])
  func none(text: String) throws { #expect(try KeySequence(reading: text).keys.isEmpty) }

  @Test("The first word that is no key is named", arguments: ["w Entr x", "w Entr\"x\""])
  func unknown(text: String) {
    #expect(throws: KeySequence.UnknownKey(word: "Entr")) { try KeySequence(reading: text) }
  }

  @Test("A quote without an end is no key")
  func openQuote() {
    #expect(throws: KeySequence.UnknownKey(word: "\"boat")) {
      try KeySequence(reading: "/ \"boat")
    }
  }
}
