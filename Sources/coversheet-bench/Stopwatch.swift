import Glibc

/// The time that some work takes.
func elapsed<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Duration {
  let start = ContinuousClock.now
  try work()
  return ContinuousClock.now - start
}

/// The processor time of this process's own that some work takes, in seconds.
func processorSeconds(of work: () -> Void) -> Double {
  let start = rusage.ofThisProcess.ownSeconds
  work()
  return rusage.ofThisProcess.ownSeconds - start
}

extension rusage {
  /// What this process used so far.
  fileprivate static var ofThisProcess: rusage {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage
  }

  /// The part of the processor time that the system did not spend for it, in seconds.
  var ownSeconds: Double { Double(ru_utime.tv_sec) + Double(ru_utime.tv_usec) / 1e6 }
}

extension Duration {
  /// The length in seconds.
  var seconds: Double { milliseconds / 1000 }

  /// The length in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }

  /// The length in microseconds.
  var microseconds: Double { milliseconds * 1000 }
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
