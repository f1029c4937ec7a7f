import Delivery
import Notifications
import Scenarios

extension When {
  /// When a payload line is sent that says a time.
  ///
  /// - Throws: Where that is no time.
  package static func instant(
    ofLine time: String, in state: State, at place: Place
  ) throws(Diagnostic) -> Instant {
    guard let when = When(time) else {
      throw Diagnostic(
        place, .error, "“\(time)” is no time; write one such as 09:41 or 2018-06-04T09:41")
    }
    return when.instant(from: state.now, in: state.device.timeZone)
  }
}
