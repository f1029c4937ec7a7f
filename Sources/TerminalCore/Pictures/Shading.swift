/// A mosaic in letters alone, for where there is neither color nor Unicode: the darkest cells are blank.
struct Shading {
  /// The characters, row by row.
  let characters: [Character]

  /// Shades a mosaic.
  ///
  /// - Parameters:
  ///   - lightness: Each cell's, from 0 to 255, row by row.
  ///   - columns: The cells of a row.
  init(lightness: [Float], columns: Int) {
    let shades = Array(" .:-=+*#%@")
    let last = Float(shades.count - 1)
    let range = LightnessRange(lightness)
    var debts = ShadingDebts(columns: columns, count: lightness.count)
    characters = lightness.indices.map { index in
      // What is not there at all stays blank.
      if lightness[index] < 1 { return " " }
      let wanted = range.share(lightness[index]) * last + debts[index]
      let shade = max(0, min(last, wanted.rounded()))
      debts.pass(wanted - shade, from: index)
      return shades[Int(shade)]
    }
  }
}

/// What the lightness of a picture is spread over: there are few shades to spend.
struct LightnessRange {
  private let darkest, span: Float

  /// From the darkest to the lightest but for some of each; what is not there does not count.
  ///
  /// - Parameter percent: How many of a hundred are left out on either side, below 50.
  init(_ lightness: [Float], leavingOut percent: Int = 1) {
    let sorted = lightness.filter { $0 >= 1 }.sorted()
    guard let first = sorted.first, let last = sorted.last else {
      (darkest, span) = (0, 255)
      return
    }
    let outliers = sorted.count * percent / 100
    let (low, high) = (sorted[outliers], sorted[sorted.count - 1 - outliers])
    // A picture of one lightness has none to compare it with.
    (darkest, span) = high - low < 24 ? (min(first, 0), max(last, 255)) : (low, high - low)
  }

  /// A lightness as a share of the whole, 0 to 1 but for outliers.
  func share(_ lightness: Float) -> Float { (lightness - darkest) / span }
}

/// What cells have to make up for, as Floyd and Steinberg pass it on.
struct ShadingDebts {
  private let columns: Int
  private var debts: [Float]

  /// - Parameters:
  ///   - columns: The cells of a row.
  ///   - count: All cells.
  init(columns: Int, count: Int) {
    self.columns = columns
    debts = Array(repeating: 0, count: count + columns + 2)
  }

  /// What a cell has to make up for.
  subscript(index: Int) -> Float { debts[index] }

  /// Passes most of what a cell is off to its neighbors, or the part of it that is their business.
  mutating func pass(_ debt: Float, from index: Int, part: Float = 0.8) {
    let debt = debt * part
    let column = index % columns
    if column + 1 < columns { debts[index + 1] += debt * 7 / 16 }
    if column > 0 { debts[index + columns - 1] += debt * 3 / 16 }
    debts[index + columns] += debt * 5 / 16
    if column + 1 < columns { debts[index + columns + 1] += debt / 16 }
  }
}
