import TerminalCore

extension Model {
  /// Begins a recording, or asks where the one that was begun is to be kept.
  mutating func record() {
    guard let recording else {
      recording = Recording()
      return say(Words.records)
    }
    askName(recording.path)
  }

  /// Leaves the program, but loses no recording unasked.
  mutating func leave() -> [Effect] {
    guard let recording else { return [.quit] }
    guard !recording.path.isEmpty else {
      ask(.leaves)
      return []
    }
    self.recording?.isLast = true
    return [.keepRecording(path: recording.path, replaces: false)]
  }

  /// Takes in what became of it.
  mutating func end(_ outcome: RecordingOutcome) -> [Effect] {
    switch outcome {
    case .isThere(let path): ask(.replaces(path: path))
    case .failed(let path, let reason): askName(path, complaint: reason)
    case .kept(let path, let lines):
      let isLast = recording?.isLast == true
      endRecording()
      if isLast { return [.quit] }
      say(Words.kept(path, lines))
    }
    return []
  }

  /// Takes a key while something is asked about the recording; unless somebody says so, nothing is lost.
  mutating func press(_ key: Key, about question: RecordingQuestion) -> [Effect] {
    switch question {
    case .name(let field, _): return press(key, in: field)
    case .replaces(let path):
      if key == .yes { return [.keepRecording(path: path, replaces: true)] }
      askName(path)
      return []
    case .leaves:
      layers.removeLast()
      if key == .yes { return [.quit] }
      if key == Key(.character("k")) {
        recording?.isLast = true
        askName("")
      }
      return []
    }
  }

  /// Puts pasted text into the name, where that is asked.
  mutating func pasteIntoName(_ text: String) -> Bool {
    guard case .recording(.name(var field, _))? = layers.last else { return false }
    field.insert(text)
    layers[layers.count - 1] = .recording(.name(field))
    return true
  }

  private mutating func press(_ key: Key, in field: TextField) -> [Effect] {
    switch (key.code, key.modifiers) {
    case (.escape, _):
      layers.removeLast()
      recording?.isLast = false
    case (.character("x"), .control):
      let isLast = recording?.isLast == true
      endRecording()
      if isLast { return [.quit] }
      say(Words.droppedRecording)
    case (.enter, _):
      let path = field.text.trimmed
      if !path.isEmpty { return [.keepRecording(path: path.asScenario, replaces: false)] }
      askName("", complaint: Words.noRecordingName)
    default:
      var field = field
      _ = field.handle(key)
      layers[layers.count - 1] = .recording(.name(field))
    }
    return []
  }

  private mutating func askName(_ path: String, complaint: String? = nil) {
    let field = TextField(path.isEmpty && complaint == nil ? "recording.scenario" : path)
    ask(.name(field, complaint: complaint))
  }

  // One question at a time, whatever was asked before.
  private mutating func ask(_ question: RecordingQuestion) {
    layers.removeAll(where: \.isAboutRecording)
    layers.append(.recording(question))
  }

  private mutating func endRecording() {
    layers.removeAll(where: \.isAboutRecording)
    recording = nil
  }
}

extension Layer {
  fileprivate var isAboutRecording: Bool {
    if case .recording = self { true } else { false }
  }
}

extension String {
  /// What `coversheet run` takes for a scenario.
  fileprivate var asScenario: String {
    hasSuffix(".scenario") ? self : self + ".scenario"
  }
}
