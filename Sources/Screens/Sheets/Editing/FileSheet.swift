import TerminalCore

/// The places in files behind a notification, while one of them is chosen to be edited.
struct FileSheet: ChoiceList {
  var choice = RowChoice()
  /// Never empty.
  let files: [FileBehind]

  func count(_ model: Model, _ scene: Scene) -> Int { files.count }

  func rows(_ model: Model) -> Int { max(1, min(files.count, model.sheetSize.rows - 6)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [.enter(ControlWords.edit.title)] }

  func element(_ model: Model, _ scene: Scene) -> Part {
    sheet(of: files.count, model, title: Words.filesTitle) {
      row($0, model)
    }
  }

  private func row(_ index: Int, _ model: Model) -> Part {
    let file = files[index]
    let row = ChoiceRow(model, isSelected: index == choice.selected)
    let place = "\(file.place.path):\(file.place.line)".visibleLine
    let columns = max(10, min(model.size.columns - 2, 76) - 20)
    return row.part(
      [
        Part.text(file.what.visibleLine, nil, .bold).sized(columns: 12),
        Part.text("  " + place.shortenedPath(columns: columns, model.glyphs), row.role(.dim))
          .growing(),
      ], .choice(index), label: "\(file.what) \(place)")
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    .closed([files[min(choice.selected, files.count - 1)].edit])
  }

  // The key that opened it does what it did where there is one file.
  mutating func press(_ key: Key, _ model: inout Model, _ scene: Scene) -> Handling {
    let id = model.keymap.meaning(of: key)
    if id == .edit || id == .tap { return take(&model, scene) }
    if id == .back || id == .quit { return .closed() }
    if let step = id?.step {
      select(choice.selected + step.rows(page: rows(model)), &model, scene)
    }
    return .consumed()
  }
}
