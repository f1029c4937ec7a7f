import TerminalCore

/// The apps, payloads and scenarios near the working folder, while one of them is chosen to be opened.
struct OpenSheet: ChoiceList {
  var choice = RowChoice()
  /// Never empty.
  let files: [OpenableFile]

  func count(_ model: Model, _ scene: Scene) -> Int { files.count }

  func rows(_ model: Model) -> Int { max(1, min(files.count, model.sheetSize.rows - 6)) }

  func acts(_ model: Model, _ scene: Scene) -> [SheetAct] { [.enter(Words.opens)] }

  func element(_ model: Model, _ scene: Scene) -> Part {
    sheet(of: files.count, model, title: Words.openTitle) { row($0, model) }
  }

  private func row(_ index: Int, _ model: Model) -> Part {
    let file = files[index]
    let row = ChoiceRow(model, isSelected: index == choice.selected)
    let words = Words.name(of: file.kind)
    return row.part(
      [
        Part.text(file.path.visibleLine).growing(), .text("  \(words) ", row.role(.dim)),
      ], .choice(index), label: "\(file.path.visibleLine), \(words)")
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    .closed([.terminal(.open(path: files[min(choice.selected, files.count - 1)].path))])
  }
}

extension Model {
  /// Offers what could be opened in the place of this session.
  mutating func offer(openable files: [OpenableFile]) {
    if files.isEmpty { return say(Words.nothingNearby, isError: true) }
    ask(OpenSheet(files: files))
  }
}
