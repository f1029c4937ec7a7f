import Notifications
import TerminalCore

/// The complaints about files while they are looked through.
struct ComplaintList: ChoiceList {
  var choice = RowChoice()

  func count(_ model: Model, _ scene: Scene) -> Int { scene.diagnostics.count }

  /// Rows of the list; the rest says the selected one in full.
  func rows(_ model: Model) -> Int { max(2, (model.sheetSize.rows - 6) * 3 / 5) }
}

extension Model {
  /// Opens the file of a complaint at its line.
  mutating func edit(complaint index: Int, _ scene: Scene) -> [Effect] {
    guard scene.diagnostics.indices.contains(index) else { return [] }
    let place = scene.diagnostics[index].place
    guard !place.isWithoutFile else {
      say(Words.noFile, isError: true)
      return []
    }
    return [.edit(path: place.path, line: Int(place.line))]
  }
}

extension Place {
  /// Whether what it names is nothing that an editor could open.
  var isWithoutFile: Bool { ["", "-", "pasted"].contains(path) }
}
