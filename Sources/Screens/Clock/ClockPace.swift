import Notifications

/// How the simulated clock goes: the interface's time makes it go, never the machine's own.
struct ClockPace: Hashable, Sendable {
  /// Whether simulated time passes by itself.
  var isRunning = false
  /// Simulated seconds in a second.
  var speed = ClockPace.speeds[0]
  /// The interface's time up to which the simulated time has passed.
  var passedUntil = Duration.zero
  /// When something happens or looks different, by the interface's time; nil while nothing does.
  var wake: Duration?

  /// How many simulated seconds a second may take, slowest first.
  static let speeds = [1, 10, 60, 600]

  /// The least time between two frames that only the clock changes: its digits could not be read
  /// faster. Events are drawn at their own time nevertheless.
  static let leastFrame = Duration.milliseconds(100)

  /// The next speed up or down; nil at either end.
  func speed(steppedBy step: Int) -> Int? {
    let index = (Self.speeds.firstIndex(of: speed) ?? 0) + step
    return Self.speeds.indices.contains(index) ? Self.speeds[index] : nil
  }

  /// Takes the simulated time that has passed, in whole seconds: what is left passes with the next.
  mutating func takePassed(until now: Duration) -> Interval {
    let seconds = (max(.zero, now - passedUntil) * speed).components.seconds
    passedUntil += .seconds(seconds) / speed
    return .seconds(seconds)
  }

  /// When so much simulated time has passed, by the interface's time; whole seconds pass.
  ///
  /// Not before all of it has: a share of a second is rounded up.
  func time(after interval: Interval) -> Duration {
    let seconds = Duration.seconds(max(.seconds(0), interval).secondsRoundedUp)
    let share = seconds / speed
    let missing: Int64 = share * speed < seconds ? 1 : 0
    return passedUntil + share + Duration(secondsComponent: 0, attosecondsComponent: missing)
  }
}
