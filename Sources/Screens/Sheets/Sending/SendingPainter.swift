import Notifications
import TerminalCore

/// The payloads that can be sent, with a look into the selected one.
struct SendingPainter {
  private let model: Model
  private let sheet: SendSheet
  private let dataFolder: String?

  init(_ model: Model, _ scene: Scene, _ sheet: SendSheet) {
    self.model = model
    dataFolder = scene.dataFolder
    self.sheet = sheet
  }

  private var width: Int { SheetWidth.sentences.columns(model) }

  /// The sheet.
  var part: Part {
    list.sheet(Words.sendTitle, columns: width)
  }

  private var list: Part {
    guard let choices = sheet.choices else { return middle(Words.looking + "…") }
    if choices.isEmpty { return middle(Words.noPayloads) }
    let range = sheet.seen(of: choices.count, model)
    let room = max(2, model.sheetSize.rows - range.count - 7)
    let selected = choices[min(sheet.choice.selected, choices.count - 1)]
    return Part.vertical([
      Part.vertical(range.map { Optional(row(choices[$0], $0)) }),
      .rule(at: sheet.choice.selected, of: choices.count),
      Part.text(
        Place(selected.path).named(from: dataFolder).path.visibleLine.shortenedPath(
          columns: Part.sheetInner(width), model.glyphs), .dim),
      preview(of: selected, rows: room).sized(rows: tallest(of: choices, upTo: room)),
    ])
  }

  private func preview(of choice: PayloadChoice, rows: Int) -> Part {
    .text(TextBeginning(choice.text.utf8).runs(Marks(model.glyphs)), rows: rows)
  }

  // The rows of the tallest: with those of the selected one alone, a click on another moved that
  // from under the pointer.
  private func tallest(of choices: [PayloadChoice], upTo room: Int) -> Int {
    if choices.count > Self.mostMeasured { return room }
    var rows = 0
    for choice in choices where rows < room {
      let preview = preview(of: choice, rows: room)
      rows = max(rows, preview.rows(columns: Part.sheetInner(width), glyphs: model.glyphs))
    }
    return rows
  }

  // Payloads that are laid out for a frame; where there are more, there is room for a tall one.
  private static let mostMeasured = 64

  private func middle(_ words: String) -> Part {
    .text(words, .dim, rows: nil, alignment: .center)
  }

  private func row(_ choice: PayloadChoice, _ index: Int) -> Part {
    let row = ChoiceRow(model, isSelected: index == sheet.choice.selected)
    return row.part(
      [
        Part.text(choice.title.visibleLine, nil, .bold).growing(),
        .text("  \(choice.app.visibleLine) ", row.role(.dim)),
      ], .choice(index), label: choice.title)
  }
}
