import TerminalCore

/// What is asked about a recording.
enum RecordingQuestion: Hashable, Sendable {
  /// Where it is to be kept; what was wrong with the last answer.
  case name(TextField, complaint: String? = nil)
  /// Whether what is in that file is lost to it.
  case replaces(path: String)
  /// Whether it is lost when the program is left.
  case leaves
}

extension RecordingQuestion: ModalSheet {
  var losesNothing: Bool { false }

  func element(_ model: Model, _ scene: Scene) -> Part { RecordingSheet(model, self).part }

  /// Asks where it is to be kept.
  static func name(_ path: String, complaint: String? = nil) -> RecordingQuestion {
    let isFirst = path.isEmpty && complaint == nil
    return .name(TextField(isFirst ? "recording.scenario" : path), complaint: complaint)
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch (input, self) {
    case (.key(let key), .name(let field, _)): return press(key, field, &model)
    // Unless one says so, nothing is lost.
    case (.key(let key), .replaces(let path)):
      if key == .yes { return .consumed([.keepRecording(path: path, replaces: true)]) }
      self = .name(path)
    case (.key(let key), .leaves): return leave(key, &model)
    case (.paste(let text), .name(var field, _)):
      field.insert(text)
      self = .name(field)
    case (.wheel, _), (.click, _), (.clickBeside, _), (.paste, _), (.payloads, _), (.lineEnded, _),
      (.refused, _):
      return .ignored
    }
    return .consumed()
  }

  private mutating func leave(_ key: Key, _ model: inout Model) -> Handling {
    if key == .yes { return .closed([.quit]) }
    guard key == Key(.character("k")) else { return .closed() }
    model.recording?.isLast = true
    self = .name("")
    return .consumed()
  }

  private mutating func press(_ key: Key, _ field: TextField, _ model: inout Model) -> Handling {
    switch (key.code, key.modifiers) {
    case (.escape, _):
      model.recording?.isLast = false
      return .closed()
    case (.character("x"), .control): return .closed(model.dropRecording())
    case (.enter, _):
      let path = field.text.trimmed
      if !path.isEmpty {
        return .consumed([.keepRecording(path: path.asScenario, replaces: false)])
      }
      self = .name("", complaint: Words.noRecordingName)
    default:
      var field = field
      _ = field.handle(key)
      self = .name(field)
    }
    return .consumed()
  }
}

extension String {
  /// What `coversheet run` takes for a scenario.
  fileprivate var asScenario: String {
    hasSuffix(".scenario") ? self : self + ".scenario"
  }
}
