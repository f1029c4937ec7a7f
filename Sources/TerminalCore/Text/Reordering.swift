/// Who puts text that runs from right to left into the order in which it is seen (`--bidi`).
package enum Bidi: String, CaseIterable, Hashable, Sendable {
  /// The terminal: it gets each field in logical order, isolated from its neighbors.
  case terminal
  /// The program: the terminal gets every character where it is seen.
  case program
  /// Both: the terminal turns each word round itself, and knows nothing of numbers and of what is beside (kitty).
  /// It gets words where they are seen, each in the order that it turns into the right one.
  case words
  /// Both: the terminal orders each row as a paragraph of its own (mlterm). It gets runs of letters where they are
  /// seen, in logical order between marks that keep it from moving them.
  case runs

  /// What the terminal needs that calls itself so, in `TERM` or when it is asked (XTVERSION); nil for the many that
  /// show cells as they are.
  ///
  /// - Parameter name: Such as `xterm-kitty`, `kitty(0.26.5)`, `mlterm-256color`.
  package init?(terminalNamed name: String) {
    let name = name.lowercased()
    let known: [(part: String, bidi: Bidi)] = [
      ("kitty", .words), ("mlterm", .runs), ("konsole", .terminal),
    ]
    guard let found = known.first(where: { name.holds($0.part) }) else { return nil }
    self = found.bidi
  }

  /// What files get where the screen gets this: they are read by others than the terminal.
  package var inFiles: Bidi { self == .terminal ? .terminal : .program }
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
    (self.paragraph, self.range, self.direction) = (paragraph, range, direction)
  }
}

/// A character as it is seen: mirrored or joined to its neighbors where that is so.
package struct SeenCharacter: Hashable, Sendable {
  /// Where in the paragraph it comes from.
  package let source: Int
  /// The character as it is drawn.
  package let character: Character
  /// What stands invisibly around it.
  package let marks: DirectionMarks

  package init(_ character: Character, from source: Int, marks: DirectionMarks = []) {
    (self.character, self.source, self.marks) = (character, source, marks)
  }
}

/// How lines get into the order in which they are seen.
///
/// It comes from outside: the properties of characters that it needs are nothing for a canvas to know.
package struct Reordering: Sendable {
  /// The characters of a line from left to right; each at most once, all that take a column.
  package let seen: @Sendable (MixedLine) -> [SeenCharacter]
  /// Whether they are to be shown as they stand: the terminal may turn none of them.
  package let isWhole: Bool
  /// Whether the terminal counts a column for each invisible mark, so that it gets blanks that do the same.
  package let marksTakeColumns: Bool

  package init(
    isWhole: Bool = true, marksTakeColumns: Bool = false,
    _ seen: @escaping @Sendable (MixedLine) -> [SeenCharacter]
  ) {
    (self.seen, self.isWhole, self.marksTakeColumns) = (seen, isWhole, marksTakeColumns)
  }
}
