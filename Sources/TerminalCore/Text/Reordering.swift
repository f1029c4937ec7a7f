/// How lines get into the order in which they are seen.
///
/// It comes from outside: the properties of characters that it needs are
/// nothing for a canvas to know.
package struct Reordering: Sendable {
  /// The characters of a line from left to right; each at most once, all that take a column.
  package let seen: @Sendable (MixedLine) -> [SeenCharacter]
  /// Whether they are to be shown as they stand: the terminal may turn none of them.
  let isWhole: Bool
  /// Whether the terminal counts a column for each invisible mark, so that it
  /// gets blanks that do the same.
  let marksTakeColumns: Bool

  package init(
    isWhole: Bool = true, marksTakeColumns: Bool = false,
    _ seen: @escaping @Sendable (MixedLine) -> [SeenCharacter]
  ) {
    (self.seen, self.isWhole, self.marksTakeColumns) = (seen, isWhole, marksTakeColumns)
  }
}
