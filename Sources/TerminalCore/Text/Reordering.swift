/// Who puts text that runs from right to left into the order in which it is seen (`--bidi`).
package enum Bidi: String, CaseIterable, Hashable, Sendable {
  /// The terminal: it gets each field in logical order, isolated from its neighbors.
  case terminal
  /// The program: the terminal gets every character where it is seen.
  case program
}

/// A line of a paragraph in which some words run from right to left.
package struct MixedLine: Hashable, Sendable {
  /// All characters of the paragraph, in logical order.
  package let paragraph: [Character]
  /// Which of them are on the line.
  package let range: Range<Int>
  /// Which way the paragraph runs.
  package let direction: Direction

  package init(_ paragraph: [Character], _ range: Range<Int>, _ direction: Direction) {
    self.paragraph = paragraph
    self.range = range
    self.direction = direction
  }
}

/// A character as it is seen: mirrored or joined to its neighbors where that is so.
package struct SeenCharacter: Hashable, Sendable {
  /// Where in the paragraph it comes from.
  package let source: Int
  /// The character as it is drawn.
  package let character: Character

  package init(_ character: Character, from source: Int) {
    self.character = character
    self.source = source
  }
}

/// How lines get into the order in which they are seen.
///
/// It comes from outside: the properties of characters that it needs are nothing for a canvas to know.
package struct Reordering: Sendable {
  /// The characters of a line from left to right; each at most once, all that take a column.
  package let seen: @Sendable (MixedLine) -> [SeenCharacter]

  package init(_ seen: @escaping @Sendable (MixedLine) -> [SeenCharacter]) { self.seen = seen }
}
