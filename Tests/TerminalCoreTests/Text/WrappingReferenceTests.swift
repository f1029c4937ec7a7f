import TestSupport
import Testing

@testable import TerminalCore

@Suite("Wrapping and shortening, against the simplest way to do it")
struct WrappingReferenceTests {
  static let seeds: [UInt64] = Array(1...20)

  /// Words of letters set one behind the other as long as there is room; a longer one
  /// is broken where it must be.
  private func reference(_ words: [String], _ columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words {
      var rest = word
      if !line.isEmpty, line.count + 1 + rest.count <= columns {
        line += " " + rest
        continue
      }
      if !line.isEmpty { lines.append(line) }
      while rest.count > columns {
        lines.append(String(rest.prefix(columns)))
        rest = String(rest.dropFirst(columns))
      }
      line = rest
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines
  }

  @Test("Plain words are set as a typesetter in a hurry would", arguments: seeds)
  func words(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<10 {
      let words = random.words(random.number(1...12), longest: 12)
      for columns in [1, 2, 3, 5, 8, 13, 30] {
        let text = words.joined(separator: " ")
        #expect(
          text.wrapped(columns: columns) == reference(words, columns), "\(text) in \(columns)")
      }
    }
  }

  @Test("Blanks between words are as good as one where a line ends", arguments: seeds)
  func blanks(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    let words = random.words(8)
    let wide = words.joined(separator: String(repeating: " ", count: random.number(2...5)))
    // Each word alone on its line: no room for two.
    let longest = words.map(\.count).max() ?? 1
    let lines = wide.wrapped(columns: longest)
    for line in lines { #expect(line == line.droppingTrailingBlanks && line.count <= longest) }
    #expect(lines.joined(separator: " ").split(separator: " ").map(String.init) == words)
  }

  @Test("Lines never begin with what closes, nor end with what opens, while there is another place")
  func punctuation() {
    let text = "日本（語）テスト。はい、「猫」です！"
    for columns in 6...20 {
      for line in text.wrapped(columns: columns) {
        #expect(!"）。、」！".contains(line.first ?? "x"), "“\(line)” in \(columns)")
        #expect(!"（「".contains(line.last ?? "x"), "“\(line)” in \(columns)")
      }
    }
  }

  @Test("Cut to some rows, what is shown are the same lines but for the last", arguments: seeds)
  func cut(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<10 {
      let text = random.text(random.number(1...60), of: RandomTexts.plain)
      for columns in [2, 5, 9, 20] {
        let all = text.wrapped(columns: columns)
        for most in 1...4 where most < all.count {
          let some = text.wrapped(columns: columns, maximumRows: most)
          #expect(Array(some.dropLast()) == Array(all.prefix(most - 1)), "\(text) in \(columns)")
          let last = some.last ?? ""
          #expect(last.hasSuffix("…") && last.columns <= columns, "“\(last)” in \(columns)")
        }
      }
    }
  }

  @Test("How many characters the first lines show is where the next line begins", arguments: seeds)
  func shown(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<10 {
      let text = random.text(random.number(1...60), of: RandomTexts.plain)
      for (columns, rows) in [(4, 1), (4, 3), (9, 2), (25, 1)] {
        let lines = text.wrapped(columns: columns)
        let count = text.charactersShown(columns: columns, rows: rows)
        #expect((count == nil) == (lines.count <= rows), "\(text) in \(columns) × \(rows)")
        guard let count else { continue }
        let rest = text.dropFirst(count).filter { $0 != " " }
        #expect(rest == lines.dropFirst(rows).joined().filter { $0 != " " }, "\(text)")
      }
    }
  }

  @Test(
    "T29: the longest start that fits is kept, and no more of it is in less room", arguments: seeds)
  func shortened(seed: UInt64) {
    var random = RandomTexts(seed: seed)
    for _ in 0..<10 {
      let text = random.text(random.number(0...20), of: RandomTexts.plain)
      var before = 0
      for columns in 0...30 {
        let short = text.shortened(columns: columns)
        let starts = (0...text.count).map { String(text.prefix($0)) }
        let fits = starts.last { $0.columns + 1 <= columns } ?? ""
        let wanted =
          text.columns <= columns
          ? text : columns < 1 ? "" : fits.droppingTrailingBlanks + "…"
        #expect(short == wanted, "\(text) in \(columns)")
        #expect(short.columns >= before || short == text, "\(text): less in \(columns)")
        before = text.columns <= columns ? 0 : short.columns
      }
    }
  }
}
