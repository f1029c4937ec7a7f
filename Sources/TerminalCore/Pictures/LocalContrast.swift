/// What keeps the edges of a picture that has no colors: each sample is moved away
/// from what lies around it.
///
/// Without colors there are five grays, and a dark boat on a dark sea would be the same one.
struct LocalContrast {
  /// The lightness of each sample, from 0 to 255, row by row; of what is not there as it was.
  private(set) var lightness: [Float]

  /// How much a difference from the surroundings counts besides itself.
  private static let gain: Float = 1.5
  /// How far the surroundings of a sample reach to each side: three cells across.
  private static let reach = 3 * BlockShape.columns

  /// Raises it.
  ///
  /// - Parameter width: The samples of a row, at least 1.
  init(_ original: [Float], width: Int) {
    let sums = AreaSums(original, width: width)
    // What is not there is no surroundings.
    let counts = AreaSums(original.map { $0 >= 1 ? 1 : 0 }, width: width)
    lightness = original
    for (index, value) in original.enumerated() where value >= 1 {
      let (column, row) = (index % width, index / width)
      let around = sums.sum(around: column, row, reach: Self.reach)
      let mean = around / max(1, counts.sum(around: column, row, reach: Self.reach))
      lightness[index] = max(1, min(255, value + Self.gain * (value - mean)))
    }
  }

  /// The mean of each cell, row by row.
  ///
  /// - Parameter columns: The cells of a row.
  func cells(columns: Int) -> [Float] {
    var cells = [Float](repeating: 0, count: lightness.count / BlockShape.sampleCount)
    let width = columns * BlockShape.columns
    for (index, value) in lightness.enumerated() {
      let row = index / width / BlockShape.rows
      cells[row * columns + index % width / BlockShape.columns] += value
    }
    return cells.map { $0 / Float(BlockShape.sampleCount) }
  }
}

/// The sum of any rectangle of values, at the cost of four of them.
private struct AreaSums {
  private let width, height: Int
  // Of everything above and before a value, with a row and a column of zeros first.
  private var sums: [Float]

  init(_ values: [Float], width: Int) {
    self.width = width
    height = values.count / width
    sums = Array(repeating: 0, count: (width + 1) * (height + 1))
    for row in 0..<height {
      var before: Float = 0
      for column in 0..<width {
        before += values[row * width + column]
        let place = (row + 1) * (width + 1) + column + 1
        sums[place] = before + sums[place - width - 1]
      }
    }
  }

  /// The sum of the rectangle in whose middle a value is; it is smaller where there is less to one
  /// side, for that side alone would be no surroundings.
  func sum(around column: Int, _ row: Int, reach: Int) -> Float {
    let across = min(reach, column, width - 1 - column)
    let down = min(reach, row, height - 1 - row)
    let (left, right) = (column - across, column + across + 1)
    let (top, bottom) = ((row - down) * (width + 1), (row + down + 1) * (width + 1))
    return sums[bottom + right] - sums[top + right] - sums[bottom + left] + sums[top + left]
  }
}
