import Testing

@testable import TerminalCore

@Suite("Abbreviations")
struct FuzzyMatchTests {
  @Test(
    "Beginnings of words and runs are hit first",
    arguments: [
      ("cg", "clear-group", [0, 6]), ("clr", "clear", [0, 1, 4]), ("", "any", []),
      ("dl", "deliver later", [0, 8]), ("show", "unshown show", [8, 9, 10, 11]),
      ("gB", "groupBy", [0, 5]), ("ÄP", "Äpfel ÄP", [6, 7]),
      ("group clear", "clear group", [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]),
    ])
  func indices(pattern: String, candidate: String, wanted: [Int]) {
    #expect(FuzzyMatch(pattern, in: candidate)?.indices == wanted)
  }

  @Test(
    "What does not occur in order does not fit; capitals mind capitals",
    arguments: [("ab", "ba"), ("x", ""), ("Clear", "clear"), ("aa", "a"), ("clear x", "clear")])
  func misses(pattern: String, candidate: String) {
    #expect(FuzzyMatch(pattern, in: candidate) == nil)
  }

  @Test("The best comes first, equals by length and then as given")
  func ranking() {
    let names = ["unclear", "clear-all", "clear", "collapse-rows", "clean", "clock"]
    let ranked = FuzzyMatch.ranked("cl", among: names) { $0 }.map(\.candidate)
    #expect(ranked == ["clear", "clean", "clock", "clear-all", "collapse-rows", "unclear"])
  }

  @Test("What is too long to be an abbreviation fits nothing, at once")
  func tooLong() {
    let pasted = String(repeating: "clear all ", count: 20_000)
    #expect(FuzzyMatch(pasted, in: "clear all") == nil)
    #expect(FuzzyMatch.ranked(pasted, among: ["clear all"], by: \.self).isEmpty)
  }
}
