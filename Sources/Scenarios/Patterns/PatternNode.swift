/// A part of a regular expression, as it was written.
indirect enum PatternNode {
  /// Fits between any two characters.
  case nothing
  /// One character.
  case letter(LetterSet)
  /// One after the other; none fits everywhere.
  case sequence([PatternNode])
  /// The first that fits is wanted most.
  case choice([PatternNode])
  /// What comes again: from so many times to so many, nil for without end;
  /// greedy takes as many as it can.
  case again(PatternNode, from: Int, to: Int?, isGreedy: Bool)
  /// Takes no character.
  case border(PatternBorder)
}

/// A place between two characters.
enum PatternBorder: Hashable {
  /// `^`, `$`, `\\A` and `\\z`.
  case lineStart, lineEnd, textStart, textEnd
  /// `\\b` and `\\B`.
  case word, insideWord

  /// Whether a place in a text is one.
  ///
  /// - Parameters:
  ///   - index: From 0 to the number of characters.
  ///   - text: All of it.
  func holds(at index: Int, in text: [Character]) -> Bool {
    switch self {
    case .lineStart: index == 0 || text[index - 1].isNewline
    case .lineEnd: index == text.count || text[index].isNewline
    case .textStart: index == 0
    case .textEnd: index == text.count
    case .word: Self.isWordBorder(index, text)
    case .insideWord: !Self.isWordBorder(index, text)
    }
  }

  private static func isWordBorder(_ index: Int, _ text: [Character]) -> Bool {
    let before = index > 0 && text[index - 1].isWordLetter
    let after = index < text.count && text[index].isWordLetter
    return before != after
  }
}

/// Which characters fit.
struct LetterSet {
  /// A kind of characters.
  enum Kind: Hashable {
    /// `\\d`, `\\w`, `\\s` and `.`.
    case digit, word, blank, notNewline
    /// From a character to one that does not stand before it.
    case range(ClosedRange<Character>)

    /// Whether a character is of this kind. Case matters to ranges alone, which also stand for
    /// single characters.
    ///
    /// - Parameter mindsCase: Where false, either case of the character will do.
    func contains(_ character: Character, mindsCase: Bool) -> Bool {
      switch self {
      case .digit: character.isNumber && character.unicodeScalars.allSatisfy(\.isDecimal)
      case .word: character.isWordLetter
      case .blank: character.isWhitespace
      case .notNewline: !character.isNewline
      case .range(let range):
        range.contains(character)
          || !mindsCase && Self.cases(of: character).contains(where: range.contains)
      }
    }

    private static func cases(of character: Character) -> [Character] {
      [character.lowercased(), character.uppercased()].filter { $0.count == 1 }.map(Character.init)
    }
  }

  /// Kinds, each with whether all but they are meant.
  var kinds: [(kind: Kind, isNegated: Bool)]
  /// Whether all characters but these fit, as in `[^a-z]`.
  var isNegated = false
  /// Whether upper and lower case differ.
  var mindsCase = true

  /// - Parameter isNegated: For `\\D`, `\\W` and `\\S`.
  init(_ kind: Kind, isNegated: Bool = false) { kinds = [(kind, isNegated)] }

  init(_ character: Character) { self.init(.range(character...character)) }

  /// Whether a character fits, once every negation is counted.
  ///
  /// - Complexity: Looks at each kind.
  func contains(_ character: Character) -> Bool {
    kinds.contains { $0.kind.contains(character, mindsCase: mindsCase) != $0.isNegated }
      != isNegated
  }
}

extension Character {
  /// What `\w` means.
  fileprivate var isWordLetter: Bool { isLetter || isNumber || self == "_" }
}

extension Unicode.Scalar {
  fileprivate var isDecimal: Bool { properties.generalCategory == .decimalNumber }
}
