/// Cells in rows, to draw on. It cannot hold a control character.
package struct Canvas: Hashable, Sendable {
  /// Its extent.
  package let size: Size
  /// Row by row. Whoever sets a character here makes sure that it is drawable.
  var cells: [Cell]
  /// The pictures that cells show parts of.
  package internal(set) var pictures: [PlacedMosaic] = []

  /// Makes a blank canvas.
  package init(size: Size, style: Style = Style()) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: Cell(" ", style), count: self.size.columns * self.size.rows)
  }

  /// All of it.
  package var bounds: Rect { Rect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

  /// The cell at a point that lies on the canvas.
  ///
  /// Whoever sets one looks after both halves of a wide character; `put` and `fill` do. A part of a picture
  /// that is set is only its shade from then on: it may come from another canvas.
  package subscript(point: Point) -> Cell {
    get { cells[point.row * size.columns + point.column] }
    set {
      let index = point.row * size.columns + point.column
      cells[index] = newValue
      cells[index].character = newValue.character.drawable
      cells[index].picture = 0
    }
  }

  /// The cells of one row, from 0.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Changes how a rectangle looks, and leaves what stands there.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    for row in area.rowRange {
      for column in area.columnRange { change(&cells[row * size.columns + column].style) }
    }
  }
}

extension Canvas {
  /// Where a row differs from that of another canvas of the same size; nil where it does not.
  ///
  /// Parts of pictures are equal where their cells are, whatever the pictures.
  package func changedColumns(inRow row: Int, since other: Canvas) -> ClosedRange<Int>? {
    let places = row * size.columns..<(row + 1) * size.columns
    return cells.withUnsafeBufferPointer { new in
      other.cells.withUnsafeBufferPointer { old in
        // Most rows are the same to the bit. What is not may be yet: a text has more than one form.
        if UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: new[places]))
          .hasSameWords(as: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: old[places])))
        {
          return nil
        }
        guard let first = places.first(where: { new[$0] != old[$0] }),
          let last = places.last(where: { new[$0] != old[$0] })
        else { return nil }
        return first - places.lowerBound...last - places.lowerBound
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the memory of cells is the same as that of as many others; a cell is a multiple of eight bytes.
  fileprivate func hasSameWords(as other: UnsafeRawBufferPointer) -> Bool {
    for place in stride(from: 0, to: count, by: 8)
    where load(fromByteOffset: place, as: UInt64.self)
      != other.load(fromByteOffset: place, as: UInt64.self)
    {
      return false
    }
    return true
  }
}

extension Character {
  /// The 128 characters of 7 bits, those that would drive a terminal as their pictures.
  static let drawableASCII: [Character] = (0..<0x80).map { Character(Unicode.Scalar($0)).drawable }

  /// The character, or what stands for it where it would drive a terminal or break an XML file.
  var drawable: Character {
    guard let scalar = unicodeScalars.first else { return " " }
    if scalar.isControl { return scalar.value < 0x80 ? scalar.controlPicture : "\u{FFFD}" }
    let mayBeNone = scalar.value >= 0xFDD0
    return mayBeNone && scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : self
  }
}
