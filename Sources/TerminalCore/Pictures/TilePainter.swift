/// Turns a mosaic into tiles: for each cell the block element and the two colors that come nearest.
///
/// With few colors, shades mix two of them where a cell is of one color, and what it is still off
/// is passed on to its neighbors (as Floyd and Steinberg do), so that a region as a whole has its
/// color. The result depends on nothing but what is given.
struct TilePainter {
  private let mosaic: Mosaic
  private let pigments: Pigments
  private let surface: PixelColor
  /// The ways to part a cell in two, and the shades that mix two colors, with how much
  /// they fill. ASCII has neither.
  private let partings: [BlockShape]
  private let shades: [(share: Float, character: Character)]
  private var samples = CellSamples()
  /// What each cell of this row and of the next has to make up for, with a
  /// cell to spare on either side.
  private var debts: [PixelColor]
  private var nextDebts: [PixelColor]

  /// The tiles, row by row.
  ///
  /// - Parameter surface: What shows through, in numbers.
  static func tiles(
    _ mosaic: Mosaic, _ pigments: Pigments, surface: RGB, glyphs: Glyphs
  ) -> [Tile] {
    var painter = TilePainter(mosaic, pigments, surface, glyphs)
    var tiles: [Tile] = []
    tiles.reserveCapacity(mosaic.size.columns * mosaic.size.rows)
    for row in 0..<mosaic.size.rows {
      for column in 0..<mosaic.size.columns { tiles.append(painter.tile(column, row)) }
      painter.endRow()
    }
    return tiles
  }

  private init(_ mosaic: Mosaic, _ pigments: Pigments, _ surface: RGB, _ glyphs: Glyphs) {
    (self.mosaic, self.pigments) = (mosaic, pigments)
    self.surface = PixelColor(surface)
    switch glyphs {
    case .unicode:
      (partings, shades) = (BlockShape.partings, [(0.25, "░"), (0.5, "▒"), (0.75, "▓")])
    case .ascii, .words: (partings, shades) = ([], [])
    }
    debts = Array(repeating: .zero, count: mosaic.size.columns + 2)
    nextDebts = debts
  }

  private mutating func tile(_ column: Int, _ row: Int) -> Tile {
    samples.read(mosaic, column: column, row: row, surface: surface)
    if samples.opaque == 0 { return Tile(character: " ") }
    if samples.opaque != UInt32.max { return overNothing() }
    if pigments.isComplete { return parted() }
    samples.add(debts[column + 1])
    let best = best()
    pass(samples.mean - best.mean, column)
    return best.tile
  }

  /// A cell that can be seen through in part has one color before what is beneath.
  private func overNothing() -> Tile {
    if partings.isEmpty {
      let isSeen = samples.opaque.nonzeroBitCount * 2 >= BlockShape.sampleCount
      return Tile(
        character: " ", background: isSeen ? pigments.nearest(to: samples.mean).color : nil)
    }
    let shape = BlockShape.all.min { one, two in
      (one.mask ^ samples.opaque).nonzeroBitCount < (two.mask ^ samples.opaque).nonzeroBitCount
    }
    let seen = samples.opaque.nonzeroBitCount
    guard let shape, (shape.mask ^ samples.opaque).nonzeroBitCount < seen else {
      return Tile(character: " ")
    }
    let nearest = pigments.nearest(to: samples.sum(of: samples.opaque) / Float(seen))
    return Tile(character: shape.character, foreground: nearest.color)
  }

