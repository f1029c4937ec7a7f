import Notifications

/// Which columns of the matrix are seen, and how wide they are: as wide as their longest cell where
/// all fit, else so that cells take two lines; what is left over is shared.
struct MatrixColumnLayout: Equatable {
  /// The columns that are seen, as indices of all.
  let seen: Range<Int>
  /// How wide each of them is, with the blanks at its end.
  let widths: [Int]

  /// What a cell is parted from the next by.
  static let gap = 2
  private static let leastColumns = 10
  // A cell as wide as this is read in two lines anyway.
  private static let widestHalf = 30

  /// What a column has to hold.
  struct Need: Equatable {
    /// Columns of its longest cell, heading and marks included.
    let longest: Int
    /// Columns of the longest word in it, with the marks before it.
    let word: Int
  }

  /// - Parameters:
  ///   - needs: What each column has to hold.
  ///   - selected: The column that has to be seen.
  ///   - room: The columns that there are for all of them.
  init(_ needs: [Need], selected: Int, room: Int) {
    let whole = needs.map { max(Self.leastColumns, $0.longest) + Self.gap }
    let halves = needs.map { need in
      let half = max(need.word, need.longest / 2 + 2)
      return max(Self.leastColumns, min(need.longest, min(Self.widestHalf, half))) + Self.gap
    }
    let page = whole.reduce(0, +) <= room ? 0..<needs.count : Self.page(halves, selected, room)
    seen = page
    widths = Self.shared(room, among: Array(whole[page]), atLeast: Array(halves[page]))
  }

  /// How wide a column is that is seen.
  func width(of column: Int) -> Int {
    let index = column - seen.lowerBound
    return widths.indices.contains(index) ? widths[index] : 0
  }

  // Pages stay as they are while one moves among their columns; the last
  // one is filled from the left.
  private static func page(_ widths: [Int], _ selected: Int, _ room: Int) -> Range<Int> {
    var (first, used) = (0, 0)
    var pages: [Range<Int>] = []
    for (index, width) in widths.enumerated() {
      if used > 0, used + width > room {
        pages.append(first..<index)
        (first, used) = (index, 0)
      }
      used += width
    }
    if !widths.isEmpty { pages.append(first..<widths.count) }
    return pages.first { $0.contains(selected) } ?? pages.last ?? 0..<0
  }

  // What lacks the least is whole first; what is left then is given to all alike.
  private static func shared(_ room: Int, among wished: [Int], atLeast least: [Int]) -> [Int] {
    if wished.count == 1 { return [min(room, wished[0])] }
    var widths = zip(wished, least).map { min($0, $1) }
    var left = room - widths.reduce(0, +)
    complete(&widths, to: wished, with: &left)
    spread(&left, among: &widths, to: wished)
    let air = widths.isEmpty ? 0 : min(4, max(0, left) / widths.count)
    return widths.map { $0 + air }
  }

  private static func complete(_ widths: inout [Int], to wished: [Int], with left: inout Int) {
    let lacks = zip(wished, widths).map { $0 - $1 }
    for index in widths.indices.ordered(by: { lacks[$0] < lacks[$1] }) {
      if lacks[index] > left { break }
      widths[index] += lacks[index]
      left -= lacks[index]
    }
  }

  private static func spread(_ left: inout Int, among widths: inout [Int], to wished: [Int]) {
    while left > 0 {
      let short = widths.indices.filter { widths[$0] < wished[$0] }
      if short.isEmpty { return }
      for index in short where left > 0 {
        widths[index] += 1
        left -= 1
      }
    }
  }
}
