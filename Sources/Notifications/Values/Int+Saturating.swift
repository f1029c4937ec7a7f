extension Int {
  /// The sum, or the nearest number that there is: what payloads say is added up without a limit.
  package func addingSaturated(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    if !overflows { return sum }
    return other < 0 ? .min : .max
  }
}

extension [Int] {
  /// The sum, or the nearest number that there is.
  package var saturatingSum: Int { reduce(0) { $0.addingSaturated($1) } }
}
