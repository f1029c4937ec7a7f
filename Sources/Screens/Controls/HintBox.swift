import TerminalCore

/// What may follow the keys that were pressed so far. Shown to those who wait; it blocks nothing.
struct HintBox {
  private let model: Model
  private let bindings: Bindings

  /// Nil while there is nothing to say yet.
  init?(_ model: Model, _ scene: Scene) {
    guard model.showsHints else { return nil }
    self.model = model
    bindings = Bindings(model, scene)
  }

  /// The pause after the first key of a sequence before the box appears.
  static let delay = Duration.milliseconds(300)

  /// The box.
  var part: Part {
    let title = Shortcut(model.pressed.pending).name(model.glyphs) + Marks(model.glyphs).ellipsis
    return (columns ?? rows).padded(leading: 1, trailing: 1).boxed(.accent, title: title)
      .identified(.sheet).meaning(.group, label: title)
  }

  private var controls: [Control] {
    model.keymap.controls.filter { $0.continues(model.pressed.pending) }
  }

  private var roomForRows: Int { max(1, model.layout.paneRows - 2) }
  // Without the edges and the air beside them.
  private var roomForColumns: Int { model.layout.size.columns - 4 }

  // As many columns as the rows need; nil where they would be cut.
  private var columns: Part? {
    let controls = controls
    let count = max(1, (controls.count + roomForRows - 1) / roomForRows)
    let perColumn = (controls.count + count - 1) / count
    let lists = (0..<count).map { controls.dropFirst($0 * perColumn).prefix(perColumn) }
    let widths = lists.map { $0.map { width($0, gap: 2) }.max() ?? 0 }
    guard count == 1 || widths.reduce(2 * (count - 1), +) <= roomForColumns else { return nil }
    return .horizontal(spacing: 2, lists.map { .vertical($0.map { line($0, gap: 2) }) })
  }

  // Two in a row where both have room, one beside the other as far as that goes.
  private var rows: Part {
    var rows: [[Control]] = []
    for control in controls {
      if let first = rows.last?.first, rows.last?.count == 1,
        start(after: first) + width(control, gap: 1) <= roomForColumns
      {
        rows[rows.count - 1].append(control)
      } else {
        rows.append([control])
      }
    }
    // Where even that is too much, the palette has the rest.
    let isCut = rows.count > roomForRows
    let shown = isCut ? rows.prefix(roomForRows - 1) : rows[...]
    let more = isCut ? Words.more(controls.count - shown.joined().count) : nil
    return .vertical(
      shown.map(line) + [more.map { .text("\(Marks(model.glyphs).below) \($0)", .dim) }])
  }

  private func line(_ row: [Control]) -> Part? {
    if row.count < 2 { return row.first.map { line($0, gap: 1) } }
    return .horizontal([
      line(row[0], gap: 1).sized(columns: start(after: row[0])), line(row[1], gap: 1),
    ])
  }

  private func start(after first: Control) -> Int {
    max(roomForColumns / 2, width(first, gap: 1) + 2)
  }

  private func width(_ control: Control, gap: Int) -> Int {
    key(control).columns + gap + label(control).columns
  }

  private func key(_ control: Control) -> String {
    let count = model.pressed.pending.count
    let shortcut = control.shortcuts.first { $0.keys.starts(with: model.pressed.pending) }
    return Shortcut(Array((shortcut?.keys ?? []).dropFirst(count))).name(model.glyphs)
  }

  private func label(_ control: Control) -> String { bindings.title(of: control).visibleLine }

  private func line(_ control: Control, gap: Int) -> Part {
    let reason = bindings.whyDisabled(control)
    let label = label(control)
    return .text([
      TextRun(key(control).before(label), reason == nil ? .accent : .dim, .bold),
      TextRun(String(repeating: " ", count: gap) + label, reason == nil ? .text : .dim),
    ]).identified(.control(control.id)).meaning(
      .button, label: control.title, whyDisabled: reason)
  }
}

extension Model {
  /// Whether the keys that may follow are shown.
  var showsHints: Bool {
    !pressed.pending.isEmpty && sheets.isEmpty && now - pressed.since >= HintBox.delay
  }

  /// When they will be; nil where nothing is waited for.
  var hintWake: Duration? {
    pressed.pending.isEmpty || showsHints ? nil : pressed.since + HintBox.delay
  }
}
