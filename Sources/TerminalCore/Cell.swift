/// One place of a canvas.
package struct Cell: Hashable, Sendable {
  /// What stands there; a blank in the second column of a wide character.
  package var character: Character
  /// How it looks.
  package var style: Style
  // Columns, marks and picture, a byte each, in one number: with a field for each a cell would be too
  // large to be copied without a call, and a frame copies tens of thousands.
  private var details: UInt32

  package init(_ character: Character = " ", _ style: Style = Style(), columns: UInt8 = 1) {
    self.character = character
    self.style = style
    details = UInt32(columns)
  }
}

extension Cell {
  // What is cheap to compare comes first: every cell is compared in every frame.
  package static func == (first: Cell, second: Cell) -> Bool {
    first.details == second.details && first.style == second.style
      && first.character == second.character
  }

  /// Columns that the character takes: 1 or 2, and 0 for the second column of a wide one.
  package var columns: UInt8 {
    get { detail(0) }
    set { setDetail(0, newValue) }
  }

  /// What stands invisibly around it: none where nothing runs from right to left, or all is in its place.
  package var marks: DirectionMarks {
    get { DirectionMarks(rawValue: detail(8)) }
    set { setDetail(8, newValue.rawValue) }
  }

  /// The picture of the canvas that it shows a part of, from 1; 0 for none. Its character is then what
  /// stands for that part without colours.
  package internal(set) var picture: UInt8 {
    get { detail(16) }
    set { setDetail(16, newValue) }
  }

  private func detail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: details &>> shift) }

  private mutating func setDetail(_ shift: UInt32, _ value: UInt8) {
    details = details & ~(0xFF &<< shift) | UInt32(value) &<< shift
  }
}
