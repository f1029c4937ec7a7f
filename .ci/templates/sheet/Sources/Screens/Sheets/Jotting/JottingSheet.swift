import TerminalCore

/// A sheet with one line to write something down in.
struct JottingSheet: ModalSheet {
  /// What was written, with its cursor.
  var field = TextField()

  var losesNothing: Bool { field.isEmpty }

  func element(_ model: Model, _ scene: Scene) -> Part {
    Part.typedLine(field, columns: 36, model.glyphs).sheet(Words.jotting, .accent, columns: 40)
  }

  mutating func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(Key(.escape)), .key(Key(.enter)): return .closed()
    case .key(let key): _ = field.handle(key)
    case .paste(let text): field.insert(text)
    case .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }
}
