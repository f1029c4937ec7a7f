/// A line of a paragraph in which some words run from right to left.
package struct MixedLine: Equatable, Sendable {
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
