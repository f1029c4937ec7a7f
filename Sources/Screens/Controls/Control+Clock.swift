extension Control {
  /// What lets time pass, and looks back.
  static let clock: [Control] = [
    Control(
      "next-event", .nextEvent, [Shortcut(".")], in: .clock, footer: 8,
      when: { _, scene in
        .when(scene.nextEventTime != nil || scene.isLookingBack, else: Words.nothingComes)
      },
      act: { model, _ in model.awaiting(.nextEvent) }),
    Control(
      "previous-event", .previousEvent, [Shortcut(",")], in: .clock,
      act: { _, _ in [.previousEvent] }),
    Control(
      "minute-on", .minuteOn, [Shortcut(">")], in: .clock,
      act: { model, _ in model.awaiting(.minuteOn) }),
    Control(
      "minute-back", .minuteBack, [Shortcut("<")], in: .clock, act: { _, _ in [.minuteBack] }),
  ]
}

extension Model {
  /// Lets something come by an effect.
  mutating func awaiting(_ effect: Effect) -> [Effect] {
    awaitsArrival = true
    return [effect]
  }
}
