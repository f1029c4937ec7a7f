import Delivery
import Files
import Lint
import Notifications
import Scenarios

/// The clock as the lines of one file of payloads move it.
struct LineClock {
  /// As the lines before left it.
  private(set) var clock: LintedClock

  /// Begins as a phone's.
  init(_ phone: State) { clock = LintedClock(phone) }

  /// Moves it to when a line is sent; one that is not sent moves nothing.
  ///
  /// - Returns: Why it does not go there; nil where it does.
  mutating func refusal(of line: PayloadLine) -> Diagnostic? {
    guard let time = line.time else { return nil }
    do throws(Diagnostic) {
      let when = try When(ofLine: time, at: line.placeOfTime)
      guard line.payload != nil, !line.isMisdirected else { return nil }
      let instant = when.instant(from: clock.now, in: clock.timeZone)
      if instant < clock.now { throw past(line.placeOfTime) }
      clock.now = instant
      return nil
    } catch {
      return error
    }
  }

  // As a phone says it on which the file is played.
  private func past(_ place: Place) -> Diagnostic {
    let refusal = Refusal.backward(from: CivilTime(clock.now, in: clock.timeZone))
    return Diagnostic(place, .error, refusal.description, lacking: .state)
  }
}
