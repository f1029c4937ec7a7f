import Localization
import Notifications
import TerminalCore

extension Reordering {
  /// For terminals that turn each word round themselves (`Bidi.words`).
  ///
  /// Such a terminal draws what stands between two blanks in one go where one font has all of it,
  /// and turns it round as soon as it has letters that run from right to left, digits and brackets
  /// as well. Fonts for terminals have Arabic letters along with signs and digits, but mostly no
  /// Hebrew ones: those come from another font, and are turned without what stands beside them.
  static let turnedWords = Reordering(isWhole: false) { line in
    var characters = line.seenUnjoined
    for word in characters.ranges(where: { $0.character != " " }) {
      let isDrawnWhole =
        characters[word].contains { $0.character.isOfArabicScript }
        && !characters[word].contains { $0.character.isOfOtherScript }
      if isDrawnWhole {
        characters.turn(word, mirrors: true)
      } else {
        for run in characters[word].ranges(where: { $0.character.runsRightToLeft }) {
          characters.turn(run, mirrors: false)
        }
      }
    }
    return characters
  }

  /// For terminals that put the words of a row in order (`Bidi.runs`): what is between the
  /// first letter that runs from right to left and the last one is written as it is read, and
  /// all else where it is seen.
  ///
  /// Marks keep a run from what is before it in the row, and from numbers behind it, of other
  /// fields as well. mlterm counts a column for each and draws none, so that blanks stand for them.
  static let markedRuns = Reordering(isWhole: false, marksTakeColumns: true) { line in
    var characters = line.seenUnjoined
    for stretch in characters.ranges(where: { !$0.character.runsLeftToRight }) {
      let runs = characters[stretch].ranges(where: { $0.character.runsRightToLeft })
      guard let first = runs.first?.lowerBound, let end = runs.last?.upperBound else {
        characters.keepNumbersApart(in: stretch)
        continue
      }
      characters.keepNumbersApart(in: stretch.lowerBound..<first)
      characters.keepNumbersApart(in: end..<stretch.upperBound)
      characters.replaceSubrange(first..<end, with: line.asRead(characters[first..<end]))
      characters[first] = characters[first].marked(.behindLeftToRight)
      characters[end - 1] = characters[end - 1].marked(.leftToRight)
    }
    return characters
  }
}

extension MixedLine {
  /// Its characters as they are seen, Arabic letters as they are written.
  fileprivate var seenUnjoined: [SeenCharacter] {
    VisualOrder(
      paragraph, line: range, isRightToLeft: direction == .rightToLeft, joinsLetters: false
    ).seen.map { SeenCharacter($0.character, from: $0.source) }
  }
}

extension MixedLine {
  /// Characters of it in the order in which they are read, none mirrored.
  fileprivate func asRead(_ seen: ArraySlice<SeenCharacter>) -> [SeenCharacter] {
    seen.ordered { $0.source < $1.source }.map {
      SeenCharacter(paragraph[$0.source], from: $0.source)
    }
  }
}

extension SeenCharacter {
  fileprivate func marked(_ mark: DirectionMarks) -> SeenCharacter {
    SeenCharacter(character, from: source, marks: marks.union(mark))
  }
}

extension [SeenCharacter] {
  // Arabic numbers beside each other would change places.
  fileprivate mutating func keepNumbersApart(in range: Range<Int>) {
    let numbers = self[range].ranges(where: { $0.character.isOfArabicScript })
    for number in numbers.dropFirst() {
      self[number.lowerBound] = self[number.lowerBound].marked(.behindLeftToRight)
    }
  }

  fileprivate mutating func turn(_ range: Range<Int>, mirrors: Bool) {
    let turned = self[range].reversed().map { seen in
      mirrors ? SeenCharacter(seen.character.mirrored, from: seen.source) : seen
    }
    replaceSubrange(range, with: turned)
  }

  fileprivate func ranges(where belongs: (SeenCharacter) -> Bool) -> [Range<Int>] {
    self[...].ranges(where: belongs)
  }
}

extension ArraySlice<SeenCharacter> {
  /// The longest stretches of what belongs together.
  fileprivate func ranges(where belongs: (SeenCharacter) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in indices where belongs(self[index]) {
      if let last = found.last, last.upperBound == index {
        found[found.count - 1] = last.lowerBound..<index + 1
      } else {
        found.append(index..<index + 1)
      }
    }
    return found
  }
}

extension Character {
  /// Whether it is a letter of a script that runs from right to left, or one of the
  /// Hebrew signs that do so, too.
  fileprivate var runsRightToLeft: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.strongDirection == .rightToLeft || (0x590...0x5FF).contains(scalar.value)
  }

  /// Whether it is a letter of a script that runs from left to right.
  fileprivate var runsLeftToRight: Bool {
    unicodeScalars.first?.strongDirection == .leftToRight
  }

  /// Whether it is a letter or digit of the Arabic script.
  fileprivate var isOfArabicScript: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    default: return false
    }
  }

  /// Whether it is a letter of any other script.
  fileprivate var isOfOtherScript: Bool {
    unicodeScalars.first?.strongDirection != nil && !isOfArabicScript
  }
}
