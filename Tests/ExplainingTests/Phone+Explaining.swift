import Delivery
import Notifications
import TestSupport

@testable import Explaining

extension Phone {
  /// All that happened, as explanations want it.
  var log: FactLog {
    var log = FactLog()
    log.append(facts)
    return log
  }

  /// Why a notification is as it is.
  func explanation(of number: Int) -> Explanation {
    Explanation(of: number, facts: log, in: state)
  }

  /// Lets so much time pass.
  mutating func wait(_ interval: Interval) throws {
    try perform(.advance(to: state.now + interval))
  }
}
