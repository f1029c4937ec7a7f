/// A character as it is seen: mirrored or joined to its neighbors where that is so.
package struct SeenCharacter: Equatable, Sendable {
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
