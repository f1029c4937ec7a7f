import TerminalCore

extension Model {
  /// Begins a recording, or asks where the one that was begun is to be kept.
  mutating func record() {
    guard let recording else {
      recording = Recording()
      return say(Words.records)
    }
    ask(RecordingSheet.name(recording.path))
  }

  /// Leaves the program, but loses no recording and no change of the scenario unasked.
  mutating func leave(_ scene: Scene) -> [Effect] {
    guard let scenario = scene.stepped, scenario.isEdited else { return leave() }
    ask(UnsavedScenarioSheet(path: scenario.path))
    return []
  }

  /// Leaves the program, but loses no recording unasked.
  mutating func leave() -> [Effect] {
    guard let recording else { return [.terminal(.quit)] }
    guard !recording.path.isEmpty else {
      ask(RecordingSheet.leaves)
      return []
    }
    self.recording?.isLast = true
    return [.terminal(.keepRecording(path: recording.path, replaces: false))]
  }

  /// Takes in what became of it.
  mutating func end(_ outcome: RecordingOutcome) -> [Effect] {
    switch outcome {
    case .isThere(let path, let obstacle):
      ask(RecordingSheet.file(.replaces(path: path, obstacle)))
    case .failed(let path, let reason): ask(RecordingSheet.file(.name(path, complaint: reason)))
    case .kept(let path, let lines, let pictures):
      let isLast = recording?.isLast == true
      endRecording()
      if isLast { return [.terminal(.quit)] }
      say(Words.kept(path, lines, pictures))
    }
    return []
  }

  /// Ends it without keeping it.
  mutating func dropRecording() -> [Effect] {
    let isLast = recording?.isLast == true
    endRecording()
    if isLast { return [.terminal(.quit)] }
    say(Words.droppedRecording)
    return []
  }

  private mutating func endRecording() {
    sheets.removeAll { $0 is RecordingSheet }
    recording = nil
  }
}
