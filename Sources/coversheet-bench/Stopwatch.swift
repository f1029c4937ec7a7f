/// The time that some work takes.
func elapsed<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Duration {
  let start = ContinuousClock.now
  try work()
  return ContinuousClock.now - start
}

extension Duration {
  /// The length in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}

extension [Duration] {
  /// The one in the middle; zero for none.
  var median: Duration {
    isEmpty ? .zero : sorted()[count / 2]
  }

  /// The one that so many of a hundred are not above; zero for none.
  func percentile(_ percent: Int) -> Duration {
    isEmpty ? .zero : sorted()[Swift.min(count - 1, count * percent / 100)]
  }
}

extension Collection<Double> {
  /// The one in the middle; zero for none.
  var median: Double {
    isEmpty ? 0 : sorted()[count / 2]
  }
}
