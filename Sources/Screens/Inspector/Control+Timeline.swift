extension Control {
  /// What shows time as a whole.
  static let timeline: [Control] = [
    Control(
      .timeline, .timeline, [Shortcut("T")], in: .clock,
      act: { model, _ in
        model.openTimeline()
        return []
      })
  ]
}
