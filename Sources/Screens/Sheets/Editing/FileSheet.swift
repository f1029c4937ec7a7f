import TerminalCore

/// The places in files behind a notification, while one of them is chosen to be edited.
struct FileSheet: GatheredList {
  var choice = RowChoice()
  let items: [FileBehind]

  var title: String { Words.filesTitle }
  var enters: String { ControlID.edit.title }

  func parts(of file: FileBehind, _ row: ChoiceRow, _ model: Model) -> [Part] {
    let names = nameColumns(model)
    let columns = max(10, inner(model) - 2 - names)
    let place = self.place(of: file).shortenedPath(columns: columns, model.glyphs)
    return [
      Part.text(file.what.visibleLine, nil, .bold).sized(columns: names),
      Part.text("  " + place, row.role(.dim)).growing(),
    ]
  }

  // Of a row, behind the marker.
  private func inner(_ model: Model) -> Int {
    Part.sheetInner(columns(model)) - ChoiceRow.markColumns
  }

  // As many as the longest takes, but no more than leaves most of the row to the places.
  private func nameColumns(_ model: Model) -> Int {
    min(items.map(\.what.visibleLine.columns).max() ?? 0, inner(model) / 3)
  }

  private func place(of file: FileBehind) -> String {
    "\(file.place.path):\(file.place.line)".visibleLine
  }

  func label(of file: FileBehind) -> String { "\(file.what) \(place(of: file))" }

  func effect(of file: FileBehind) -> Effect { file.edit }

  // The key that opened it does what it did where there is one file.
  mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    if model.keymap.meaning(of: key) == .edit { return take(&model, scene) }
    return pressed(key, &model, scene)
  }
}
