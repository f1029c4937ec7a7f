extension Model {
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

  /// What is lost by leaving, where that is asked now; nil for nothing.
  var unkept: String? {
    if sheets.contains(where: { $0 is UnsavedScenarioSheet }) { return Words.scenarioUnkept }
    let asks = sheets.contains { sheet in
      guard let sheet = sheet as? RecordingSheet else { return false }
      return sheet == .leaves || recording?.isLast == true
    }
    return asks ? Words.recordingUnkept : nil
  }

  /// Whether another session can take the place of this one: nothing is lost unasked.
  func sessionChange(_ scene: Scene) -> Availability {
    if recording != nil { return .disabled(Words.recordingFirst) }
    if let scenarioFirst = scenarioFirst(scene) { return .disabled(scenarioFirst) }
    return .when(wires?.isServing != true, else: Words.servesOthers)
  }

  private func scenarioFirst(_ scene: Scene) -> Sentence? {
    scene.stepped?.isEdited == true ? Words.scenarioFirst : nil
  }

  /// Why no other session can take the place of this one; nil where one can.
  package func refusalOfSessionChange(_ scene: Scene) -> String? {
    sessionChange(scene).reason.map(text)
  }

  /// Why a scenario that came through a pipe cannot take the place of this session; nil where it
  /// can.
  ///
  /// What listens and records goes on with it: only what a person did in a recording could be lost,
  /// or wrote into the scenario.
  package func refusalOfPipedScenario(_ scene: Scene) -> String? {
    let losesActs = recording != nil && scene.undoTitle != nil
    return (losesActs ? Words.recordingFirst : scenarioFirst(scene)).map(text)
  }
}
