extension Control {
  /// What makes a scenario of what is done.
  static let recording: [Control] = [
    Control(
      .record, "record", "Record what is done as a scenario, or keep what was recorded in a file",
      also: "save export scenario script replay capture keep", [Shortcut("R")], in: .program,
      label: { model, _ in model.recording.map { _ in ControlTitle(Words.keepRecording) } },
      act: { model, _ in
        if let recording = model.recording {
          model.ask(RecordingSheet.name(recording.path))
        } else {
          model.recording = Recording()
          model.say(Words.records)
        }
        return []
      })
  ]
}

extension ControlID {
  /// What is done, kept as a scenario.
  static let record = ControlID("record")
}
