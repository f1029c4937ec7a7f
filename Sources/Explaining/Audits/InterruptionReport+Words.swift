import Notifications

extension InterruptionReport {
  /// All interruptions in a line.
  ///
  /// - Parameter after: The same course with a change of settings; nil for none.
  package func summary(after: InterruptionReport? = nil) -> String {
    let dayCount = max(dayCount, after?.dayCount ?? 0)
    let days = dayCount.counted("day")
    let count = total.interruptions
    let before = "\(count.counted("interruption")) on \(days)"
    return before + (after.map { ", \($0.total.interruptions) after the change" } ?? "")
  }
}
