import TerminalCore

/// What may follow the keys that were pressed so far. Shown to those who wait; it blocks nothing.
struct HintBox {
  private let model: Model
  private let bindings: Bindings

  /// Nil while there is nothing to say yet.
  init?(_ model: Model, _ scene: Scene) {
    guard Self.isShown(in: model) else { return nil }
    self.model = model
    bindings = Bindings(model, scene)
  }

  /// The pause after the first key of a sequence before the box appears.
  static let delay = Duration.milliseconds(300)

  /// Whether it is on the screen.
  static func isShown(in model: Model) -> Bool {
    !model.pressed.pending.isEmpty && model.sheets.isEmpty
      && model.now - model.pressed.since >= delay
  }

  /// When it will be; nil where nothing is waited for.
  static func wake(in model: Model) -> Duration? {
    model.pressed.pending.isEmpty || isShown(in: model) ? nil : model.pressed.since + delay
  }

  /// The box.
  var part: Part {
    let families = controls.map(\.section)
    let title =
      families.max { one, other in
        families.count { $0 == one } < families.count { $0 == other }
      }?.title ?? ""
    return (columns ?? rows).padded(leading: 1, trailing: 1).boxed(.accent, title: title)
      .identified(.sheet).meaning(.group, label: title)
  }

  private var controls: [Control] {
    model.keymap.controls.filter { $0.continues(model.pressed.pending) }
  }

  private var roomForRows: Int { max(1, model.layout.paneRows - 2) }
  // Without the edges and the air beside them.
  private var roomForColumns: Int { model.layout.size.columns - 4 }

  // So many rows in a column are read at a glance.
  private static let glance = 6

  // Two where a column is long, more where the rows need them; nil where they would be cut.
  private var columns: Part? {
    let needed = max(1, (controls.count + roomForRows - 1) / roomForRows)
    return (controls.count > Self.glance ? columns(max(2, needed)) : nil) ?? columns(needed)
  }

  private func columns(_ count: Int) -> Part? {
    let controls = controls
    let perColumn = (controls.count + count - 1) / count
    let lists = (0..<count).map { controls.dropFirst($0 * perColumn).prefix(perColumn) }
    let widths = lists.map { $0.map { width($0, gap: 2) }.max() ?? 0 }
    guard count == 1 || widths.reduce(3 * (count - 1), +) <= roomForColumns else { return nil }
    return .horizontal(
      spacing: 3,
      zip(lists, widths).map { list, width in
        Part.vertical(list.map { line($0, gap: 2, columns: width) })
      })
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

  /// - Parameter columns: Where the present value ends; nil right behind the name.
  private func line(_ control: Control, gap: Int, columns: Int? = nil) -> Part {
    let reason = bindings.whyDisabled(control)
    let label = label(control)
    let (name, value) = named(label)
    let key = TextRun(key(control).before(label), reason == nil ? .accent : .dim, .bold)
    let blanks = String(repeating: " ", count: gap)
    let role: Role = reason == nil ? .text : .dim
    guard let columns, let value else {
      return meaning(.text([key, TextRun(blanks + label, role)]), control, reason)
    }
    return meaning(
      Part.horizontal([
        Part.text([key, TextRun(blanks + name, role)]).growing(),
        .text("  \(value)", reason == nil ? .accent : .dim),
      ]).sized(columns: columns), control, reason)
  }

  // An option is called by its name and the present value: `previews: Always`.
  private func named(_ label: String) -> (name: String, value: String?) {
    guard let colon = label.ranges(of: ": ").last else { return (label, nil) }
    return (String(label[..<colon.lowerBound]), String(label[colon.upperBound...]))
  }

  private func meaning(_ part: Part, _ control: Control, _ reason: String?) -> Part {
    part.identified(.control(control.id)).meaning(
      .button, label: control.title, whyDisabled: reason)
  }
}
