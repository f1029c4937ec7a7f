import TerminalCore

/// What is asked about a recording.
enum RecordingSheet: Hashable, Sendable {
  /// Where it is to be kept.
  case file(FileQuestion)
  /// Whether it is lost when the program is left.
  case leaves

  /// Asks where it is to be kept.
  ///
  /// - Parameter path: Where it was to be kept so far; empty for nowhere.
  static func name(_ path: String) -> RecordingSheet {
    .file(.name(path.isEmpty ? "recording.scenario" : path))
  }
}

extension RecordingSheet: ModalSheet {
  var losesNothing: Bool { false }

  func element(_ model: Model, _ scene: Scene) -> Part {
    switch self {
    case .file(let file):
      return file.part(model, title: Words.recordingTitle, Words.recordingName)
    case .leaves:
      let sheet = QuestionPainter(model, title: Words.recordingTitle)
      return sheet.part([sheet.question(Words.leavesUnkept)])
    }
  }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] {
    switch self {
    case .file(let file):
      file.acts(Words.keep) + (file.isWritten ? [SheetAct(.drop, Words.drop)] : [])
    case .leaves:
      [.back(Words.stay), SheetAct(.keep, Words.keepFirst), SheetAct(.yes, Words.leaveWithout)]
    }
  }

  func isWritten(_ model: Model) -> Bool {
    switch self {
    case .file(let file): file.isWritten
    case .leaves: false
    }
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch self {
    case .file(.name): if case .key(.drop) = input { return .closed(model.dropRecording()) }
    case .file(.replaces): break
    case .leaves: return leave(input, &model)
    }
    guard case .file(var file) = self else { return .ignored }
    let answer = file.take(input)
    self = .file(file)
    return handle(answer, &model)
  }

  private mutating func handle(_ answer: FileQuestion.Answer, _ model: inout Model) -> Handling {
    switch answer {
    case .ignored: return .ignored
    case .open: break
    case .canceled:
      model.recording?.isLast = false
      return .closed()
    case .file(path: "", _): self = .file(.name("", complaint: Words.noRecordingName))
    case .file(let path, let replaces):
      let path = replaces ? path : path.asScenario
      return .consumed([.terminal(.keepRecording(path: path, replaces: replaces))])
    }
    return .consumed()
  }

  private mutating func leave(_ input: SurfaceInput, _ model: inout Model) -> Handling {
    guard case .key(let key) = input else { return .ignored }
    if key == .yes { return .closed([.terminal(.quit)]) }
    guard key == .keep else { return .closed() }
    model.recording?.isLast = true
    self = .name("")
    return .consumed()
  }
}

extension Key {
  /// What drops a recording while its name is asked for.
  fileprivate static let drop = Key(.character("x"), .control)
  /// What keeps it before the program is left.
  fileprivate static let keep = Key(.character("k"))
}

extension String {
  /// What `coversheet run` takes for a scenario.
  fileprivate var asScenario: String {
    hasSuffix(".scenario") ? self : self + ".scenario"
  }
}

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
