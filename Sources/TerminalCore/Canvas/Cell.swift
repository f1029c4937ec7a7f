/// One place of a canvas.
package struct Cell: Hashable, Sendable {
  /// What stands there. To make a `Character` of a code point takes longer than all else that is
  /// done to a cell, so that loops over thousands ask for this.
  let sign: Sign
  /// How it looks.
  package var style: Style
  /// Columns that the character takes: 1 or 2, and 0 for the second column of a wide one.
  package var columns: UInt8
  /// What stands invisibly around it: none where nothing runs from right to
  /// left, or all is in its place.
  package var marks: DirectionMarks
  /// The picture of the canvas that it shows a part of, from 1; 0 for none. Its character is then
  /// what stands for that part without colors.
  package internal(set) var picture: UInt16

  package init(_ character: Character = " ", _ style: Style = Style(), columns: UInt8 = 1) {
    self.init(Sign(character), style, columns: columns, marks: [], picture: 0)
  }

  init(
    _ sign: Sign, _ style: Style, columns: UInt8, marks: DirectionMarks, picture: UInt16
  ) {
    (self.sign, self.style, self.columns) = (sign, style, columns)
    (self.marks, self.picture) = (marks, picture)
  }

  /// What stands there; a blank in the second column of a wide character.
  package var character: Character { sign.character }
}
