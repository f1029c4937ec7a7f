import Delivery
import Notifications
import Scenarios

extension HeadlessRun {
  /// Plays until a line of what was opened is reached: the clock reads what the line says,
  /// and nothing of it is done.
  ///
  /// - Parameter line: From 1; where it says nothing, the next one that does.
  package mutating func play(toLine line: Int) {
    play(beforeLine: line)
    let (now, zone) = (session.state.now, session.state.device.timeZone)
    // What keeps the clock from going there is told where the line itself is played.
    guard let next = playback.nextLineOfOpened,
      let instant = (try? next.instant(now: now, in: zone)) ?? nil, instant > now,
      let facts = try? session.perform(.advance(to: instant))
    else { return }
    tell(session.happened(facts))
  }
}
