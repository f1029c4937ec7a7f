import CICU

/// The order in which a line that runs both ways is seen, for terminals that
/// leave it to programs (L34).
///
/// Unicode's annex 9 by ICU: what is found out about a whole paragraph holds for its lines.
/// Arabic letters get the forms in which they join; lam and alef become one character, so that a
/// line can be shorter than it was.
///
/// For display only: keep texts in logical order, and find the character under the mouse by
/// `Seen.source`.
package struct VisualOrder {
  /// A character as it is seen.
  package struct Seen: Equatable, Sendable {
    /// Where in the paragraph it comes from.
    package let source: Int
    /// Mirrored where it is seen from right to left, such as a bracket.
    package let character: Character
  }

  private let paragraph: [Character]
  private let line: Range<Int>
  private let isRightToLeft: Bool
  private let joinsLetters: Bool

  /// Takes a line.
  ///
  /// - Parameters:
  ///   - paragraph: All its characters, in logical order, without line breaks.
  ///   - line: Which of them are on the line.
  ///   - isRightToLeft: Which way the paragraph runs.
  ///   - joinsLetters: False leaves Arabic letters to one who joins them.
  package init(
    _ paragraph: [Character], line: Range<Int>, isRightToLeft: Bool, joinsLetters: Bool = true
  ) {
    self.paragraph = paragraph
    self.line = line.clamped(to: 0..<paragraph.count)
    (self.isRightToLeft, self.joinsLetters) = (isRightToLeft, joinsLetters)
  }

  /// The characters from left to right, without invisible ones; in logical
  /// order where ICU cannot be had.
  package var seen: [Seen] {
    if line.isEmpty { return [] }
    let levels = levels ?? [UInt8](repeating: 0, count: line.count)
    let letters =
      joinsLetters
      ? JoinedLetters(paragraph[line]).characters : paragraph[line].map(Optional.init)
    return Self.order(levels).compactMap { index in
      guard let letter = letters[index], !letter.isInvisible else { return nil }
      let character = levels[index] % 2 == 1 ? letter.mirrored : letter
      return Seen(source: line.lowerBound + index, character: character)
    }
  }

  /// The level of each character of the line; the first code point of a
  /// character speaks for all of it.
  private var levels: [UInt8]? {
    var units: [UInt16] = []
    var starts: [Int] = []
    for character in paragraph {
      starts.append(units.count)
      if let scalar = character.unicodeScalars.first { units += Array(String(scalar).utf16) }
    }
    starts.append(units.count)
    let (start, end) = (starts[line.lowerBound], starts[line.upperBound])
    var levels = [UInt8](repeating: 0, count: end - start)
    let isFound = cicu_levels(
      units, Int32(clamping: units.count), Int32(clamping: start), Int32(clamping: end),
      isRightToLeft, &levels)
    return isFound ? line.map { levels[starts[$0] - start] } : nil
  }

  /// UAX9-L2: from the highest level to the lowest odd one, what is at it or above is turned round.
  ///
  /// - Parameter levels: One a character; odd ones run from right to left.
  /// - Returns: Indices in the order in which they are seen.
  static func order(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var start: Int?
      for place in 0...order.count {
        let isIn = place < order.count && levels[order[place]] >= level
        if isIn, start == nil { start = place }
        if !isIn, let first = start {
          order[first..<place].reverse()
          start = nil
        }
      }
    }
    return order
  }
}

extension Character {
  /// Marks of direction, isolates, and where lines may end: they have done their work.
  fileprivate var isInvisible: Bool {
    guard let value = unicodeScalars.first?.value else { return true }
    return [0xAD, 0x61C, 0x200B, 0x200E, 0x200F].contains(value)
      || (0x2066...0x2069).contains(value)
  }

  /// UAX9-L4: the character for text that runs the other way, with its own marks.
  package var mirrored: Character {
    guard let first = unicodeScalars.first,
      let mirror = Unicode.Scalar(
        UInt32(bitPattern: cicu_mirrored(Int32(bitPattern: first.value)))),
      mirror != first
    else { return self }
    return Character(only: [mirror] + unicodeScalars.dropFirst()) ?? self
  }

  /// Makes a character of code points; nil where they are not one.
  ///
  /// Joining code points can fail where a mark begins its own character.
  init?(only scalars: [Unicode.Scalar]) {
    let text = String(String.UnicodeScalarView(scalars))
    if text.count != 1 { return nil }
    self.init(text)
  }
}
