import TerminalCore

/// Where something is to be written: what is asked until there is a file for it.
enum FileQuestion: Hashable, Sendable {
  /// Which file; what was wrong with the last answer.
  case name(TextField, complaint: String? = nil)
  /// Whether it may be written there, where something stands against it.
  case replaces(path: String, FileObstacle = .file)

  /// Asks for a file's name.
  ///
  /// - Parameter path: What stands in the line already.
  static func name(_ path: String, complaint: String? = nil) -> FileQuestion {
    .name(TextField(path), complaint: complaint)
  }

  /// What came of an input.
  enum Answer: Hashable {
    /// It means nothing here.
    case ignored
    /// The key means nothing in the line.
    case dead(Key)
    /// The question is still open.
    case open
    /// Nothing is to be written.
    case canceled
    /// It is to be written to a file.
    ///
    /// - Parameter path: As typed, without blanks around it; may be empty.
    case file(path: String, replaces: Bool)
  }

  /// Takes an input.
  mutating func take(_ input: SurfaceInput) -> Answer {
    switch (input, self) {
    case (.key(let key), .name(let field, _)): return press(key, field)
    // Unless one says so, nothing is lost.
    case (.key(let key), .replaces(let path, _)):
      if key == .yes { return .file(path: path, replaces: true) }
      self = .name(path)
    case (.paste(let text), .name(var field, _)):
      field.insert(text)
      self = .name(field)
    case (.wheel, _), (.click, _), (.clickBeside, _), (.paste, _), (.payloads, _), (.lineEnded, _),
      (.refused, _):
      return .ignored
    }
    return .open
  }

  private mutating func press(_ key: Key, _ field: TextField) -> Answer {
    if key.code == .escape { return .canceled }
    if key.code == .enter { return .file(path: field.text.trimmed, replaces: false) }
    var field = field
    if !field.type(key) { return .dead(key) }
    self = .name(field)
    return .open
  }
}

extension FileQuestion {
  /// The sheet that asks it.
  ///
  /// - Parameters:
  ///   - words: What is to be written, above the line for the file's path.
  ///   - hint: What stands below the line as long as nothing is wrong.
  func part(_ model: Model, title: String, _ words: String, hint: Part? = nil) -> Part {
    let sheet = QuestionPainter(model, title: title)
    return switch self {
    case .name(let field, let complaint):
      sheet.part(
        [sheet.request(words), sheet.line(field), complaint.map(sheet.complaint) ?? hint])
    case .replaces(let path, let obstacle):
      sheet.part([sheet.question(obstacle.question(path))])
    }
  }

  /// What answers it.
  ///
  /// - Parameter writes: What Enter does with a name.
  func acts(_ writes: String) -> [SheetAct] {
    switch self {
    case .name: [.enter(writes)]
    case .replaces(_, let obstacle): [.back(Words.keepOld), SheetAct(.yes, obstacle.consent)]
    }
  }

  /// Whether a name is written.
  var isWritten: Bool {
    switch self {
    case .name: true
    case .replaces: false
    }
  }

  /// Whether something stands in the line for the name.
  var holdsText: Bool {
    switch self {
    case .name(let field, _): !field.isEmpty
    case .replaces: false
    }
  }
}
