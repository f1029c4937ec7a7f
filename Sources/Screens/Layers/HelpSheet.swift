import TerminalCore

/// Every key with what it does, from the table of controls.
struct HelpSheet {
  let model: Model
  let scene: Scene

  init(_ model: Model, _ scene: Scene) {
    self.model = model
    self.scene = scene
  }

  func part(firstRow: Int) -> Part {
    let width = min(model.size.columns - 2, 92)
    let lines = Self.lines(model, scene)
    return Part.vertical([
      Part.vertical(lines.map(Optional.some)).window(firstRow: firstRow)
        .sized(rows: min(lines.count, model.helpRows)),
      .horizontal([
        Part.text(position(firstRow, lines.count), .dim).growing(),
        .text([TextRun("Esc", .accent, .bold), TextRun(" \(ControlWords.back.title)", .dim)])
          .identified(.control("cancel")),
      ]),
    ]).padded(leading: 1, trailing: 1).boxed(.line, title: Words.help).sized(columns: width)
      .identified(.sheet).meaning(.dialog, label: Words.help)
  }

  private func position(_ firstRow: Int, _ count: Int) -> String {
    let below = count - firstRow - model.helpRows
    return below > 0 ? "\(Marks(model.glyphs).below) \(Words.more(below))" : ""
  }

  /// The lines of all sections, each one row.
  static func lines(_ model: Model, _ scene: Scene) -> [Part] {
    let hint = wrappedHint(model)
    return Control.Section.allCases.flatMap { section in
      [.text(section.title, .text, .bold)]
        + Control.all.filter { $0.section == section }.map { line($0, model, scene) }
        + [.text("")]
    } + hint
  }

  private static func wrappedHint(_ model: Model) -> [Part] {
    let width = min(model.size.columns - 2, 92) - 4
    return Words.helpHint.wrapped(columns: width, maximumRows: 9, ellipsis: "").map {
      .text($0, .dim)
    }
  }

  private static func line(_ control: Control, _ model: Model, _ scene: Scene) -> Part {
    let keys = control.shortcuts.map { $0.name(model.glyphs) }.joined(separator: ", ")
    let isEnabled = control.availability(model, scene) == .enabled
    return Part.horizontal([
      Part.text("  \(keys)", isEnabled ? .accent : .dim, .bold).sized(columns: 14),
      Part.text(control.summary, isEnabled ? .text : .dim).growing(),
    ]).identified(.control(control.id)).meaning(.button, label: control.title)
  }
}
