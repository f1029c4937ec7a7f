import CICU

/// Arabic letters in the forms in which they join their neighbours, for terminals that do not join them.
struct JoinedLetters {
  /// The characters in logical order; nil for one that became a part of its neighbour (lam and alef).
  let characters: [Character?]

  /// Joins the characters of a line.
  init(_ line: ArraySlice<Character>) {
    guard line.contains(where: \.isArabic), let shaped = Self.shaped(Array(line)) else {
      characters = Array(line)
      return
    }
    characters = shaped
  }

  // Marks take no part: what joins is what stands beneath them. Joiners do, and are then spent.
  private static func shaped(_ line: [Character]) -> [Character?]? {
    var units: [UInt16] = []
    var starts: [Int] = []
    for character in line {
      starts.append(units.count)
      units += character.joiningUnits
    }
    var joined = [UInt16](repeating: 0, count: units.count)
    guard cicu_joined_letters(units, Int32(clamping: units.count), &joined) else { return nil }
    var result = zip(line, starts).map { character, start in
      character.shaped(from: units[start], to: joined[start])
    }
    giveMarksOn(&result, from: line)
    return result
  }

  // A letter that went into its neighbour leaves its marks there.
  private static func giveMarksOn(_ result: inout [Character?], from line: [Character]) {
    for index in line.indices where result[index] == nil {
      let marks = line[index].unicodeScalars.dropFirst()
      guard !marks.isEmpty, index > 0, let lam = result[index - 1] else { continue }
      let text = String(lam) + String(String.UnicodeScalarView(marks))
      if text.count == 1 { result[index - 1] = Character(text) }
    }
  }
}

extension Character {
  fileprivate var isArabic: Bool {
    unicodeScalars.first.map { (0x620...0x6D3).contains($0.value) } ?? false
  }

  // One unit for what stands beneath, however large it is, and one for a joiner.
  fileprivate var joiningUnits: [UInt16] {
    let first = unicodeScalars.first.flatMap { UInt16(exactly: $0.value) } ?? 0xFFFC
    return [first] + unicodeScalars.dropFirst().filter(\.isJoiner).map { UInt16($0.value) }
  }

  fileprivate func shaped(from unit: UInt16, to shape: UInt16) -> Character? {
    if shape == unit { return self }
    if shape == 0x20 { return nil }
    guard let scalar = Unicode.Scalar(shape) else { return self }
    var scalars = String.UnicodeScalarView([scalar])
    scalars.append(contentsOf: unicodeScalars.dropFirst().filter { !$0.isJoiner })
    let text = String(scalars)
    return text.count == 1 ? Character(text) : self
  }
}

extension Unicode.Scalar {
  /// Makes letters join, or keeps them from it.
  fileprivate var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
