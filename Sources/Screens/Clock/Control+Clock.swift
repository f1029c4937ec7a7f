extension Control {
  /// What lets time pass, and looks back.
  static let clock: [Control] = [
    Control(
      .nextEvent, "next event", "Let time pass until something happens", also: "step forward time",
      [Shortcut(".")], in: .clock, footer: 6,
      when: { _, scene in
        .when(scene.nextEventTime != nil || scene.isLookingBack, else: Words.nothingComes)
      },
      act: { model, _ in model.awaiting(.nextEvent) }),
    Control(
      .previousEvent, "previous event", "Look back at the event before", also: "step rewind time",
      [Shortcut(",")], in: .clock,
      when: { _, scene in .when(scene.timeline.past.eventCount > 0, else: Words.atBeginning) },
      act: { _, _ in [.previousEvent] }),
    Control(
      .minuteOn, "a minute on", "Let a minute pass", also: "time forward", [Shortcut(">")],
      in: .clock,
      act: { model, _ in model.awaiting(.minuteOn) }),
    Control(
      .minuteBack, "a minute back", "Look back a minute", also: "time rewind", [Shortcut("<")],
      in: .clock, act: { _, _ in [.minuteBack] }),
    Control(
      .play, "play or pause", "Let the clock run, or stop it", also: "run speed time clock",
      [Shortcut("p")], in: .clock,
      label: { model, _ in ControlTitle(model.pace.isRunning ? Words.pause : Words.play) },
      when: { _, scene in .when(!scene.isLookingBack, else: Words.stopsLookingBack) },
      act: { model, _ in
        model.togglePlay()
        return []
      }),
    Control(
      .faster, "faster", "Let the clock run faster: ×1, ×10, ×60, ×600", also: "speed time",
      [Shortcut("+")], in: .clock,
      act: { model, _ in
        model.changeSpeed(by: 1)
        return []
      }),
    Control(
      .slower, "slower", "Let the clock run slower", also: "speed time", [Shortcut("-")],
      in: .clock,
      act: { model, _ in
        model.changeSpeed(by: -1)
        return []
      }),
  ]
}

/// What moves the clock.
extension ControlID {
  static let nextEvent = ControlID("next-event")
  package static let previousEvent = ControlID("previous-event")
  static let minuteOn = ControlID("minute-on")
  static let minuteBack = ControlID("minute-back")
  package static let play = ControlID("play")
  static let faster = ControlID("faster")
  static let slower = ControlID("slower")
}
