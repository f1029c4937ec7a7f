import TerminalCore

/// What is asked about a recording.
enum RecordingSheet: Equatable, Sendable {
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

  func holdsText(_ model: Model, _ scene: Scene) -> Bool {
    switch self {
    case .file(let file): file.holdsText
    case .leaves: false
    }
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch self {
    case .file(.name): if case .key(.drop) = input { return .closed(drop(&model)) }
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
    case .dead(let key): model.sayDead([key], isWritten: true)
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

extension RecordingSheet {
  /// Takes in what became of the recording.
  static func end(_ outcome: RecordingOutcome, in model: inout Model) -> [Effect] {
    switch outcome {
    case .isThere(let path, let obstacle):
      model.ask(RecordingSheet.file(.replaces(path: path, obstacle)))
    case .failed(let path, let reason):
      model.ask(RecordingSheet.file(.name(path, complaint: reason)))
    case .kept(let path, let lines, let pictures):
      return end(saying: Words.kept(path, lines, pictures), &model)
    }
    return []
  }

  // Without keeping it.
  private func drop(_ model: inout Model) -> [Effect] {
    Self.end(saying: Words.droppedRecording, &model)
  }

  private static func end(saying words: String, _ model: inout Model) -> [Effect] {
    let isLast = model.recording?.isLast == true
    model.sheets.removeAll { $0 is RecordingSheet }
    model.recording = nil
    if isLast { return [.terminal(.quit)] }
    model.say(words)
    return []
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
