/// What a character has to do with where lines are broken.
struct LetterBreaks: OptionSet {
  let rawValue: UInt8

  /// A blank, which may stand out at the end of a line.
  static let blank = LetterBreaks(rawValue: 1)
  /// A line feed, which ends a line wherever it stands.
  static let lineBreak = LetterBreaks(rawValue: 2)
  /// Belongs to what precedes it.
  static let closes = LetterBreaks(rawValue: 4)
  /// Belongs to what follows it.
  static let opens = LetterBreaks(rawValue: 8)
}

extension LetterBreaks {
  /// Those of a character of 7 bits.
  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "): self = .blank
    case UInt8(ascii: "\n"): self = .lineBreak
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"):
      self = .closes
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opens
    default: self = []
    }
  }

  /// Those of any character.
  init(_ character: Character) {
    if character.utf8.count == 1, let byte = character.utf8.first {
      self.init(byte)
    } else if Self.closing.contains(character) {
      self = .closes
    } else {
      self = Self.opening.contains(character) ? .opens : []
    }
  }

  private static let closing = Set<Character>(
    "、。，．・：；？！）」』】〕》〉］｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ”’…")
  private static let opening = Set<Character>("（「『【〔《〈［｛“‘")
}
