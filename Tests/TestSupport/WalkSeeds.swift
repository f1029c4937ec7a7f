import Glibc

/// The seeds of a random walk that takes long: a third of them in every run, all
/// where `COVERSHEET_WALKS=all`.
package func walkSeeds(_ count: UInt64) -> ClosedRange<UInt64> {
  let asked = getenv("COVERSHEET_WALKS").map { String(cString: $0) }
  return 1...(asked == "all" ? count : (count + 2) / 3)
}
