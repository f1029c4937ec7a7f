import Testing

@testable import Notifications

@Suite("Quotes of a shell")
struct ShellQuoteTests {
  @Test("A quote leaves the quotes and enters them again")
  func quoted() {
    #expect("".inShellQuotes == "''")
    #expect("two words".inShellQuotes == "'two words'")
    #expect("Jo's".inShellQuotes == #"'Jo'\''s'"#)
  }

  @Test("A quote with a mark behind it ends no quotes by itself")
  func marked() {
    let word = "a'\u{301}b".inShellQuotes
    #expect(word.unicodeScalars.elementsEqual("'a'\\''\u{301}b'".unicodeScalars))
  }
}
