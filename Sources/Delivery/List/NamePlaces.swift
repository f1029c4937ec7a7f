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
    // Its name's, so that hardly ever another notification is looked at.
    fileprivate let hash: UInt32

    init(_ entry: ListEntry, in slot: Int) {
      (self.entry, smallSlot, hash) = (entry, Int32(slot), entry.name.hash)
    }

    /// Where its group is among the slots.
    var slot: Int { Int(smallSlot) }
  }

  // Empty, or as many as a power of two.
  private var cells: [Place?] = []
  /// How many names there are.
  private(set) var count = 0

  /// What has a name; nil where nothing has.
  subscript(name: HashedName) -> Place? { count > 0 ? cells[cell(for: name)] : nil }

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
  mutating func remove(_ name: HashedName) {
    guard count > 0 else { return }
    var hole = cell(for: name)
    guard cells[hole] != nil else { return }
    count -= 1
    // What was put further on because of it comes closer, so that nothing is
    // searched beyond an empty cell.
    var next = cell(after: hole)
    while let place = cells[next] {
      if distance(from: home(of: place.hash), to: next) >= distance(from: hole, to: next) {
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
  private func cell(for name: HashedName) -> Int {
    let hash = name.hash
    var index = home(of: hash)
    while let place = cells[index], place.hash != hash || !name.names(place.entry.request) {
      index = cell(after: index)
    }
    return index
  }

  private mutating func resize(to size: Int) {
    let old = cells
    cells = [Place?](repeating: nil, count: size)
    // No two of them have one name: none of their notifications is looked at.
    for case let place? in old {
      var index = home(of: place.hash)
      while cells[index] != nil { index = cell(after: index) }
      cells[index] = place
    }
  }

  private func home(of hash: UInt32) -> Int { Int(hash) & (cells.count - 1) }
  private func cell(after index: Int) -> Int { (index + 1) & (cells.count - 1) }
  private func distance(from start: Int, to end: Int) -> Int { (end - start) & (cells.count - 1) }
}
