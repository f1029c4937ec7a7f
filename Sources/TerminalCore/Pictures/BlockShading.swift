/// A mosaic without colors: shades where a cell is of one lightness, block elements
/// where an edge goes through it.
struct BlockShading {
  /// The characters, row by row.
  private(set) var characters: [Character] = []

  private let lightness: [Float]
  private let columns: Int
  private let range: LightnessRange
  private var debts: ShadingDebts

  /// Shades a mosaic.
  ///
  /// - Parameters:
  ///   - lightness: That of each sample, from 0 to 255, row by row: as many a
  ///     cell as block shapes have.
  ///   - cells: That of each cell.
  ///   - columns: The cells of a row.
  init(lightness: [Float], cells: [Float], columns: Int) {
    (self.lightness, self.columns) = (lightness, columns)
    range = LightnessRange(cells, leavingOut: 3)
    debts = ShadingDebts(columns: columns, count: cells.count)
    characters.reserveCapacity(cells.count)
    for index in cells.indices { characters.append(character(index)) }
  }

  private static let shades = Array(" ░▒▓█")

  private mutating func character(_ index: Int) -> Character {
    let samples = samples(of: index)
    // What is not there at all stays blank.
    if !samples.contains(where: { $0 >= 1 }) { return " " }
    let debt = debts[index]
    let shares = samples.map { min(1, max(0, range.share($0))) }
    let best = best(shares, debt: debt)
    let mean = shares.reduce(0, +) / Float(shares.count)
    // What is left over at an edge is hardly the business of what lies around it.
    debts.pass(mean + debt - best.mean, from: index, part: best.isEdge ? 0.25 : 0.8)
    return best.character
  }

  private struct Proposal {
    /// What would be drawn.
    var character: Character
    /// How far it is off, squared, summed over the samples; less what an
    /// edge that is seen is worth.
    var error: Float
    /// How light it is as a whole, 0 to 1.
    var mean: Float
    /// Whether it parts the cell, and is no shade of all of it.
    var isEdge = false
  }

  private func best(_ shares: [Float], debt: Float) -> Proposal {
    let count = Float(shares.count)
    let sum = shares.reduce(0, +)
    let squares = shares.reduce(0) { $0 + $1 * $1 }
    var best = Self.shade(sum / count + debt)
    best.error = squares - 2 * best.mean * sum + count * best.mean * best.mean
    for shape in BlockShape.all where shape.count < BlockShape.sampleCount {
      let filled = Float(shape.count)
      let front = Self.sum(of: shares, shape.mask)
      let back = sum - front
      // It is the front that is light.
      if front * (count - filled) <= back * filled { continue }
      let gain = front * front / filled + back * back / (count - filled) - sum * sum / count
      let error = squares - 2 * front + filled - gain + Self.edge
      if error < best.error {
        best = Proposal(
          character: shape.character, error: error, mean: filled / count, isEdge: true)
      }
    }
    return best
  }

  /// What an edge has to be better by.
  private static let edge: Float = 0.2

  private static func shade(_ lightness: Float) -> Proposal {
    let last = Float(shades.count - 1)
    let shade = max(0, min(last, (lightness * last).rounded()))
    return Proposal(character: shades[Int(shade)], error: 0, mean: shade / last)
  }

  private static func sum(of shares: [Float], _ mask: UInt32) -> Float {
    var (sum, rest): (Float, UInt32) = (0, mask)
    while rest != 0 {
      sum += shares[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return sum
  }

  private func samples(of index: Int) -> [Float] {
    let (column, row) = (index % columns, index / columns)
    let width = columns * BlockShape.columns
    return (0..<BlockShape.sampleCount).map { sample in
      let x = column * BlockShape.columns + sample % BlockShape.columns
      let y = row * BlockShape.rows + sample / BlockShape.columns
      return lightness[y * width + x]
    }
  }
}
