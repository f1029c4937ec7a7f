import TerminalCore

/// A picture that keys move, cover, exchange and take away.
struct ProbePicture {
  private var origin = Point(column: 4, row: 15)
  private var isThere = true
  private var isCovered = false
  private var isBeneathSheet = false
  private var isOther = false

  /// Does what a letter stands for.
  mutating func perform(_ letter: Character) {
    switch letter {
    case "m": origin.column += 3
    case "h": isThere.toggle()
    case "c": isCovered.toggle()
    case "b": isBeneathSheet.toggle()
    case "o": isOther.toggle()
    default: break
    }
  }

  /// Draws it, twenty cells wide and five high.
  func draw(on canvas: inout Canvas) {
    guard isThere, let picture = Self.picture(isOther: isOther) else { return }
    let place = Rect(column: origin.column, row: origin.row, columns: 20, rows: 5)
    canvas.put(Mosaic(picture, size: place.size), at: origin, Style(.text, on: .surface))
    if isCovered {
      let patch = Rect(column: origin.column + 8, row: origin.row + 2, columns: 4, rows: 1)
      canvas.fill(patch, ".", Style(.accent))
    }
    if isBeneathSheet { canvas.restyle(canvas.bounds) { style, _ in style.foreground = .dim } }
  }

  /// 200 × 100 pixels: red grows to the right, green downward, blue is one of two.
  static func picture(isOther: Bool) -> Picture? {
    var pixels: [UInt8] = []
    for row in 0..<100 {
      for column in 0..<200 {
        pixels += [UInt8(column * 255 / 199), UInt8(row * 255 / 99), isOther ? 255 : 0, 255]
      }
    }
    return Picture(width: 200, height: 100, pixels: pixels)
  }
}
