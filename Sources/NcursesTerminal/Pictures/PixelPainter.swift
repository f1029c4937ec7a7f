import TerminalCore

/// The pictures that the terminal shows as pixels: works out which, and what to write when they
/// come, move, are covered or go.
///
/// Most terminals keep them as a part of the cells, so that what is written over them takes them
/// away; kitty's are beside the cells, and are taken away by their numbers.
struct PixelPainter {
  /// How they get there.
  let way: PictureWay
  private var encoded: EncodedPictures
  /// What is to be seen of the present frame.
  private var pieces: [PixelPiece] = []
  /// Whether a picture of the frame is shown as pixels, by its number; 0 is none.
  private var isReal: [Bool] = []
  private var rows = 0..<0
  private var shown: [(piece: PixelPiece, placement: Int)] = []
  private var nextPlacement = 1
  /// Pictures that the terminal may keep although the screen was cleared.
  private var stale: [Int] = []

  init(_ way: PictureWay) {
    self.way = way
    encoded = EncodedPictures(way)
  }

  /// The numbers under which the terminal may keep pictures.
  var sent: [Int] { stale + encoded.sent }

  /// Whether no picture is shown or to be shown as pixels, and none is to be taken away.
  var isIdle: Bool { pieces.isEmpty && shown.isEmpty && stale.isEmpty }

  /// Takes the screen for cleared: all is shown anew by the next frame.
  ///
  /// Kitty gives up pictures that are nowhere to be seen on a screen that it clears, so
  /// that they are sent again.
  mutating func forget() {
    stale += encoded.sent
    encoded.forgetSent()
    shown = []
  }

  /// Works out what of a frame is shown as pixels: pictures in color, in their order, until the
  /// bytes of one frame are used up.
  mutating func prepare(for frame: Frame, on size: Size) {
    let canvas = frame.canvas
    pieces = []
    isReal = Array(repeating: false, count: canvas.pictures.count + 1)
    if canvas.pictures.isEmpty || !frame.palette.isColored { return }
    // Where sixel ends in the last row, some terminals scroll.
    rows = 0..<min(size.rows, canvas.size.rows) - (way.protocol == .sixel ? 1 : 0)
    var left = EncodedPictures.byteLimit
    var counted: Set<Int> = []
    for (index, placed) in canvas.pictures.enumerated() where placed.glyphs == .unicode {
      let parts = canvas.visibleParts(ofPicture: index + 1, rows: rows)
      let pieces = encode(placed, parts, surface: frame.palette.number(of: placed.surface))
      let new = Set(pieces.map(\.id)).subtracting(counted)
      let count = new.reduce(0) { $0 + encoded.byteCount($1) }
      if parts.isEmpty || count > left { continue }
      left -= count
      counted.formUnion(new)
      isReal[index + 1] = true
      self.pieces += pieces
    }
  }

  /// Whether a cell is covered by pixels.
  func shows(_ cell: Cell, at point: Point) -> Bool {
    let number = Int(cell.picture)
    return isReal.indices.contains(number) && isReal[number] && rows.contains(point.row)
      && cell.style.foreground != .dim
  }

  /// Writes what is new or was written over, and takes away what is no more.
  ///
  /// - Parameter repaired: The rows that were written, from the first to the last.
  /// - Returns: Whether the cursor was moved.
  mutating func paint(repaired: [Int], into bytes: inout [UInt8]) -> Bool {
    let (start, repaired) = (bytes.count, Set(repaired))
    for id in stale { bytes += KittyPictures.removal(of: id) }
    var now: [(piece: PixelPiece, placement: Int)] = []
    for piece in pieces {
      let old = shown.first { $0.piece == piece }
      let placement = old?.placement ?? nextPlacement
      if old == nil { nextPlacement += 1 }
      now.append((piece, placement))
      if old != nil, !piece.rect.rowRange.contains(where: repaired.contains) { continue }
      write(piece, placement, into: &bytes)
    }
    let kept = Set(now.map(\.placement))
    for old in shown where !kept.contains(old.placement) && way.protocol == .kitty {
      bytes += KittyPictures.removal(ofPlacement: old.placement, of: old.piece.id)
    }
    (shown, stale) = (now, [])
    for id in encoded.drop(except: Set(pieces.map(\.id))) { bytes += KittyPictures.removal(of: id) }
    return bytes.count > start
  }

  private mutating func write(_ piece: PixelPiece, _ placement: Int, into bytes: inout [UInt8]) {
    let content = encoded.take(piece.id)
    let place = Capabilities.bytes("cup", piece.rect.origin.row, piece.rect.origin.column)
    switch way.protocol {
    case .kitty:
      bytes += content + place
      bytes += KittyPictures.placement(
        placement, of: piece.id, part: piece.part, size: piece.rect.size)
    case .sixel, .iterm2: bytes += place + content
    }
  }

  private mutating func encode(
    _ placed: PlacedMosaic, _ parts: [Rect], surface: RGB
  ) -> [PixelPiece] {
    parts.map { rect in
      let cells = Rect(
        column: rect.origin.column - placed.origin.column,
        row: rect.origin.row - placed.origin.row,
        columns: rect.size.columns, rows: rect.size.rows)
      let all = Rect(
        column: 0, row: 0, columns: placed.mosaic.size.columns, rows: placed.mosaic.size.rows)
      let entry = encoded.entry(
        for: .init(
          picture: placed.mosaic.source, size: placed.mosaic.size,
          cells: way.protocol == .kitty ? all : cells, surface: surface))
      return PixelPiece(id: entry.id, rect: rect, part: PixelRect(cells, of: entry.cell))
    }
  }
}
