/// Rows in which every value of an axis meets every value of every other axis at least once.
///
/// Always the same for the same counts: the first row that is not covered yet is begun with,
/// and each other axis takes the value that covers the most of what is left, of equal ones the
/// one that was taken least.
struct PairwiseRows {
  /// For each axis the number of its value.
  private(set) var rows: [[Int]] = []
  private let counts: [Int]
  private var left: Set<Pair> = []
  private var uses: [[Int]]

  /// Two values that are to meet; the axis of the first comes before the other's.
  struct Pair: Hashable {
    let firstAxis, firstValue, secondAxis, secondValue: Int
  }

  /// - Parameter counts: How many values each axis has, one at least.
  init(counts: [Int]) {
    self.counts = counts
    uses = counts.map { Array(repeating: 0, count: $0) }
    let all = Self.pairs(counts)
    left = Set(all)
    for pair in all where left.contains(pair) { rows.append(row(from: pair)) }
  }

  /// All pairs of values, in order.
  static func pairs(_ counts: [Int]) -> [Pair] {
    counts.indices.flatMap { first in
      counts.indices.filter { $0 > first }.flatMap { second in
        (0..<counts[first]).flatMap { one in
          (0..<counts[second]).map {
            Pair(firstAxis: first, firstValue: one, secondAxis: second, secondValue: $0)
          }
        }
      }
    }
  }

  private mutating func row(from pair: Pair) -> [Int] {
    var values: [Int?] = counts.map { _ in nil }
    values[pair.firstAxis] = pair.firstValue
    values[pair.secondAxis] = pair.secondValue
    for axis in counts.indices where values[axis] == nil {
      let gains = (0..<counts[axis]).map { value in
        (value: value, gain: gain(of: value, on: axis, beside: values), uses: uses[axis][value])
      }
      values[axis] =
        gains.max { ($0.gain, $1.uses, $1.value) < ($1.gain, $0.uses, $0.value) }?.value ?? 0
    }
    let row = values.map { $0 ?? 0 }
    for (axis, value) in row.enumerated() { uses[axis][value] += 1 }
    left.subtract(Self.met(in: row))
    return row
  }

  private func gain(of value: Int, on axis: Int, beside values: [Int?]) -> Int {
    values.enumerated().count { other, known in
      guard let known, other != axis else { return false }
      return left.contains(
        other < axis
          ? Pair(firstAxis: other, firstValue: known, secondAxis: axis, secondValue: value)
          : Pair(firstAxis: axis, firstValue: value, secondAxis: other, secondValue: known))
    }
  }

  /// The pairs of values that meet in a row.
  static func met(in row: [Int]) -> [Pair] {
    row.indices.flatMap { first in
      row.indices.filter { $0 > first }.map {
        Pair(firstAxis: first, firstValue: row[first], secondAxis: $0, secondValue: row[$0])
      }
    }
  }
}
