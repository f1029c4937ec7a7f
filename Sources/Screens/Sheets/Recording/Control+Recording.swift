import TerminalCore

extension Control {
  /// What makes a scenario of what is done.
  static let recording: [Control] = [
    Control(
      .record, .record, [Shortcut("R")], in: .program,
      label: { model, _ in model.recording.map { _ in Words.keepRecording } },
      act: { model, _ in
        model.record()
        return []
      })
  ]
}

extension ControlID {
  /// What is done, kept as a scenario.
  package static let record = ControlID("record")
}
