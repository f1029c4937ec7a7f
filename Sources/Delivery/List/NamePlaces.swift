/// Where each listed notification of a section is found by the name that its app gave it.
///
/// A hash table with linear probing. The names are kept by the notifications alone: a dictionary
/// would have each beside its place once more, and half of its room would be empty.
struct NamePlaces: Sendable {
  /// All that is asked of a notification when another comes in its place,
  /// which it lies far away from.
  struct Place: Sendable {
    /// What the list has of it.
    let entry: ListEntry
    private let smallSlot: Int32
    // A quarter of its name's hash, so that hardly ever another notification is looked at.
    fileprivate let tag: UInt32

    init(_ entry: ListEntry, in slot: Int) {
      (self.entry, smallSlot, tag) = (entry, Int32(slot), entry.name.tag)
    }

    /// Where its group is among the slots.
    var slot: Int { Int(smallSlot) }
  }

  // Empty, or as many as a power of two.
  private var cells: [Place?] = []
  /// How many names there are.
  private(set) var count = 0

  /// What has a name; nil where nothing has.
  subscript(name: NameDigest) -> Place? { count > 0 ? cells[cell(for: name)] : nil }

  /// Makes room for so many more names.
  mutating func reserve(_ more: Int) {
    let most = count + more
    guard !Self.holds(most, in: cells.count) else { return }
    var size = max(cells.count, 8)
    while !Self.holds(most, in: size) { size *= 2 }
    resize(to: size)
  }

  /// Puts a notification in the place of what has its name, or adds it.
  mutating func set(_ place: Place) {
    reserve(1)
    let index = cell(for: place.entry.name)
    if cells[index] == nil { count += 1 }
    cells[index] = place
  }

  /// Forgets a name; does nothing where nothing has it.
  mutating func remove(_ name: NameDigest) {
    guard count > 0 else { return }
    var hole = cell(for: name)
    guard cells[hole] != nil else { return }
    count -= 1
    // What was put further on because of it comes closer, so that nothing is
    // searched beyond an empty cell.
    var next = cell(after: hole)
    while let place = cells[next] {
      if distance(from: home(of: place.entry.name), to: next) >= distance(from: hole, to: next) {
        cells[hole] = place
        hole = next
      }
      next = cell(after: next)
    }
    cells[hole] = nil
  }

  // An eighth stays empty, so that a search ends soon.
  private static func holds(_ count: Int, in size: Int) -> Bool { count * 8 <= size * 7 }

  // The one that has this name, or else the empty one where it would be put; some are always empty.
  private func cell(for name: NameDigest) -> Int {
    var index = home(of: name)
    while let place = cells[index], place.tag != name.tag || place.entry.name != name {
      index = cell(after: index)
    }
    return index
  }

  private mutating func resize(to size: Int) {
    let old = cells
    cells = [Place?](repeating: nil, count: size)
    for case let place? in old { cells[cell(for: place.entry.name)] = place }
  }

  private func home(of name: NameDigest) -> Int { name.first & (cells.count - 1) }
  private func cell(after index: Int) -> Int { (index + 1) & (cells.count - 1) }
  private func distance(from start: Int, to end: Int) -> Int { (end - start) & (cells.count - 1) }
}
