import TestSupport
import Testing

@testable import TerminalCore

@Suite("Dividing a length among the parts of a stack")
struct SharesTests {
  /// A wish as a row of a table has it: `5`, `5!` exact, `>2` grows from 2,
  /// `4-1` may go at priority 1.
  private func wish(_ text: String) -> Shares.Wish {
    var placement = Placement()
    var rest = text[...]
    if let dash = rest.lastIndex(of: "-") {
      placement.dropPriority = Int(rest[rest.index(after: dash)...])
      rest = rest[..<dash]
    }
    let isFixed = rest.last == "!"
    if isFixed { rest = rest.dropLast() }
    if rest.first == ">" {
      placement.grows = true
      placement.minimum = Int(rest.dropFirst()) ?? 0
      return Shares.Wish(ideal: 0, placement: placement, isFixed: isFixed)
    }
    return Shares.Wish(ideal: Int(rest) ?? 0, placement: placement, isFixed: isFixed)
  }

  private func divided(
    _ length: Int, _ wishes: String, spacing: Int = 0, _ shortage: Shares.Shortage = .longest
  ) -> String {
    let all = wishes.split(separator: " ").map { wish(String($0)) }
    return Shares.divide(length, among: all, spacing: spacing, shortage: shortage)
      .map { $0.map(String.init) ?? "-" }.joined(separator: " ")
  }

  @Test(
    "What there is enough of is given as it is asked for, and the rest grows",
    arguments: [
      (9, "3 3", "3 3"), (9, "3 >0", "3 6"), (9, ">0 >0", "5 4"), (10, ">0 2 >0 >0", "3 2 3 2"),
      (4, ">3", "4"), (7, ">4 >0", "6 1"), (0, ">0 >0", "0 0"), (5, "2! >0", "2 3"),
      (5, "", ""),
    ])
  func enough(length: Int, wishes: String, shares: String) {
    #expect(divided(length, wishes) == shares)
  }

  @Test(
    "Where there is too little, the longest give way a cell at a time, and exact ones last",
    arguments: [
      (5, "3 3", "2 3"), (4, "9 1", "3 1"), (2, "9 1", "1 1"), (1, "4 4", "0 1"), (0, "4 4", "0 0"),
      (6, "5! 5", "5 1"), (4, "5! 5", "4 0"), (6, "8 3! >0", "3 3 0"), (5, "4 >3", "2 3"),
    ])
  func longest(length: Int, wishes: String, shares: String) {
    #expect(divided(length, wishes) == shares)
  }

  @Test(
    "In a column rows fall off at the end, however long the ones above are",
    arguments: [
      (5, "4 4", "4 1"), (3, "4 4", "3 0"), (4, "1 9 2", "1 3 0"), (2, "1 1! 1", "1 1 0"),
      (3, "2 >2 1", "2 1 0"),
    ])
  func last(length: Int, wishes: String, shares: String) {
    #expect(divided(length, wishes, .last) == shares)
  }

  @Test(
    "What may go goes before anything is shortened: the lowest first, among equals the last",
    arguments: [
      (10, "4 4-0 4-1", "4 - 4"), (6, "4 4-0 4-0", "4 - -"), (9, "4 4-0 4-0", "4 4 -"),
      (3, "4 4-0", "3 -"), (0, "1-0 1-1", "- -"), (8, "1-0 >3-2 6-1", "1 7 -"),
      (5, "2-0 4-1 1", "- 4 1"), (7, "2-5 9-0 3", "2 - 3"),
    ])
  func dropped(length: Int, wishes: String, shares: String) {
    #expect(divided(length, wishes) == shares)
  }

  @Test(
    "Spacing stands between those that stay, and costs nothing before the first",
    arguments: [
      (9, 1, "3 3", "3 3"), (7, 1, "3 3", "3 3"), (6, 1, "3 3", "2 3"), (6, 2, "3 3-0", "3 -"),
      (5, 1, ">0 >0 >0", "1 1 1"), (3, 3, "3", "3"), (2, 3, "3 3", "0 0"),
    ])
  func spaced(length: Int, spacing: Int, wishes: String, shares: String) {
    #expect(divided(length, wishes, spacing: spacing) == shares)
  }

  @Test("No share is negative, and together they fill no more than there is", arguments: 1...80)
  func bounds(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let wishes = (0..<random.number(1...7)).map { _ in
      let size = random.once(in: 3) ? ">\(random.number(0...3))" : "\(random.number(0...9))"
      return size + (random.once(in: 4) ? "!" : "")
        + (random.once(in: 3) ? "-\(random.number(0...2))" : "")
    }
    let all = wishes.map(wish)
    let (length, spacing) = (random.number(0...30), random.number(0...2))
    for shortage in [Shares.Shortage.longest, .last] {
      let shares = Shares.divide(length, among: all, spacing: spacing, shortage: shortage)
      let kept = shares.compactMap(\.self)
      let sum = kept.reduce(0, +) + spacing * max(0, kept.count - 1)
      #expect(kept.allSatisfy { $0 >= 0 } && shares.count == all.count, "\(wishes): \(shares)")
      // The spaces between those that have to stay may be too many by themselves.
      let mostNeeded = max(length, spacing * max(0, kept.count - 1))
      #expect(sum <= mostNeeded, "\(wishes) in \(length): \(shares)")
      if zip(all, shares).contains(where: { $0.placement.grows && $1 != nil }) {
        #expect(sum >= length, "\(wishes) in \(length) grows: \(shares)")
      }
      for (wish, share) in zip(all, shares) where share == nil {
        #expect(wish.placement.dropPriority != nil, "\(wishes): what may not go went")
      }
    }
  }
}
