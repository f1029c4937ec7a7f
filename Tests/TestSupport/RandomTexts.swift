import Notifications

/// Texts, numbers and choices that are drawn; the same seed always gives the same ones.
package struct RandomTexts {
  private var random: SplitMix

  package init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// A number of a range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// Whether something is so that is so once in a number of times.
  package mutating func once(in count: Int) -> Bool { number(1...count) == 1 }

  /// One of several, of which there has to be one.
  package mutating func pick<Element>(_ all: [Element]) -> Element {
    all[number(0...all.count - 1)]
  }

  /// Bytes of any value.
  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  /// Words of small letters with one blank between them.
  package mutating func words(_ count: Int, longest: Int = 9) -> [String] {
    (0..<count).map { _ in
      String((0..<number(1...longest)).map { _ in pick(Self.letters) })
    }
  }

  /// A text of so many pieces of an alphabet.
  package mutating func text(_ count: Int, of alphabet: [String]) -> String {
    (0..<count).map { _ in pick(alphabet) }.joined()
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// Characters of one and two columns, of one and several code points, with blanks.
  package static let plain: [String] = [
    "a", "b", "Z", "7", " ", " ", ".", "(", "é", "e\u{301}", "ß", "…", "日", "本", "。", "（", "한", "ｱ",
    "😀", "👍🏽", "👩‍👩‍👧", "🇳🇴", "❤\u{FE0F}",
  ]

  /// What is sent in bad faith, between letters: controls, direction, joiners, marks without a
  /// letter.
  package static let hostile: [String] = [
    "a", "b", "9", " ", "日", "ש", "م", "\u{0}", "\u{7}", "\u{8}", "\t", "\n", "\r", "\r\n",
    "\u{1B}",
    "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{9B}", "\u{9D}", "\u{AD}", "\u{301}", "\u{301}\u{301}",
    "\u{61C}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}",
    "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2069}", "\u{FE0F}", "\u{FEFF}", "\u{FFFE}",
    "\u{20E3}", "🇳", "🇴", "👩", "🏽", "\u{E0067}", "\u{E0001}", "\u{1FFFF}", "\u{605}",
  ]
}
