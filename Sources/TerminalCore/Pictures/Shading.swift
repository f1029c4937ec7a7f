/// A mosaic in characters alone, for where there is no colour: the darkest cells are blank.
struct Shading {
  /// The characters, row by row.
  let characters: [Character]

  /// Shades a mosaic.
  ///
  /// - Parameters:
  ///   - lightness: Each cell's, from 0 to 255, row by row.
  ///   - columns: The cells of a row.
  init(lightness: [Float], columns: Int, glyphs: Glyphs) {
    let shades = Array(glyphs == .unicode ? " ░▒▓█" : " .:-=+*#%@")
    let last = Float(shades.count - 1)
    let (darkest, span) = Self.range(of: lightness)
    var debts = [Float](repeating: 0, count: lightness.count + columns + 2)
    characters = lightness.indices.map { index in
      // What is not there at all stays blank.
      if lightness[index] < 1 { return " " }
      let wanted = (lightness[index] - darkest) / span * last + debts[index]
      let shade = max(0, min(last, wanted.rounded()))
      let debt = (wanted - shade) * 0.8
      let column = index % columns
      if column + 1 < columns { debts[index + 1] += debt * 7 / 16 }
      if column > 0 { debts[index + columns - 1] += debt * 3 / 16 }
      debts[index + columns] += debt * 5 / 16
      if column + 1 < columns { debts[index + columns + 1] += debt / 16 }
      return shades[Int(shade)]
    }
  }

  // From the darkest to the lightest but for a hundredth of each: there are few shades to spend.
  private static func range(of lightness: [Float]) -> (darkest: Float, span: Float) {
    let sorted = lightness.filter { $0 >= 1 }.sorted()
    guard let first = sorted.first, let last = sorted.last else { return (0, 255) }
    let (low, high) = (sorted[sorted.count / 100], sorted[sorted.count - 1 - sorted.count / 100])
    // A picture of one lightness has none to compare it with.
    return high - low < 24 ? (min(first, 0), max(last, 255)) : (low, high - low)
  }
}
