/// How many requests come in a second, counted by whole seconds of the machine's clock.
///
/// Seconds without a request count as none: the rate falls to 0 by itself when it is asked later.
package struct RequestRate: Hashable, Sendable {
  private var second: Int64 = 0
  private var count = 0
  private var countBefore = 0

  package init() {}

  /// Counts a request. Uptimes must not go back.
  ///
  /// - Parameter uptime: The machine's clock that only goes forward.
  package mutating func note(at uptime: Duration) {
    goOn(to: uptime.components.seconds)
    count += 1
  }

  /// The requests of the last whole second, or those of the present one
  /// where they are more already.
  ///
  /// - Parameter uptime: Of now; changes nothing.
  package func perSecond(at uptime: Duration) -> Int {
    var rate = self
    rate.goOn(to: uptime.components.seconds)
    return max(rate.count, rate.countBefore)
  }

  private mutating func goOn(to new: Int64) {
    guard new != second else { return }
    countBefore = new == second + 1 ? count : 0
    (second, count) = (new, 0)
  }
}
