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

extension Set {
  /// The elements in an order, as of any sequence.
  ///
  /// Taken out here: to make an array of a set whose type is not known the runtime looks among all
  /// conformances for the one by which its elements are hashed.
  package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    var elements: [Element] = []
    for element in self { elements.append(element) }
    return elements.ordered(by: precedes)
  }
}

@inline(never)
private func orderedPlaces(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: precedes)
}
