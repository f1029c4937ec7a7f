import TerminalCore

/// What is asked about a picture that is to be written.
enum ExportQuestion: Hashable, Sendable {
  /// Where to; what was wrong with the last answer.
  case name(TextField, complaint: String? = nil)
  /// Whether what is in that file is lost to it.
  case replaces(path: String)
}

extension ExportQuestion: ModalSheet {
  var losesNothing: Bool { false }

  func element(_ model: Model, _ scene: Scene) -> Part { ExportSheet(model, self).part }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch (input, self) {
    case (.key(let key), .name(let field, _)): return press(key, field)
    // Unless one says so, nothing is lost.
    case (.key(let key), .replaces(let path)):
      if key == .yes { return .closed([.export(path: path, replaces: true)]) }
      self = .name(TextField(path))
    case (.paste(let text), .name(var field, _)):
      field.insert(text)
      self = .name(field)
    case (.wheel, _), (.click, _), (.clickBeside, _), (.paste, _), (.payloads, _), (.lineEnded, _),
      (.refused, _):
      return .ignored
    }
    return .consumed()
  }

  private mutating func press(_ key: Key, _ field: TextField) -> Handling {
    switch (key.code, key.modifiers) {
    case (.escape, _): return .closed()
    case (.enter, _): return export(to: field.text.trimmed)
    default:
      var field = field
      _ = field.handle(key)
      self = .name(field)
      return .consumed()
    }
  }

  private mutating func export(to path: String) -> Handling {
    let ending = PictureFormat.ending(of: path)
    if path.isEmpty {
      self = .name(TextField(path), complaint: Words.noExportName)
    } else if PictureFormat(path: path) == nil, ending != "png" {
      self = .name(TextField(path), complaint: Words.unknownEnding(ending))
    } else {
      // The question is no part of the picture.
      return .closed([.export(path: path, replaces: false)])
    }
    return .consumed()
  }
}
