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
