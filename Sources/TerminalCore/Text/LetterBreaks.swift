/// What a character has to do with where lines are broken.
struct LetterBreaks: OptionSet {
  let rawValue: UInt16

  /// A blank, which may stand out at the end of a line.
  static let blank = LetterBreaks(rawValue: 1)
  /// A line feed, which ends a line wherever it stands.
  static let lineBreak = LetterBreaks(rawValue: 2)
  /// Belongs to what precedes it.
  static let closes = LetterBreaks(rawValue: 4)
  /// Belongs to what follows it.
  static let opens = LetterBreaks(rawValue: 8)
  /// East Asian wide, or an emoji: a line may end on either side of it.
  static let wide = LetterBreaks(rawValue: 16)
  /// A hyphen, which joins words.
  static let hyphen = LetterBreaks(rawValue: 32)
  /// A digit, which a hyphen before it makes a number or a date with.
  static let digit = LetterBreaks(rawValue: 64)
  /// A vowel of Thai or Lao that is written before its consonant: a syllable begins with it.
  static let beginsSyllable = LetterBreaks(rawValue: 128)
  /// A sign of Thai or Lao that nothing of its syllable is written behind.
  static let endsSyllable = LetterBreaks(rawValue: 256)
  /// Where a word may be parted: a hyphen is drawn there if it is.
  static let softHyphen = LetterBreaks(rawValue: 512)
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
    case UInt8(ascii: "-"): self = .hyphen
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    default: self = []
    }
  }

  /// Those of any character.
  ///
  /// - Parameter columns: What it takes.
  init(_ character: Character, columns: Int) {
    if character.utf8.count == 1, let byte = character.utf8.first {
      self.init(byte)
      return
    }
    // With an emoji selector behind it, a sign has its place in a line all the same.
    let first = character.unicodeScalars.first ?? " "
    self = Self.closing.contains(first) ? .closes : Self.opening.contains(first) ? .opens : []
    if columns > 1, first.isWideSign { insert(.wide) }
    switch first.value {
    // Blanks and a hyphen that are there for no line to end beside them.
    case 0xA0, 0x2007, 0x2011, 0x202F: formUnion([.closes, .opens])
    case 0xAD: formUnion([.softHyphen, .closes])
    case 0x200B: insert(.blank)
    case 0x2010: insert(.hyphen)
    case 0xE40...0xE44, 0xEC0...0xEC4: insert(.beginsSyllable)
    case 0xE30, 0xEB0: insert(.endsSyllable)
    // The sign that says a word twice.
    case 0xE46, 0xEC6: formUnion([.closes, .endsSyllable])
    default: break
    }
  }

  // Unicode's classes CL, EX, NS and CJ as far as they are in use, and what closes a quotation.
  private static let closing = Set(
    """
    、。，．・：；？！）」』】〕〗〙〛〞〟》〉］｝｠｡｣､･％…‥‼‽⁇⁈⁉”’ー々〻〜゠ゝゞヽヾ゛゜\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｰｧｨｩｪｫｬｭｮｯ
    """.unicodeScalars)
  private static let opening = Set("（「『【〔〖〘〚〝《〈［｛｟｢“‘".unicodeScalars)
}

extension Unicode.Scalar {
  // Of what has two columns or more. A letter with a vowel sign that has a column of its own, as
  // in Hindi, Tamil and Thai, is a part of its word.
  fileprivate var isWideSign: Bool { isRegionalIndicator || WidthClass(self) != .narrow }
}
