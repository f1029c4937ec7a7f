import Notifications
import TerminalCore

/// What may follow the keys that were pressed so far. Shown to those who wait; it blocks nothing.
///
/// A class, as it is never changed: to copy what it holds would be ten kilobytes of the program.
final class HintBox {
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

  // Neighbors that are short share a row; where that leaves too many rows, what stands alone takes
  // a later one beside it.
  private var packed: [[Control]] {
    var rows: [[Control]] = []
    for control in controls {
      if let last = rows.last, last.count == 1, (last + [control]).allSatisfy(isShort) {
        rows[rows.count - 1].append(control)
      } else {
        rows.append([control])
      }
    }
    while rows.count > roomInPanes, let (row, later) = sharable(rows) {
      let control = rows.remove(at: later)
      rows[row] += control
    }
    return rows
  }

  // The last row of one that fits beside one before it, and that one, the nearest.
  private func sharable(_ rows: [[Control]]) -> (Int, Int)? {
    let alone = rows.indices.filter { rows[$0].count == 1 }
    return alone.reversed().firstNonNil { later in
      let room = roomForColumns - Self.between - width(rows[later][0], gap: 1)
      let row = alone.last { $0 < later && width(rows[$0][0], gap: 1) <= room }
      return row.map { ($0, later) }
    }
  }

  private func isShort(_ control: Control) -> Bool { width(control, gap: 1) <= halfColumns }

  private var halfColumns: Int { (roomForColumns - Self.between) / 2 }

  // Columns between two in a row.
  private static let between = 2

  // Values end where those of the rows above do: at the half, as far as both have room, and at
  // the box's edge.
  private func line(_ row: [Control]) -> Part {
    let widths = row.map { width($0, gap: 1) }
    let rest = roomForColumns - Self.between
    let first = max(widths[0], min(halfColumns, rest - (widths.last ?? 0)))
    return .horizontal(
      spacing: Self.between,
      zip(row, row.count > 1 ? [first, rest - first] : [roomForColumns]).map {
        line($0, gap: 1, columns: $1).sized(columns: $1)
      })
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
