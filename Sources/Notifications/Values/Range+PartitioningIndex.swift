extension Range<Int> {
  /// The first number for which a condition holds, found by binary search; the upper
  /// bound where it holds for none.
  ///
  /// - Parameter holds: A condition that holds for all numbers behind the first for which it does.
  @inlinable package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
