import FuzzTargets
import Glibc

// As for an input of a target.
private let mostMegabytes = 256
private let mostSeconds: UInt32 = 1

/// Runs random lines of all verbs; ends the program where something is not as it always is, where
/// a line takes longer than a second, by the signal of the alarm, or all more than 256 MB, and where
/// no line of some verb could be done.
func walk(_ lines: Int) {
  let seed = UInt64(time(nil))
  print("seed \(seed)")
  // The signal leaves no time for it.
  fflush(nil)
  var walk = VerbWalk(seed: seed)
  for line in 0..<lines {
    // What is made once takes longer than a line may.
    if line > 0 { alarm(mostSeconds) }
    guard let broken = walk.step() ?? tooMuchMemory() else { continue }
    print("seed \(seed), line \(line): \(broken)")
    exit(1)
  }
  alarm(0)
  guard walk.neverDone.isEmpty else {
    print("seed \(seed): no line was done of \(walk.neverDone.joined(separator: ", "))")
    exit(1)
  }
  print("seed \(seed): \(lines) lines tried, \(walk.runCount) commands done, nothing broken")
}

private func tooMuchMemory() -> String? {
  var usage = rusage()
  getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
  let megabytes = usage.ru_maxrss / 1024
  return megabytes > mostMegabytes ? "all take \(megabytes) MB" : nil
}
