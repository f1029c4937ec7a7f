import TerminalCore

/// A sheet with a line of its own, by which something in it is looked for.
protocol TypedSheet: ModalSheet, TypedLine {
  /// The line, with its cursor.
  var field: TextField { get set }
  /// Takes in that something else is typed.
  mutating func look(_ model: inout Model, _ scene: Scene)
}

extension TypedSheet {
  var losesNothing: Bool { field.isEmpty }

  func isWritten(_ model: Model) -> Bool { true }

  func typed(_ model: Model) -> TextField? { field }

  mutating func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    let before = field.text
    change(&field)
    if field.text != before { look(&model, scene) }
    return []
  }

  mutating func leave(_ model: inout Model, _ scene: Scene) -> Handling { .closed() }
}
