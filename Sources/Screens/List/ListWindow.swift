import Delivery

/// The rows of the list that are seen, and where. Measures these and nothing else.
struct ListWindow {
  /// A row of the list with its place in the window.
  struct Item {
    let index: Int
    /// Rows below the upper edge; negative for what is cut off there.
    var row: Int
    /// Rows that it takes in all, cut off or not.
    let height: Int
    /// What is drawn, all `height` rows of it.
    let part: Part
  }

  /// From top to bottom, all at least partly seen.
  private(set) var items: [Item] = []
  /// Rows that there is room for, from 1.
  let height: Int
  private let rows: ListRows
  private let make: (Int) -> (part: Part, height: Int)
  private let lastAsked: Int

  /// Lays rows out around one of them.
  ///
  /// - Parameters:
  ///   - make: Draws and measures the row at an index.
  ///   - fillsBottom: Whether blank space below the last row is filled from above.
  ///   - risesFromBottom: Whether rows that leave room stand at the lower edge (section O).
  ///   - index: The only row that is asked for, so that none below it is laid out; nil for all.
  init(
    _ rows: ListRows, height: Int, scroll: Scroll, fillsBottom: Bool,
    risesFromBottom: Bool, only index: Int?,
    make: @escaping (Int) -> (part: Part, height: Int)
  ) {
    self.rows = rows
    self.height = max(1, height)
    self.make = make
    lastAsked = index ?? .max
    if rows.count == 0 { return }
    switch scroll {
    case .top: place(0, at: 0)
    case .at(let spot, let index, let row):
      place(rows.index(of: spot) ?? min(max(0, index), rows.count - 1), at: row)
    }
    if fillsBottom { fillBottom() }
    closeTop()
    if risesFromBottom { sinkToBottom() }
  }

  /// Where a group's first row stands; nil where it is gone.
  func index(of place: GroupPlace) -> Int? { rows.index(of: .group(place)) }

  /// Rows of the list, seen or not.
  var count: Int { rows.count }

  /// The index of the first row that is seen, and of the one after the last.
  var range: Range<Int> { (items.first?.index ?? 0)..<(items.last.map { $0.index + 1 } ?? 0) }

  /// The first row that is seen from its beginning on, or as much as there is room for: what is cut
  /// off above lacks the line that says what it is.
  var firstShown: Int {
    items.first { $0.row >= 0 || $0.height > height && $0.row + $0.height > 1 }?.index
      ?? range.upperBound
  }

  /// How many rows of the list are above and below.
  ///
  /// A row that is cut off above counts as hidden, unless it has more rows than there is room for.
  var hidden: (above: Int, below: Int) {
    return (firstShown, rows.count - range.upperBound)
  }

  /// The place of a row that is seen.
  func item(_ index: Int) -> Item? { items.first { $0.index == index } }

  /// Whether all of a row is seen, or as much as there is room for.
  func showsWhole(_ index: Int) -> Bool {
    guard let item = item(index) else { return false }
    return item.row >= 0 && (item.row + item.height <= height || item.row == 0)
  }

  private mutating func place(_ index: Int, at row: Int) {
    items = [item(index, at: row)]
    growUp()
    growDown()
    items.removeAll { $0.row + $0.height <= 0 || $0.row >= height }
  }

  /// A row wherever it is to stand.
  func item(_ index: Int, at row: Int) -> Item {
    let made = make(index)
    return Item(index: index, row: row, height: made.height, part: made.part)
  }

  private mutating func growUp() {
    while let first = items.first, first.row > 0, first.index > 0 {
      let made = make(first.index - 1)
      let row = first.row - made.height
      items.insert(
        Item(index: first.index - 1, row: row, height: made.height, part: made.part), at: 0)
    }
  }

  private mutating func growDown() {
    while let last = items.last, last.index < lastAsked, last.row + last.height < height,
      last.index + 1 < rows.count
    {
      items.append(item(last.index + 1, at: last.row + last.height))
    }
  }

  private mutating func shift(by rows: Int) {
    for index in items.indices { items[index].row += rows }
    growUp()
    growDown()
    items.removeAll { $0.row + $0.height <= 0 || $0.row >= height }
  }

  private mutating func fillBottom() {
    guard let last = items.last, last.index == rows.count - 1 else { return }
    let blank = height - last.row - last.height
    if blank > 0 { shift(by: blank) }
  }

  private mutating func closeTop() {
    if let first = items.first, first.index == 0, first.row > 0 { shift(by: -first.row) }
  }

  // Only where everything has room: else the newest would be pushed out at the top.
  private mutating func sinkToBottom() {
    guard let first = items.first, let last = items.last, first.index == 0, first.row >= 0,
      last.index == rows.count - 1
    else { return }
    let blank = max(0, height - last.row - last.height)
    for index in items.indices { items[index].row += blank }
  }

  /// What keeps this window as it is.
  func scroll(keeping index: Int? = nil) -> Scroll {
    guard let item = index.flatMap(item) ?? items.first, let anchor = rows.anchor(at: item.index)
    else { return .top }
    return .at(anchor, index: item.index, row: item.row)
  }
}
