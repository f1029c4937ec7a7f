extension Control {
  /// What lets time pass, and looks back.
  static let clock: [Control] = [
    Control(
      .nextEvent, .nextEvent, [Shortcut(".")], in: .clock, footer: 6,
      when: { _, scene in
        .when(scene.nextEventTime != nil || scene.isLookingBack, else: Words.nothingComes)
      },
      act: { model, _ in model.awaiting(.nextEvent) }),
    Control(
      .previousEvent, .previousEvent, [Shortcut(",")], in: .clock,
      act: { _, _ in [.previousEvent] }),
    Control(
      .minuteOn, .minuteOn, [Shortcut(">")], in: .clock,
      act: { model, _ in model.awaiting(.minuteOn) }),
    Control(
      .minuteBack, .minuteBack, [Shortcut("<")], in: .clock, act: { _, _ in [.minuteBack] }),
    Control(
      .play, .play, [Shortcut("p")], in: .clock,
      label: { model, _ in model.pace.isRunning ? Words.pause : Words.play },
      when: { _, scene in .when(!scene.isLookingBack, else: Words.stopsLookingBack) },
      act: { model, _ in
        model.togglePlay()
        return []
      }),
    pace(.faster, .faster, "+", 1),
    pace(.slower, .slower, "-", -1),
  ]

  private static func pace(
    _ id: ControlID, _ words: ControlWords, _ key: String, _ step: Int
  ) -> Control {
    Control(
      id, words, [Shortcut(key)], in: .clock,
      act: { model, _ in
        model.changeSpeed(by: step)
        return []
      })
  }
}

extension ControlID {
  /// What moves the clock.
  package static let (
    nextEvent, previousEvent, minuteOn, minuteBack, play, faster, slower
  ) = (
    ControlID("next-event"), ControlID("previous-event"), ControlID("minute-on"),
    ControlID("minute-back"), ControlID("play"), ControlID("faster"), ControlID("slower")
  )
}
