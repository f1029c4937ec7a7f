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
    try When(ofLine: time, at: place).instant(from: state.now, in: state.device.timeZone)
  }

  /// The time that a payload line says.
  ///
  /// - Throws: Where that is none.
  init(ofLine time: String, at place: Place) throws(Diagnostic) {
    guard let when = When(time) else {
      throw Diagnostic(
        place, .error, "“\(time)” is no time; write one such as 09:41 or 2018-06-04T09:41")
    }
    self = when
  }
}
