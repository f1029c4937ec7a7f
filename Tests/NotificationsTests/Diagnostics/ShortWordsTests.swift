import Notifications
import Testing

@Suite("What complaints quote")
struct ShortWordsTests {
  private func message(_ words: String) -> String {
    Diagnostic(Place("a.scenario"), .error, words).message
  }

  @Test("A word as long as a file is cut in its middle, and the rest of the complaint stays")
  func cut() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(
      message("unknown verb \"\(word)\"; verbs are words")
        == "unknown verb \"\(word.prefix(59))⋯xxxxxx\"; verbs are words")
    let accents = String(repeating: "\u{301}", count: 100_000)
    #expect(message("unknown verb e\(accents)").utf8.count < 200)
  }

  @Test("What is as long as a path or a text of many words is quoted whole")
  func whole() {
    for words in [String(repeating: "x", count: 1024), String(repeating: "a word ", count: 1000)] {
      #expect(message(words) == words)
    }
  }

  @Test("A name that is proposed stays whole, since it is written in place of the other")
  func proposed() {
    let name = String(repeating: "x", count: 2000)
    let words = "unknown verb \"\(name)y\"; did you mean \"\(name)\"?"
    #expect(message(words) == words)
  }
}
