import TerminalCore

extension Screen {
  /// Writes the cells of pictures that ncurses got blanks for.
  func paintPictures(in rows: [Int], of canvas: Canvas, into bytes: inout [UInt8]) {
    guard !canvas.pictures.isEmpty else { return }
    let start = bytes.count
    for row in rows where row < min(size.rows, canvas.size.rows) {
      paintPictures(inRow: row, of: canvas, into: &bytes)
    }
    if bytes.count > start { returnCursor(into: &bytes) }
  }

  private func paintPictures(inRow row: Int, of canvas: Canvas, into bytes: inout [UInt8]) {
    var look: TerminalCore.ResolvedStyle?
    var next = -1
    for (column, cell) in canvas.row(row).prefix(size.columns).enumerated() {
      let point = Point(column: column, row: row)
      guard var shown = pictures.shown(cell, at: point) else { continue }
      // Pixels cover nothing but blanks, since they can be seen through.
      if pixels?.shows(cell, at: point) == true {
        shown = pictures.beneath(cell) ?? shown
      }
      if column != next { bytes += Capabilities.bytes("cup", row, column) }
      if look != shown.look {
        bytes += capabilities.plain
        bytes += colors.sequence(of: shown.look)
      }
      bytes += shown.character.safeBytes
      (look, next) = (shown.look, column + 1)
    }
    if look != nil { bytes += capabilities.plain }
  }
}

extension Screen {
  /// How pictures are shown as pixels; nil where they are tiles.
  var pictureWay: PictureWay? { pixels?.way }

  /// Whether the frame that the terminal shows has pictures.
  var hasPictures: Bool { last?.pictures.isEmpty == false }

  /// The numbers under which the terminal keeps pictures.
  var sentPictures: [Int] { pixels?.sent ?? [] }

  /// The bytes that have the terminal forget the pictures that it keeps.
  var removalOfSentPictures: [UInt8] { sentPictures.flatMap(KittyPictures.removal) }

  /// Shows pictures another way from now on. A frame that has some is painted anew.
  ///
  /// - Returns: The bytes that take away what was shown the other way.
  mutating func show(picturesIn way: PictureWay?) -> [UInt8] {
    let bytes = removalOfSentPictures
    pixels = way.map { PixelPainter($0) }
    if hasPictures { forget() }
    return bytes
  }

  /// Forgets the pictures that were sent, since the terminal is given back or something else
  /// may have taken them away.
  ///
  /// - Returns: The bytes that have the terminal forget them too.
  mutating func takeSentPicturesAway() -> [UInt8] {
    let bytes = removalOfSentPictures
    pixels = pictureWay.map { PixelPainter($0) }
    return bytes
  }
}
