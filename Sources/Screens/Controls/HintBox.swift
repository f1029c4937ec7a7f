import Notifications
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
    model.pressed.pending.isEmpty || !model.sheets.isEmpty || isShown(in: model)
      ? nil : model.pressed.since + delay
  }

  /// The box.
  var part: Part {
    let families = controls.map(\.section)
    let title =
      families.max { one, other in
        families.count { $0 == one } < families.count { $0 == other }
      }?.title ?? ""
    return (columns(in: roomForRows) ?? rows).padded(leading: 1, trailing: 1)
      .boxed(.accent, title: title).identified(.sheet).meaning(.group, label: title)
  }

  private var controls: [Control] { model.keymap.continuations(of: model.pressed.pending) }

  /// Whether it needs all rows between the status line and the footer, those of the tour and of
  /// what is said among them: it goes with the next key, and what it cut could not be reached.
  var takesAll: Bool { columns(in: roomInPanes) == nil && packed.count > roomInPanes }

  private var roomForRows: Int { takesAll ? model.size.rows - 4 : roomInPanes }

  // Where there are few rows that of the line above the footer is one of them.
  private var roomInPanes: Int {
    model.room(max(1, model.layout.paneRows - (model.layout.isTight ? 1 : 2)))
  }
  // Without the edges and the air beside them.
  private var roomForColumns: Int { model.layout.size.columns - 4 }

  // So many rows in a column are read at a glance.
  private static let glance = 6

  // Two where a column is long, more where the rows need them; nil where they would be cut.
  private func columns(in rows: Int) -> Part? {
    let needed = max(1, (controls.count + rows - 1) / rows)
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

  // Those that are short stand two in a row, those that need all of it below.
  private var rows: Part {
    let rows = packed
    // Where even that is too much, the palette has the rest.
    let isCut = rows.count > roomForRows
    let shown = isCut ? rows.prefix(roomForRows - 1) : rows[...]
    let more = isCut ? controls.count - shown.joined().count : 0
    return .vertical(
      shown.map { Optional(line($0)) }
        + [Marks(model.glyphs).more(below: more).map { .text($0, .dim) }])
  }

  // One that is left over stands beside the first of the others that leaves room for it.
  private var packed: [[Control]] {
    let controls = controls
    let isShort = { (control: Control) in width(control, gap: 1) <= halfColumns }
    let short = controls.filter(isShort)
    var others = controls.filter { !isShort($0) }
    var rows = stride(from: 0, to: short.count, by: 2).map { Array(short[$0...].prefix(2)) }
    if let last = short.last, short.count % 2 == 1 {
      let left = roomForColumns - Self.between - width(last, gap: 1)
      if let index = others.firstIndex(where: { width($0, gap: 1) <= left }) {
        rows[rows.count - 1].append(others.remove(at: index))
      }
    }
    return rows + others.map { [$0] }
  }

  private var halfColumns: Int { (roomForColumns - Self.between) / 2 }

  // Columns between two in a row.
  private static let between = 2

  private func line(_ row: [Control]) -> Part {
    guard row.count > 1 else {
      return .horizontal(
        row.map { line($0, gap: 1, columns: roomForColumns).sized(columns: roomForColumns) })
    }
    let second = max(halfColumns, width(row[1], gap: 1))
    let columns = [min(halfColumns, roomForColumns - Self.between - second), second]
    return .horizontal(
      spacing: Self.between,
      zip(row, columns).map { line($0, gap: 1, columns: $1).sized(columns: $1) })
  }

  private func width(_ control: Control, gap: Int) -> Int {
    let title = title(of: control)
    return key(control).columns + gap + title.name.columns
      + (title.value.map { gap + $0.columns } ?? 0)
  }

  private func key(_ control: Control) -> String {
    let count = model.pressed.pending.count
    let shortcut = control.shortcuts.first { $0.keys.starts(with: model.pressed.pending) }
    return Shortcut(Array((shortcut?.keys ?? []).dropFirst(count))).hint(model.glyphs)
  }

  private func title(of control: Control) -> ControlTitle {
    let title = bindings.parts(ofTitle: control)
    return ControlTitle(title.name.visibleLine, title.value?.visibleLine)
  }

  /// - Parameters:
  ///   - gap: Blanks behind the key, and at least before the present value.
  ///   - columns: Where that value ends.
  private func line(_ control: Control, gap: Int, columns: Int) -> Part {
    let reason = bindings.whyDisabled(control)
    let title = title(of: control)
    let key = TextRun(key(control).before(title.words), reason == nil ? .accent : .dim, .bold)
    let blanks = String(repeating: " ", count: gap)
    let role: Role = reason == nil ? .text : .dim
    guard let value = title.value else {
      return meaning(.text([key, TextRun(blanks + title.name, role)]), control, reason)
    }
    return meaning(
      Part.horizontal([
        Part.text([key, TextRun(blanks + title.name, role)]).growing(),
        .text(blanks + value, reason == nil ? .accent : .dim),
      ]).sized(columns: columns), control, reason)
  }

  private func meaning(_ part: Part, _ control: Control, _ reason: String?) -> Part {
    part.identified(.control(control.id)).meaning(
      .button, label: control.title, whyDisabled: reason)
  }
}
