import Notifications
import TerminalCore

extension Control {
  /// What shows time as a whole.
  static let timeline: [Control] = [
    Control(
      .timeline, "timeline",
      "What was, what is to come, what was left: move through it to look at any moment",
      also: "history past time travel scrub", [Shortcut("T"), Shortcut("gt")], in: .going,
      act: { model, _ in
        model.openTimeline()
        return []
      }),
    goTo,
    move(
      .hourBack, ControlWords("an hour back", "Look back an hour", also: "time earlier clock"),
      [Shortcut("("), Shortcut(.left, .shift)]
    ) { now, _ in
      now + .hours(-1)
    },
    move(
      .hourOn, ControlWords("an hour on", "Let an hour pass", also: "time later clock"),
      [Shortcut(")"), Shortcut(.right, .shift)]
    ) { now, _ in now + .hours(1) },
    move(
      .dayBack,
      ControlWords(
        "a day back", "Look back to the same time of yesterday", also: "time earlier yesterday"),
      [Shortcut(.left, .control)]
    ) { $0.day(-1, in: $1) },
    move(
      .dayOn,
      ControlWords(
        "a day on", "Let time pass until the clock reads the same tomorrow",
        also: "time later tomorrow"), [Shortcut(.right, .control)]
    ) { $0.day(1, in: $1) },
    Control(
      .axisIn, "axis in", "Zoom the timeline’s axis in: a tick is less time",
      also: "scale hour day week magnify", [Shortcut("*"), Shortcut(.up, .shift)], in: .clock,
      when: hasAxis, act: zooming(by: -1)),
    Control(
      .axisOut, "axis out", "Zoom the timeline’s axis out: a tick is more time",
      also: "scale hour day week year shrink", [Shortcut("_"), Shortcut(.down, .shift)], in: .clock,
      when: hasAxis, act: zooming(by: 1)),
    addRequest,
    removeRequest,
  ]

  // Wherever the focus is, while the timeline is seen.
  private static let hasAxis: Condition = { model, _ in
    .when(model.showsTimeline, else: Words.noAxis)
  }

  private static func zooming(by steps: Int) -> Act {
    { model, scene in
      model.zoomTimeline(by: steps, scene)
      return []
    }
  }

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

/// Time, and the axis that it is seen on.
extension ControlID {
  static let timeline = ControlID("timeline")
  static let hourBack = ControlID("hour-back")
  static let hourOn = ControlID("hour-on")
  static let dayBack = ControlID("day-back")
  static let dayOn = ControlID("day-on")
  static let axisIn = ControlID("axis-in")
  static let axisOut = ControlID("axis-out")
}
