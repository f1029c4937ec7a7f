import Notifications
import Testing

@testable import NcursesTerminal

@Suite("Colors and attributes that a terminal knows already")
struct RenditionReductionTests {
  private func reduced(_ text: String, from start: Int = 0) -> String {
    var bytes = Array(text.utf8)
    RenditionReduction.reduce(&bytes, from: start)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "Only what changes is written",
    arguments: [
      ("\u{1b}[31m\u{1b}[44ma\u{1b}[31m\u{1b}[45mb", "\u{1b}[0;31;44ma\u{1b}[45mb"),
      ("\u{1b}[38;2;1;2;3ma\u{1b}[0;1m\u{1b}[38;2;1;2;3mb", "\u{1b}[0;38;2;1;2;3ma\u{1b}[1mb"),
      ("\u{1b}[0;1;2ma\u{1b}[0;2;38;5;200mb", "\u{1b}[0;1;2ma\u{1b}[0;2;38;5;200mb"),
      ("\u{1b}[0;1;93;44ma\u{1b}[0;93;44mb", "\u{1b}[0;1;93;44ma\u{1b}[22mb"),
      ("\u{1b}[7ma\u{1b}[m", "\u{1b}[0;7ma\u{1b}[m"),
      ("\u{1b}[7m\r\u{1b}[3;4H\u{1b}[m\u{1b}[32mb", "\r\u{1b}[3;4H\u{1b}[0;32mb"),
      ("\u{1b}[41m\u{1b}[9X\u{1b}[42m\u{1b}[K", "\u{1b}[0;41m\u{1b}[9X\u{1b}[42m\u{1b}[K"),
      ("\u{1b}[31;44ma\u{1b}[32;44m \u{1b}[9X\u{1b}[31;44mb", "\u{1b}[0;31;44ma \u{1b}[9Xb"),
      ("\u{1b}[31ma\u{1b}[1;32m  b", "\u{1b}[0;31ma  \u{1b}[1;32mb"),
      ("\u{1b}[31ma\u{1b}[4m b", "\u{1b}[0;31ma\u{1b}[4m b"),
      ("\u{1b}[31ma\u{1b}[32m  \r", "\u{1b}[0;31ma  \r\u{1b}[32m"),
    ])
  func samples(written: String, wanted: String) {
    #expect(reduced(written) == wanted, "\(reduced(written).debugDescription)")
  }

  @Test(
    "What is not known stays as it is, with all that follows",
    arguments: [
      "\u{1b}[31ma\u{1b}[31m\u{1b}[58;5;1mb", "\u{1b}[38;2;1;2mab", "\u{1b}[4:3ma",
      "\u{1b}[300ma", "\u{1b}[38;7;1ma",
    ])
  func unknown(written: String) {
    #expect(reduced(written) == written)
  }

  @Test(
    "An end in the middle of a sequence loses nothing",
    arguments: ["a\u{1b}", "a\u{1b}[", "a\u{1b}[38;2", "\u{1b}]8;;x\u{1b}\\b"])
  func incomplete(written: String) {
    #expect(reduced(written).hasSuffix(written.drop { $0 != "\u{1b}" }))
  }

  @Test("What comes before the place is left alone")
  func start() {
    let opening = "\u{1b}[31m\u{1b}[31m"
    #expect(reduced(opening + "\u{1b}[32ma", from: opening.utf8.count) == opening + "\u{1b}[0;32ma")
  }

  @Test("Every character is drawn as before, and nothing gets longer", arguments: 1...40)
  func random(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let parts = (0..<200).map { _ in Self.parts.randomElement(using: &random) ?? "" }
    let written = "\u{1b}[m" + parts.joined() + "\u{1b}[m."
    let shorter = reduced(written)
    #expect(drawing(of: shorter) == drawing(of: written), "seed \(seed)")
    #expect(shorter.utf8.count <= written.utf8.count)
  }

  private static let parts = [
    "a", "b", " ", "  ", "\u{1b}[0;9m", "\r", "\n", "\u{1b}[5;6H", "\u{1b}[7X", "\u{1b}[K",
    "\u{1b}[m", "\u{1b}[0;1m",
    "\u{1b}[0;2;7m", "\u{1b}[22m", "\u{1b}[3;4m", "\u{1b}[23m", "\u{1b}[1m", "\u{1b}[2m",
    "\u{1b}[27;24m", "\u{1b}[31m", "\u{1b}[91;44m", "\u{1b}[39;49m", "\u{1b}[38;5;31;48;5;2m",
    "\u{1b}[48;2;1;2;3m", "\u{1b}[0;38;2;31;7;1m", "\u{1b}[107m",
  ]

  /// What is drawn and erased with which colors and attributes, worked out parameter by parameter.
  private func drawing(of text: String) -> [String] {
    var (drawn, colors, attributes) = ([String](), ["", ""], Set<String>())
    // By code points: a line feed behind a carriage return is one character.
    let pieces = /\u{1b}\[([0-9;]*)(.)|(?s:.)/.matchingSemantics(.unicodeScalar)
    for match in text.matches(of: pieces) {
      guard let written = match.1, match.2 == "m" else {
        let isMove = match.0 == "\r" || match.2 == "H"
        let isBlank = match.0 == " " || match.2 == "X" || match.2 == "K"
        // A blank shows its ground, unless something is drawn through it.
        let shown =
          isBlank && attributes.isDisjoint(with: ["4", "7", "9"])
          ? colors[1] : "\(colors) \(attributes.sorted())"
        drawn.append(isMove ? "\(match.0)" : "\(match.0) \(shown)")
        continue
      }
      var rest = written.split(separator: ";", omittingEmptySubsequences: false)[...]
      while let next = rest.popFirst() {
        switch (next, Int(next) ?? 0) {
        case (_, 0): (colors, attributes) = (["", ""], [])
        case ("22", _): attributes.subtract(["1", "2"])
        case (_, 23...29): attributes.remove("\(next.dropFirst())")
        case (_, 1...9): attributes.insert("\(next)")
        case ("38", _), ("48", _):
          let count = rest.first == "5" ? 2 : 4
          colors[next == "38" ? 0 : 1] = rest.prefix(count).joined(separator: ";")
          rest = rest.dropFirst(count)
        case ("39", _): colors[0] = ""
        case ("49", _): colors[1] = ""
        case (_, 30...37), (_, 90...97): colors[0] = "\(next)"
        default: colors[1] = "\(next)"
        }
      }
    }
    return drawn
  }
}
