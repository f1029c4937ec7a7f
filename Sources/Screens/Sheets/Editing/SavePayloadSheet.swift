import TerminalCore

/// What is asked about a payload that is to be written: which file it goes to.
struct SavePayloadSheet: FileNamingSheet, Hashable {
  var file: FileQuestion
  /// What is to be written.
  let payload: [UInt8]

  init(_ file: FileQuestion, payload: [UInt8]) {
    self.file = file
    self.payload = payload
  }

  func element(_ model: Model, _ scene: Scene) -> Part {
    file.part(model, title: Words.savePayloadTitle, Words.savePayloadName)
  }

  mutating func take(path: String, replaces: Bool) -> Handling {
    if path.isEmpty {
      file = .name("", complaint: Words.noPayloadName)
      return .consumed()
    }
    let whole = replaces || path.hasSuffix(".apns") ? path : path + ".apns"
    return .consumed([.terminal(.savePayload(payload, path: whole, replaces: replaces))])
  }
}

extension Model {
  /// Takes in what became of a payload that was to be written.
  mutating func endSaving(_ outcome: ExportOutcome) {
    guard let index = sheets.lastIndex(where: { $0 is SavePayloadSheet }),
      var question = sheets[index] as? SavePayloadSheet
    else { return }
    switch outcome {
    case .isThere(let path, let obstacle): question.file = .replaces(path: path, obstacle)
    case .failed(let path, let reason): question.file = .name(path, complaint: reason)
    case .kept(let path):
      sheets.remove(at: index)
      return say(Words.savedPayload(path))
    }
    sheets[index] = question
  }
}
