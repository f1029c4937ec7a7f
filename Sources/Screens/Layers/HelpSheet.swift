import TerminalCore

/// Every key with what it does, from the table of controls.
struct HelpSheet {
  private let model: Model
  private let scene: Scene

  init(_ model: Model, _ scene: Scene) {
    self.model = model
    self.scene = scene
  }

  /// The sheet, with so many rows scrolled away.
  func part(firstRow: Int) -> Part {
    let lines = Self.lines(model, scene)
    let count = Self.rows(model, scene)
    return Part.vertical([
      Part.vertical(lines.map(Optional.some)).window(firstRow: firstRow)
        .sized(rows: min(count, model.helpRows)),
      .horizontal([
        Part.text(position(firstRow, count), .dim).growing(),
        SheetButtons(model.glyphs).part(false),
      ]),
    ]).padded(leading: 1, trailing: 1).boxed(.line, title: Words.help)
      .sized(columns: Self.columns(model)).identified(.sheet).meaning(.dialog, label: Words.help)
  }

  private func position(_ firstRow: Int, _ count: Int) -> String {
    let below = count - firstRow - model.helpRows
    return below > 0 ? "\(Marks(model.glyphs).below) \(Words.more(below))" : ""
  }

  /// Rows of all of it, seen or not.
  static func rows(_ model: Model, _ scene: Scene) -> Int {
    Part.vertical(lines(model, scene).map(Optional.some)).rows(columns: columns(model) - 4)
  }

  private static func columns(_ model: Model) -> Int { min(model.size.columns - 2, 92) }

  private static func lines(_ model: Model, _ scene: Scene) -> [Part] {
    Control.Section.allCases.flatMap { section in
      [.text(section.title, .text, .bold)]
        + Control.all.filter { $0.section == section }.map { line($0, model, scene) }
        + [.text("")]
    } + [.text(Words.helpHint, .dim, rows: nil)]
  }

  private static func line(_ control: Control, _ model: Model, _ scene: Scene) -> Part {
    let keys = control.shortcuts.map { $0.name(model.glyphs) }.joined(separator: ", ")
    let isEnabled = control.availability(model, scene) == .enabled
    return Part.horizontal([
      Part.text("  \(keys)", isEnabled ? .accent : .dim, .bold).sized(columns: 14),
      Part.text(control.summary, isEnabled ? .text : .dim, rows: nil).growing(),
    ]).identified(.control(control.id)).meaning(.button, label: control.title)
  }
}
