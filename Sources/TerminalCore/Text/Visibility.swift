/// What a character of untrusted text becomes.
enum Visibility {
  case plain, lineBreak, tab
  /// Shown as this text instead.
  case replaced(String)
  /// A mark of reading direction that spans nothing; harmless, and Arabic and Hebrew need it.
  case directionMark
  /// Nothing to see: direction controls, zero-width blanks, tags, a variation selector by itself.
  case unseen
  /// A combining mark with nothing to stand on.
  case mark
  /// Several code points.
  case sequence

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .unseen
      return
    }
    switch scalar.value {
    case 0x0A, 0x2028, 0x2029: self = .lineBreak
    case 0x0D where character == "\r\n": self = .lineBreak
    case 0x09: self = .tab
    case 0..<0x20, 0x7F: self = .replaced(String(scalar.controlPicture))
    case 0x80..<0xA0: self = .replaced(character.escaped)
    case 0x200E, 0x200F, 0x061C: self = .directionMark
    default: self = Visibility(character, scalar)
    }
  }

  private init(_ character: Character, _ first: Unicode.Scalar) {
    if first.properties.isNoncharacterCodePoint {
      self = .replaced(character.escaped)
    } else if WidthClass(first) == .zero && character.columns == 0 {
      // A vowel of Hangul by itself begins a character of its own behind a circle.
      let isMark =
        character.unicodeScalars.contains(where: \.isCombiningMark)
        && ("◌" + String(character)).count == 1
      self = isMark ? .mark : .unseen
    } else {
      let rest = character.unicodeScalars.dropFirst()
      // What is quoted begins there, and its mark has nothing to stand on.
      if "“„«‘".unicodeScalars.contains(first), rest.contains(where: \.isCombiningMark) {
        self = .replaced(String(first) + Character("◌" + String(rest)).capped)
      } else {
        self = rest.isEmpty ? .plain : .sequence
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is seen as it is whatever stands beside it: what most text and all our own signs
  /// are made of. Some that are not among these are plain too.
  var isPlainAlways: Bool {
    switch value {
    case 0x0A, 0x20..<0x7F, 0xA1..<0xAD, 0xAE..<0x300, 0x2010..<0x2028, 0x2030..<0x205F,
      0x2190..<0x2400, 0x2500..<0x2600, 0x3001..<0x3004, 0x3041..<0x3097, 0x30A1..<0x30FB,
      0x4E00..<0xA000, 0xAC00..<0xD7A4:
      true
    default: false
    }
  }
}

extension Character {
  /// Code points that a character may have; the longest emoji in use has ten.
  static let scalarLimit = 12

  /// The character with no more code points than a cell should hold, and no joiner left open at its
  /// end, which would join it to its neighbor.
  var capped: String {
    var scalars = unicodeScalars.prefix(Self.scalarLimit)
    while scalars.last == "\u{200D}" { scalars.removeLast() }
    return String(scalars)
  }

  /// Every code point as Swift writes it: `\u{9B}`.
  var escaped: String {
    unicodeScalars.map { "\\u{" + String($0.value, radix: 16, uppercase: true) + "}" }.joined()
  }
}

extension Unicode.Scalar {
  /// C0, DEL and C1, any of which can drive a terminal.
  package var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

  /// The picture of a C0 control or of DEL.
  var controlPicture: Character {
    Character(Unicode.Scalar(value == 0x7F ? 0x2421 : 0x2400 + value) ?? "\u{FFFD}")
  }

  /// Whether the code point is seen, and needs another to stand on.
  fileprivate var isCombiningMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: !properties.isDefaultIgnorableCodePoint
    default: false
    }
  }
}
