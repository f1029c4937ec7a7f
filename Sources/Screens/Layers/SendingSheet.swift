import TerminalCore

/// The payloads that can be sent, with a look into the selected one.
struct SendingSheet {
  private let model: Model
  private let sheet: SendSheet

  init(_ model: Model, _ sheet: SendSheet) {
    self.model = model
    self.sheet = sheet
  }

  private var width: Int { min(model.size.columns - 2, 92) }
  private var rows: Int { SendSheet.listRows(model.sheetSize) }

  /// The sheet.
  var part: Part {
    Part.vertical([list, hints])
      .padded(leading: 1, trailing: 1).boxed(.line, title: Words.sendTitle)
      .sized(columns: width, rows: model.sheetSize.rows - 2)
      .identified(.sheet).meaning(.dialog, label: Words.sendTitle)
  }

  private var list: Part {
    guard let choices = sheet.choices else { return middle(Words.looking + "…") }
    if choices.isEmpty { return middle(Words.noPayloads) }
    let first = min(sheet.firstRow, choices.count - 1)
    let range = first..<min(first + rows, choices.count)
    let selected = choices[min(sheet.selected, choices.count - 1)]
    return Part.vertical([
      Part.vertical(range.map { Optional(row(choices[$0], $0)) })
        .sized(rows: min(rows, choices.count)),
      .horizontal([
        Part.rule.growing(), .text(" \(sheet.selected + 1)/\(choices.count) ", .dim),
      ]),
      Part.text(selected.path, .dim),
      Part.text(JSONColoring.runs(String(selected.text.prefix(4096)).revealed), rows: nil)
        .growing(),
    ]).growing()
  }

  private func middle(_ words: String) -> Part {
    Part.vertical([.spacer(), .text(words, .dim, rows: nil, alignment: .center), .spacer()])
      .growing()
  }

  private func row(_ choice: PayloadChoice, _ index: Int) -> Part {
    let isSelected = index == sheet.selected
    let mark = isSelected ? String(Marks(model.glyphs).selected) : " "
    let line = Part.horizontal([
      .text("\(mark) ", isSelected ? nil : .accent),
      Part.text(choice.title.visibleLine, nil, .bold).growing(),
      .text("  \(choice.app.visibleLine) ", isSelected ? nil : .dim),
    ]).identified(.choice(index)).meaning(.row, label: choice.title, isSelected: isSelected)
    return isSelected ? line.selected(in: CardStyle(model.palette, model.glyphs)) : line
  }

  private var hints: Part {
    .horizontal([
      Part.text(Words.sendHint, .dim).droppable(), .spacer(),
      SheetButtons(model.glyphs).part(sheet.choices?.isEmpty == false),
    ])
  }
}

/// The two ways out of a sheet that delivers something.
struct SheetButtons {
  private let glyphs: Glyphs

  init(_ glyphs: Glyphs) { self.glyphs = glyphs }

  /// The buttons side by side; without *Deliver* where there is nothing to deliver.
  func part(_ canDeliver: Bool) -> Part {
    .horizontal([
      canDeliver ? button("deliver", Shortcut(.enter), ControlWords.deliver.title) : nil,
      button("cancel", Shortcut(.escape), ControlWords.cancel.title),
    ])
  }

  /// The buttons of a list from which one is taken.
  var choice: Part {
    .horizontal([
      button("deliver", Shortcut(.enter), Words.keepTheme),
      button("cancel", Shortcut(.escape), ControlWords.cancel.title),
    ])
  }

  /// The buttons of a list of places in files.
  var editing: Part {
    .horizontal([
      button("deliver", Shortcut(.enter), ControlWords.edit.title),
      button("cancel", Shortcut(.escape), ControlWords.cancel.title),
    ])
  }

  private func button(_ id: String, _ key: Shortcut, _ title: String) -> Part {
    .text([
      TextRun("  \(key.name(glyphs))", .accent, .bold), TextRun(" \(title)", .text),
    ]).identified(.control(id)).meaning(.button, label: title)
  }
}
