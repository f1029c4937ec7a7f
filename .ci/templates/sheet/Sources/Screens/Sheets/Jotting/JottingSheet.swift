import TerminalCore

/// A sheet with one line to write something down in.
struct JottingSheet: ModalSheet, TypedLine {
  /// What was written, with its cursor.
  var field = TextField()

  var losesNothing: Bool { field.isEmpty }

  func element(_ model: Model, _ scene: Scene) -> Part {
    Part.typedLine(field, columns: 36, model.glyphs).sheet(Words.jotting, .accent, columns: 40)
  }

  func typed(_ model: Model) -> TextField? { field }

  mutating func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    change(&field)
    return []
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling { .closed() }

  func accept(_ model: inout Model, _ scene: Scene) -> Handling { .closed() }
}
