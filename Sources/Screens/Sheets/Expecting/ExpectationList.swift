import TerminalCore

/// What can be expected of the selected thing, with what is so now, while one of it is chosen.
struct ExpectationList: ChoiceList {
  var choice = RowChoice()
  /// Lines without `expect`, each of them so; never empty.
  let lines: [String]

  func count(_ model: Model, _ scene: Scene) -> Int { lines.count }

  func rows(_ model: Model) -> Int { max(1, min(lines.count, model.sheetSize.rows - 6)) }

  func element(_ model: Model, _ scene: Scene) -> Part {
    let columns = min(model.size.columns - 2, 76)
    let seen = choice.seen(of: lines.count, fitting: rows(model))
    let below = Marks(model.glyphs).more(below: lines.count - seen.upperBound) ?? ""
    return Part.vertical(
      seen.map { Optional(row($0, model)) } + [
        .horizontal([
          .text(below, .dim), .spacer(), SheetButtons(model.glyphs).part(Words.expects),
        ])
      ]
    ).sheet(Words.expectTitle, columns: columns)
  }

  private func row(_ index: Int, _ model: Model) -> Part {
    let line = lines[index]
    let row = ChoiceRow(model, isSelected: index == choice.selected)
    return row.part([Part.text(line.visibleLine).growing()], .choice(index), label: line)
  }

  func take(_ model: inout Model, _ scene: Scene) -> Handling {
    .closed([.performLine("expect " + lines[min(choice.selected, lines.count - 1)])])
  }
}
