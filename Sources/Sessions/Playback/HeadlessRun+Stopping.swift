import Delivery
import Notifications
import Scenarios

extension HeadlessRun {
  /// Plays until a line is reached: the clock reads what the line says, and nothing of it is done.
  ///
  /// - Parameter stop: Before that line; where it says nothing, before the next one that does.
  package mutating func play(to stop: PlaybackStop) {
    play(stop: stop)
    let (now, zone) = (session.state.now, session.state.device.timeZone)
    // What keeps the clock from going there is told where the line itself is played.
    guard let next = stop.nextLine(of: playback),
      let instant = (try? next.instant(now: now, in: zone)) ?? nil, instant > now,
      let facts = try? session.perform(.advance(to: instant))
    else { return }
    tell(session.happened(facts))
  }
}
