extension Sequence {
  /// The elements in an order, as `sorted(by:)` has them.
  ///
  /// That is compiled anew for each type and each order, three kilobytes each time, and there are
  /// dozens of both. Here places are sorted, by one function for all: to be taken where not many
  /// thousand elements are sorted.
  ///
  /// - Parameter precedes: Whether the first of two comes before the second; where it says so of
  ///   neither, they stay as they were.
  package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    if elements.count < 2 { return elements }
    return orderedPlaces(elements.count) { precedes(elements[$0], elements[$1]) }.map {
      elements[$0]
    }
  }
}

@inline(never)
private func orderedPlaces(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}
