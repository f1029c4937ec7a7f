import CICU

/// Arabic letters in the forms in which they join their neighbors, for
/// terminals that do not join them.
///
/// The forms are characters of their own in Unicode, chosen by ICU's shaping. Text without Arabic
/// letters is passed through unseen.
struct JoinedLetters {
  /// The characters in logical order; nil for one that became a part of
  /// its neighbor (lam and alef).
  let characters: [Character?]

  /// Joins the characters of a line.
  ///
  /// - Parameter line: One line's characters in logical order; a letter at its edge does not join
  ///   what is on the next line.
  init(_ line: ArraySlice<Character>) {
    guard line.contains(where: \.isArabic), let shaped = Self.shaped(Array(line)) else {
      characters = Array(line)
      return
    }
    characters = shaped
  }

  // Marks take no part: what joins is what stands beneath them. Joiners do, and are then spent.
  private static func shaped(_ line: [Character]) -> [Character?]? {
    let units = line.map(\.joiningUnits)
    let text = units.flatMap(\.self)
    var joined = [UInt16](repeating: 0, count: text.count)
    let length = cicu_joined_letters(text, Int32(clamping: text.count), &joined)
    guard length >= 0 else { return nil }
    var result: [Character?] = []
    var place = 0
    for (index, character) in line.enumerated() where index >= result.count {
      guard place < length else { return nil }
      let form = joined[place]
      place += units[index].count
      if Self.lamAndAlef.contains(form) {
        guard index + 1 < line.count else { return nil }
        result += [character.shaped(to: form, with: line[index + 1]), nil]
        place += units[index + 1].count - 1
      } else {
        result.append(character.shaped(to: form, with: nil))
      }
    }
    return result
  }

  private static let lamAndAlef: ClosedRange<UInt16> = 0xFEF5...0xFEFC
  fileprivate static let joinsNothing: UInt16 = 0xFFFC
}

extension Character {
  fileprivate var isArabic: Bool {
    unicodeScalars.first.map { (0x620...0x6D3).contains($0.value) } ?? false
  }

  // One unit for what stands beneath, and one for a joiner. What joins nothing needs no name.
  fileprivate var joiningUnits: [UInt16] {
    let first = unicodeScalars.first.flatMap { UInt16(exactly: $0.value) } ?? 0
    let joiners = unicodeScalars.dropFirst().filter(\.isJoiner).map { UInt16($0.value) }
    return [(0x600...0x6FF).contains(first) ? first : JoinedLetters.joinsNothing] + joiners
  }

  /// The character in another form, with its own marks and those of a letter
  /// that became a part of it.
  fileprivate func shaped(to form: UInt16, with other: Character?) -> Character {
    guard form != JoinedLetters.joinsNothing, let scalar = Unicode.Scalar(form) else {
      return self
    }
    let marks =
      Array(unicodeScalars.dropFirst()) + (other.map { Array($0.unicodeScalars.dropFirst()) } ?? [])
    return Character(only: [scalar] + marks.filter { !$0.isJoiner }) ?? self
  }
}

extension Unicode.Scalar {
  /// Makes letters join, or keeps them from it.
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
