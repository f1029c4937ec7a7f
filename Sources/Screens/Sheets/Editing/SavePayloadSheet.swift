/// What is asked about a payload that is to be written: which file it goes to.
struct SavePayloadSheet: FileNamingSheet, Equatable {
  var file: FileQuestion
  /// What is to be written.
  let payload: [UInt8]

  init(_ file: FileQuestion, payload: [UInt8]) {
    (self.file, self.payload) = (file, payload)
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

extension SavePayloadSheet {
  /// Takes in what became of a payload that was to be written, where it was not given up meanwhile.
  static func end(_ outcome: ExportOutcome, in model: inout Model) {
    guard model.topmost(Self.self) != nil else { return }
    switch outcome {
    case .isThere(let path, let obstacle):
      model.change(Self.self) { $0.file = .replaces(path: path, obstacle) }
    case .failed(let path, let reason):
      model.change(Self.self) { $0.file = .name(path, complaint: reason) }
    case .kept(let path):
      model.sheets.removeAll { $0 is Self }
      model.say(Words.savedPayload(path))
    }
  }
}
