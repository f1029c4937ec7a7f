import TerminalCore

/// Asks whether what was pasted is to be delivered.
struct PasteSheet {
  private let model: Model
  private let text: String

  init(_ model: Model, _ text: String) {
    self.model = model
    self.text = text
  }

  /// The sheet.
  var part: Part {
    Part.vertical([
      .text(JSONColoring.runs(String(text.prefix(4096)).revealed), rows: model.sheetSize.rows - 8),
      .text(""),
      .horizontal([.spacer(), SheetButtons(model.glyphs).part(ControlWords.deliver.title)]),
    ]).padded(leading: 1, trailing: 1, top: 1).boxed(.line, title: Words.deliverQuestion)
      .sized(columns: min(model.size.columns - 4, 76))
      .identified(.sheet).meaning(.dialog, label: Words.deliverQuestion)
  }
}
