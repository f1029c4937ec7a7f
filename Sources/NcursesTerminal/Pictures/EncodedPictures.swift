import TerminalCore

/// Pictures as bytes of one protocol, each encoded once while it is shown again and again.
struct EncodedPictures {
  /// What bytes are made of.
  struct Source: Hashable {
    /// Whose pixels they are.
    let picture: Picture
    /// The cells that all of it takes.
    let size: Size
    /// What of those cells is in the bytes: all for kitty, which shows parts of what it has.
    let cells: Rect
    /// What shows through where opacity is mixed.
    let surface: RGB
  }

  /// An encoded picture.
  struct Entry {
    /// What its bytes were made of.
    let source: Source
    /// Its number, which nothing before it had.
    let id: Int
    /// How many pixels of it are a cell.
    let cell: PixelSize
    /// How many bytes it is; more than `byteLimit` for one that is not encoded.
    let byteCount: Int
    /// What is written; empty once the terminal keeps the picture itself.
    var bytes: [UInt8]
    /// Whether the terminal keeps it.
    var isSent = false
  }

  /// The most bytes of all pictures of one frame. What is beyond stays tiles.
  static let byteLimit = 2 << 20
  /// How many are kept at most. A terminal forgets the oldest of its own accord, too.
  static let mostEntries = 32
  // More are neither encoded nor sent, however well they might shrink.
  private static let mostPixels = 4_000_000

  private let way: PictureWay
  private var entries: [Entry] = []
  private var nextID = KittyPictures.firstID

  init(_ way: PictureWay) { self.way = way }

  /// The numbers of those that the terminal keeps, the longest unused first.
  var sent: [Int] { entries.filter(\.isSent).map(\.id) }

  /// What a picture is in bytes, encoded now if it is not known.
  mutating func entry(for source: Source) -> Entry {
    let entry: Entry
    if let index = entries.firstIndex(where: { $0.source == source }) {
      entry = entries.remove(at: index)
    } else {
      entry = encoded(source)
    }
    entries.append(entry)
    return entry
  }

  /// How many bytes a picture is.
  func byteCount(_ id: Int) -> Int { entries.first { $0.id == id }?.byteCount ?? 0 }

  /// Has a picture's bytes taken by the terminal; those that are to be written.
  mutating func take(_ id: Int) -> [UInt8] {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return [] }
    let bytes = entries[index].bytes
    if way.protocol == .kitty {
      entries[index].bytes = []
      entries[index].isSent = true
    }
    return bytes
  }

  /// Forgets those that the terminal keeps: they get other numbers.
  mutating func forgetSent() { entries.removeAll(where: \.isSent) }

  /// Forgets the longest unused that are too many.
  ///
  /// - Parameter kept: The numbers of those that are on the screen.
  /// - Returns: The numbers that the terminal is to forget, too.
  mutating func drop(except kept: Set<Int>) -> [Int] {
    var gone: [Int] = []
    while entries.count > Self.mostEntries || heldBytes > 4 * Self.byteLimit,
      let index = entries.firstIndex(where: { !kept.contains($0.id) })
    {
      let entry = entries.remove(at: index)
      if entry.isSent { gone.append(entry.id) }
    }
    return gone
  }

  private var heldBytes: Int { entries.reduce(0) { $0 + $1.bytes.count } }

  private mutating func encoded(_ source: Source) -> Entry {
    let id = nextID
    nextID += 1
    let raster = PictureRaster(
      source.picture, size: source.size, cell: way.cell, stretches: way.protocol != .sixel)
    let pixels = raster.picture.width * raster.picture.height
    let bytes = pixels > Self.mostPixels ? nil : bytes(of: raster, source, id: id)
    return Entry(
      source: source, id: id, cell: raster.cell, byteCount: bytes?.count ?? Self.byteLimit + 1,
      bytes: bytes ?? [])
  }

  private func bytes(of raster: PictureRaster, _ source: Source, id: Int) -> [UInt8]? {
    let picture = raster.pixels(PixelRect(source.cells, of: raster.cell))
    switch way.protocol {
    case .kitty:
      return PNGFile.bytes(of: picture).map { KittyPictures.transmission($0, id: id) }
    case .sixel: return SixelPicture(picture, over: source.surface).sequence
    case .iterm2:
      return PNGFile.bytes(of: picture).map {
        InlinePicture.sequence($0, size: source.cells.size)
      }
    }
  }
}
