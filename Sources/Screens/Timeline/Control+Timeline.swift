import Notifications
import TerminalCore

extension Control {
  /// What shows time as a whole.
  static let timeline: [Control] = [
    Control(
      .timeline, .timeline, [Shortcut("T"), Shortcut("gt")], in: .going,
      act: { model, _ in
        model.openTimeline()
        return []
      }),
    goTo,
    move(.hourBack, .hourBack, [Shortcut("("), Shortcut(.left, .shift)]) { now, _ in
      now + .hours(-1)
    },
    move(.hourOn, .hourOn, [Shortcut(")"), Shortcut(.right, .shift)]) { now, _ in now + .hours(1) },
    move(.dayBack, .dayBack, [Shortcut(.left, .control)]) { $0.day(-1, in: $1) },
    move(.dayOn, .dayOn, [Shortcut(.right, .control)]) { $0.day(1, in: $1) },
    Control(
      .axisIn, .axisIn, [Shortcut("*"), Shortcut(.up, .shift)], in: .clock, elsewhere: Words.noAxis),
    Control(
      .axisOut, .axisOut, [Shortcut("_"), Shortcut(.down, .shift)], in: .clock,
      elsewhere: Words.noAxis),
    addRequest,
    removeRequest,
  ]

  private static func move(
    _ id: ControlID, _ words: ControlWords, _ shortcuts: [Shortcut],
    to instant: @escaping @Sendable (Instant, TimeZone) -> Instant
  ) -> Control {
    Control(
      id, words, shortcuts, in: .clock,
      act: { model, scene in
        model.goTo(instant(scene.state.now, scene.state.device.timeZone))
      })
  }
}

extension Instant {
  /// The same reading of the clock so many days later.
  fileprivate func day(_ count: Int64, in zone: TimeZone) -> Instant {
    let reading = CivilTime(self, in: zone)
    let other = reading.instant(secondsFromGMT: 0) + .days(count)
    return CivilTime(other, secondsFromGMT: 0).instant(in: zone)
  }
}

extension ControlID {
  /// Time, and the axis that it is seen on.
  package static let (
    timeline, hourBack, hourOn, dayBack, dayOn, axisIn, axisOut
  ) = (
    ControlID("timeline"), ControlID("hour-back"), ControlID("hour-on"), ControlID("day-back"),
    ControlID("day-on"), ControlID("axis-in"), ControlID("axis-out")
  )
}
