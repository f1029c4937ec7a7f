/// How well an abbreviation fits a candidate, and which of its characters it hit.
package struct FuzzyMatch: Equatable, Sendable {
  /// Higher is better; comparable between candidates of one pattern only.
  package let score: Int
  /// The characters that were hit, from 0, ascending.
  package let indices: [Int]

  /// Matches a pattern.
  ///
  /// Every word of the pattern must occur, its characters in order with gaps. A word with a capital
  /// letter in it minds capitals. Beginnings of words and runs count more.
  ///
  /// Words are what stands between blanks, and may come in any order.
  ///
  /// - Returns: Nil when a word does not occur. An empty pattern fits everything, one that is
  ///   longer than an abbreviation can be, such as a pasted file, nothing: keys do not wait for it.
  package init?(_ pattern: String, in candidate: String) {
    if pattern.utf8.count > Self.patternBytes { return nil }
    let letters = Array(candidate)
    var score = 0
    var indices: Set<Int> = []
    for word in pattern.split(separator: " ") {
      guard let match = FuzzyWord(Array(word), letters).best() else { return nil }
      score += match.score
      indices.formUnion(match.indices)
    }
    self.score = score
    self.indices = indices.sorted()
  }

  /// So much may be typed to abbreviate something, in bytes.
  package static let patternBytes = 256

  /// The candidates that fit, the best first, among equals the shorter, then as given.
  package static func ranked<Candidate>(
    _ pattern: String, among candidates: [Candidate], by text: (Candidate) -> String
  ) -> [(candidate: Candidate, match: FuzzyMatch)] {
    if pattern.utf8.count > patternBytes { return [] }
    let matches = candidates.enumerated().compactMap { order, candidate in
      let words = text(candidate)
      return FuzzyMatch(pattern, in: words).map { match in
        (order: order, length: words.count, candidate: candidate, match: match)
      }
    }
    return matches.sorted { first, second in
      (second.match.score, first.length, first.order)
        < (first.match.score, second.length, second.order)
    }
    .map { ($0.candidate, $0.match) }
  }
}

/// One word of a pattern against one candidate.
private struct FuzzyWord {
  private static let hit = 16
  private static let wordStart = 12
  private static let candidateStart = 4
  private static let run = 10
  private static let gap = 1

  private let pattern: [String]
  private let letters: [String]
  private let bonuses: [Int]

  init(_ pattern: [Character], _ candidate: [Character]) {
    let mindsCapitals = pattern.contains(where: \.isUppercase)
    let fold = { (character: Character) in
      mindsCapitals ? String(character) : character.lowercased()
    }
    self.pattern = pattern.map(fold)
    letters = candidate.map(fold)
    bonuses = candidate.indices.map { Self.bonus(at: $0, in: candidate) }
  }

  private static func bonus(at index: Int, in candidate: [Character]) -> Int {
    if index == 0 { return wordStart + candidateStart }
    let (previous, this) = (candidate[index - 1], candidate[index])
    let startsWord = !previous.isLetter && !previous.isNumber && (this.isLetter || this.isNumber)
    let isHump = previous.isLowercase && this.isUppercase
    return startsWord || isHump ? wordStart : 0
  }

  /// The best way to find the pattern, the leftmost among equals.
  func best() -> (score: Int, indices: [Int])? {
    if pattern.count > letters.count { return nil }
    // scores[i]: the best for the pattern so far, its last character hit at i.
    var scores: [Int?] = []
    var origins: [[Int]] = []
    for (step, wanted) in pattern.enumerated() {
      let (next, origin) = extend(scores, wanted, isFirst: step == 0)
      scores = next
      origins.append(origin)
    }
    let ends = scores.indices.compactMap { index in scores[index].map { (index, $0) } }
    guard var end = ends.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }) else { return nil }
    let score = end.1
    var indices: [Int] = []
    for origin in origins.reversed() {
      indices.append(end.0)
      end.0 = origin[end.0]
    }
    return (score, indices.reversed())
  }

  /// Adds one character of the pattern to the best ways so far.
  private func extend(
    _ scores: [Int?], _ wanted: String, isFirst: Bool
  ) -> (scores: [Int?], origins: [Int]) {
    var next: [Int?] = Array(repeating: nil, count: letters.count)
    var origins = Array(repeating: 0, count: letters.count)
    var gapped: (score: Int, origin: Int)?
    for index in letters.indices {
      if !isFirst, index >= 2, let earlier = scores[index - 2] {
        let kept = gapped.map { ($0.score - Self.gap, $0.origin) } ?? (.min, 0)
        gapped = earlier - Self.gap > kept.0 ? (earlier - Self.gap, index - 2) : kept
      } else {
        gapped = gapped.map { ($0.score - Self.gap, $0.origin) }
      }
      if letters[index] != wanted { continue }
      let value = Self.hit + bonuses[index]
      if isFirst {
        next[index] = value - min(index, 8) * Self.gap
        continue
      }
      let adjacent = index >= 1 ? scores[index - 1].map { $0 + Self.run } : nil
      if let adjacent, adjacent >= gapped?.score ?? .min {
        (next[index], origins[index]) = (adjacent + value, index - 1)
      } else if let gapped {
        (next[index], origins[index]) = (gapped.score + value, gapped.origin)
      }
    }
    return (next, origins)
  }
}
