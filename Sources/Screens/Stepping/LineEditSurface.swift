import Scenarios
import TerminalCore

/// A line of the scenario while it is being written.
struct LineEditSurface: Surface {
  func handle(_ input: SurfaceInput, _ model: inout Model, _ scene: Scene) -> Handling {
    switch input {
    case .key(let key): return .consumed(press(key, &model))
    case .paste(let text): model.inspector.stepping.edit?.field.insert(text)
    case .wheel, .click, .clickBeside, .payloads, .lineEnded, .refused: return .ignored
    }
    return .consumed()
  }

  private func press(_ key: Key, _ model: inout Model) -> [Effect] {
    guard let edit = model.inspector.stepping.edit else { return [] }
    switch key.code {
    case .escape: model.inspector.stepping.edit = nil
    case .enter:
      model.inspector.stepping.edit = nil
      return [.step(.replace(edit.number, with: edit.field.text))]
    default: _ = model.inspector.stepping.edit?.field.handle(key)
    }
    return []
  }
}

extension LineEdit {
  /// What is wrong with what stands in it so far; empty where nothing is, or where it cannot be told from a part.
  var status: String {
    guard isWhole, !field.text.trimmed.isEmpty else { return "" }
    return ScenarioDocument(line: field.text).diagnostics.first?.message ?? ""
  }
}
