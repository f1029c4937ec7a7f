import FuzzTargets
import Glibc

/// Runs random lines of all verbs; ends the program where something is not as it always is.
func walk(_ lines: Int) {
  let seed = UInt64(time(nil))
  var walk = VerbWalk(seed: seed)
  for line in 0..<lines {
    guard let broken = walk.step() else { continue }
    print("seed \(seed), line \(line): \(broken)")
    exit(1)
  }
  print("seed \(seed): \(lines) lines tried, \(walk.runCount) commands done, nothing broken")
}
