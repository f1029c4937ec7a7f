/// A mosaic in letters alone, for where there is neither color nor Unicode:
/// the darkest cells are blank.
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
