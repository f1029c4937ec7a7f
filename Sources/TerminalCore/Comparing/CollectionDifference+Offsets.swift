extension CollectionDifference {
  /// Where what was removed stood before, and where what was inserted stands now; both from 0.
  package var offsets: (removed: Set<Int>, inserted: Set<Int>) {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in self {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (removed, inserted)
  }
}