  /// The best of all colors: the parting whose sides differ most.
  private func parted() -> Tile {
    let all = Float(BlockShape.sampleCount)
    let flat = samples.sum.product(samples.sum) / all
    // What parting a cell gains has to be worth an edge.
    var best: (gain: Float, shape: BlockShape?, front: PixelColor) = (flat + all * 2, nil, .zero)
    for shape in partings {
      let front = samples.sum(of: shape.mask)
      let back = samples.sum - front
      let count = Float(shape.count)
      let gain = front.product(front) / count + back.product(back) / (all - count)
      if gain > best.gain { best = (gain, shape, front) }
    }
    guard let shape = best.shape else {
      return Tile(character: " ", background: pigments.nearest(to: samples.mean).color)
    }
    let count = Float(shape.count)
    return Tile(
      character: shape.character, foreground: pigments.nearest(to: best.front / count).color,
      background: pigments.nearest(to: (samples.sum - best.front) / (all - count)).color)
  }
}

extension TilePainter {
  /// A way to show a cell, how far it is off, and what the cell as a whole then shows.
  private struct Proposal {
    /// What would be drawn.
    var tile: Tile
    /// How far it is off, squared; only good to be compared, since what all have in common is left
    /// out.
    var error: Float
    /// Which color it has as a whole, for what the neighbors have to make up for.
    var mean: PixelColor
  }

  private func best() -> Proposal {
    var best = mixed()
    for shape in partings {
      let next = parted(shape)
      if next.error < best.error { best = next }
    }
    return best
  }

  private func parted(_ shape: BlockShape) -> Proposal {
    let (all, count) = (Float(BlockShape.sampleCount), Float(shape.count))
    let front = samples.sum(of: shape.mask)
    let back = samples.sum - front
    let (above, below) = (
      pigments.nearest(to: front / count), pigments.nearest(to: back / (all - count))
    )
    let error =
      samples.squares - 2 * front.product(above.pixel) - 2 * back.product(below.pixel)
      + count * above.pixel.product(above.pixel) + (all - count) * below.pixel.product(below.pixel)
    let tile = Tile(
      character: shape.character, foreground: above.color, background: below.color)
    let mean = (above.pixel * count + below.pixel * (all - count)) / all
    return Proposal(tile: tile, error: error, mean: mean)
  }

  /// One color, or two of them mixed by a shade.
  private func mixed() -> Proposal {
    let wanted = samples.mean
    let spread = samples.squares - samples.sum.product(wanted)
    var best = Proposal(tile: Tile(character: " "), error: .infinity, mean: wanted)
    let near = pigments.neighbors(of: wanted)
    func propose(_ tile: Tile, _ mean: PixelColor, roughness: Float) {
      let error = spread + Float(BlockShape.sampleCount) * (mean.distance(to: wanted) + roughness)
      if error < best.error { best = Proposal(tile: tile, error: error, mean: mean) }
    }
    for one in near {
      propose(Tile(character: " ", background: one.color), one.pixel, roughness: 0)
    }
    for (index, one) in near.enumerated() {
      for two in near[(index + 1)...] {
        let contrast = one.pixel.distance(to: two.pixel)
        for (share, shade) in shades {
          let mean = two.pixel + (one.pixel - two.pixel) * share
          let tile = Tile(character: shade, foreground: one.color, background: two.color)
          propose(tile, mean, roughness: contrast * share * (1 - share) * Self.roughness)
        }
      }
    }
    return best
  }

  /// A difference that can hardly be seen.
  private static let unseen: Float = 600

  /// How much the grain of a shade counts against it.
  private static let roughness: Float = 0.15

  // Not all of it: what cannot be seen would only make a grain of whole cells, and what is left
  // over at the edge of an object is no business of its neighbors.
  private mutating func pass(_ debt: PixelColor, _ column: Int) {
    let visible = debt.product(debt) - Self.unseen
    if visible <= 0 { return }
    let part = debt * (0.6 * visible / (visible + Self.unseen))
    debts[column + 2] += part * (7 / 16)
    nextDebts[column] += part * (3 / 16)
    nextDebts[column + 1] += part * (5 / 16)
    nextDebts[column + 2] += part * (1 / 16)
  }

  private mutating func endRow() {
    debts = nextDebts
    for index in nextDebts.indices { nextDebts[index] = .zero }
  }
}
