import Scenarios
import TerminalCore

/// A line of the scenario while it is being written.
struct LineEditSurface: TypedLine {
  func typed(_ model: Model) -> TextField? { model.inspector.stepping.edit?.field }

  func edit(
    _ model: inout Model, _ scene: Scene, _ change: (inout TextField) -> Void
  ) -> [Effect] {
    guard var edit = model.inspector.stepping.edit else { return [] }
    change(&edit.field)
    model.inspector.stepping.edit = edit
    return []
  }

  func leave(_ model: inout Model, _ scene: Scene) -> Handling {
    model.inspector.stepping.edit = nil
    return .consumed()
  }

  func accept(_ model: inout Model, _ scene: Scene) -> Handling {
    guard let edit = model.inspector.stepping.edit else { return .consumed() }
    model.inspector.stepping.edit = nil
    return .consumed([.step(.replace(edit.number, with: edit.field.text))])
  }
}

extension LineEdit {
  /// What is wrong with what stands in it so far; empty where nothing is, or where it
  /// cannot be told from a part.
  var status: String {
    guard isWhole, !field.text.trimmed.isEmpty else { return "" }
    return ScenarioDocument(line: field.text).diagnostics.first?.message ?? ""
  }
}
