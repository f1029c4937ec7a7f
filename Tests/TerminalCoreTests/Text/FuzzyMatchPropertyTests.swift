import TestSupport
import Testing

@testable import TerminalCore

@Suite("Abbreviations, against the letters that they hit")
struct FuzzyMatchPropertyTests {
  static let seeds: [UInt64] = Array(1...50)
  private static let alphabet: [String] = ["a", "b", "c", "A", "B", "é", "-", " ", "1"]

  /// Whether letters occur in others in their order, by looking.
  private func occurs(_ word: Substring, in text: String) -> Bool {
    let mindsCapitals = word.contains(where: \.isUppercase)
    var rest = text[...]
    for letter in word {
      let wanted = mindsCapitals ? String(letter) : letter.lowercased()
      let found = rest.firstIndex { (mindsCapitals ? String($0) : $0.lowercased()) == wanted }
      guard let found else { return false }
      rest = rest[rest.index(after: found)...]
    }
    return true
  }

  @Test("An abbreviation fits where each of its words occurs, and nowhere else", arguments: seeds)
  func fits(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<60 {
      let pattern = random.text(random.number(0...5), of: Self.alphabet)
      let candidate = random.text(random.number(0...9), of: Self.alphabet)
      let wanted = pattern.split(separator: " ").allSatisfy { occurs($0, in: candidate) }
      let match = FuzzyMatch(pattern, in: candidate)
      #expect((match != nil) == wanted, "“\(pattern)” in “\(candidate)”")
    }
  }

  @Test("What was hit are letters of the abbreviation, each once and in order", arguments: seeds)
  func hits(seed: UInt64) throws {
    var random = RandomTexts(seed: seed)
    for _ in 0..<60 {
      let word = random.text(random.number(1...4), of: ["a", "b", "c", "é"])
      let candidate = random.text(random.number(0...9), of: Self.alphabet)
      guard let match = FuzzyMatch(word, in: candidate) else { continue }
      let letters = Array(candidate)
      let hit = match.indices.map { letters[$0].lowercased() }.joined()
      #expect(hit == word, "“\(word)” in “\(candidate)” hits \(match.indices)")
      #expect(match.indices == Set(match.indices).sorted())
    }
  }

  /// What a way to hit the letters is worth: beginnings of words, runs, and what
  /// each letter between costs.
  private func worth(_ places: [Int], in letters: [Character]) -> Int {
    places.enumerated().reduce(0) { sum, step in
      let (order, place) = step
      let before = place > 0 ? letters[place - 1] : "-"
      let startsWord =
        letters[place].isLetter || letters[place].isNumber
        ? !before.isLetter && !before.isNumber || before.isLowercase && letters[place].isUppercase
        : place == 0
      let hit = 16 + (startsWord ? 12 : 0) + (place == 0 ? 4 : 0)
      if order == 0 { return sum + hit - min(place, 8) }
      let skipped = place - places[order - 1] - 1
      return sum + hit + (skipped == 0 ? 10 : -skipped)
    }
  }

  /// All ways to hit letters in their order.
  private func ways(_ word: [Character], in letters: [Character], from start: Int) -> [[Int]] {
    guard let first = word.first else { return [[]] }
    let places = letters.indices.filter { $0 >= start && letters[$0].lowercased() == "\(first)" }
    return places.flatMap { place in
      ways(Array(word.dropFirst()), in: letters, from: place + 1).map { [place] + $0 }
    }
  }

  @Test("Of all ways to hit the letters, gaps between them too, it is the best", arguments: seeds)
  func best(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<60 {
      let word = random.text(random.number(1...4), of: ["a", "b"])
      let letters = Array(random.text(random.number(0...12), of: Self.alphabet))
      let all = ways(Array(word), in: letters, from: 0).map { worth($0, in: letters) }
      let match = FuzzyMatch(word, in: String(letters))
      #expect(match?.score == all.max(), "“\(word)” in “\(String(letters))”")
      if let match { #expect(worth(match.indices, in: letters) == match.score) }
    }
  }

  @Test("Words may come in any order, and blanks around them say nothing", arguments: seeds)
  func order(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<30 {
      let words = random.words(2, longest: 2)
      let candidate = random.words(3, longest: 4).joined(separator: "-")
      let match = FuzzyMatch(words.joined(separator: " "), in: candidate)
      #expect(match == FuzzyMatch(words.reversed().joined(separator: " "), in: candidate))
      #expect(match == FuzzyMatch("  \(words.joined(separator: "   ")) ", in: candidate))
    }
  }

  @Test("All that fit are ranked, the best first, whatever their order was", arguments: seeds)
  func ranked(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    // Of other lengths each, so that none is the equal of another by chance.
    let candidates = (3...9).map { random.text($0, of: ["a", "b", "-", "c"]) }
    let pattern = random.text(2, of: ["a", "b", "c"])
    let ranked = FuzzyMatch.ranked(pattern, among: candidates) { $0 }
    #expect(
      Set(ranked.map(\.candidate)) == Set(candidates.filter { FuzzyMatch(pattern, in: $0) != nil }))
    let scores = ranked.map(\.match.score)
    #expect(scores == scores.sorted(by: >))
    let other = FuzzyMatch.ranked(pattern, among: candidates.reversed()) { $0 }
    #expect(other.map(\.candidate) == ranked.map(\.candidate))
  }

  @Test(
    "The better way is the one that people mean",
    arguments: [
      ("clear", "clear all", "unclear"), ("ca", "clear-all", "scan"), ("ca", "call", "crab"),
      ("gA", "goAway", "xgxA"), ("set", "settings", "reset"), ("no", "next-one", "canopy"),
    ])
  func better(pattern: String, first: String, second: String) throws {
    let (one, two) = (FuzzyMatch(pattern, in: first), FuzzyMatch(pattern, in: second))
    #expect(try #require(one).score > #require(two).score, "“\(pattern)”")
  }
}
