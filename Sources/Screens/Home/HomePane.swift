import Delivery
import Notifications
import TerminalCore

/// The home screen: the apps with their icons, as large as there is room for.
struct HomePane: ScenePart {
  let model: Model
  let scene: Scene
  /// Rows at the top over which a banner lies.
  let coveredRows: Int

  /// How many apps stand beside each other.
  static func columns(_ layout: ScreenLayout) -> Int {
    max(1, min(4, (layout.phoneColumns - 4) / 17))
  }

  private var apps: [InstalledApp] { state.apps }
  /// Rows between the blank one at the top and that at the bottom.
  private var room: Int { model.room(max(1, model.layout.phoneRows - 2)) }

  /// All of it.
  var part: Part {
    if apps.isEmpty {
      return .vertical([
        .spacer(), model.isBare ? nil : .text(Words.noApps, .text, .bold, alignment: .center),
        .spacer(),
      ])
    }
    let page = Part.vertical([
      RowCounter(model, scene).above(hidden.above), Part.empty.sized(rows: pushedRows),
      isRoomy ? grid(spacing: 1, icon) : grid(spacing: 0, line), .spacer(), .text(""),
    ])
    return inListColumns(page)
  }

  /// How many apps are above those that are seen, and how many below.
  var hidden: (above: Int, below: Int) { (seen.lowerBound, apps.count - seen.upperBound) }

  private var perRow: Int { Self.columns(model.layout) }

  private var iconRows: Int { (apps.count + perRow - 1) / perRow * 5 }

  // What is said makes no icons smaller; a banner that is over more than the blank rows around them
  // does, where they have no room below it.
  private var isRoomy: Bool {
    let hidden = model.isBare ? 0 : max(0, coveredRows - 2)
    return iconRows + hidden <= room + model.layout.saidRows
  }

  // Below a banner, as far as there is room: what is not seen is not opened.
  private var pushedRows: Int {
    let free = isRoomy ? room + 1 - iconRows : room - 1
    return max(0, min(coveredRows - 1, free))
  }

  // The selected app is on the last row that is seen, or above.
  private var seen: Range<Int> {
    if isRoomy { return 0..<apps.count }
    let row = model.phone.selectedAppIndex(state).map { $0 / perRow } ?? 0
    let rows = room - pushedRows
    let first = max(0, row - rows + 1) * perRow
    return first..<min(apps.count, first + rows * perRow)
  }

  private func grid(spacing: Int, _ cell: (Int) -> Part) -> Part {
    let (seen, perRow) = (seen, perRow)
    let rows = stride(from: seen.lowerBound, to: seen.upperBound, by: perRow).map { start in
      let end = min(start + perRow, seen.upperBound)
      if isCut(row: (start - seen.lowerBound) / perRow, spacing) {
        return Part?.some(Part.empty.sized(rows: spacing == 1 ? 4 : 1))
      }
      let cells = (start..<end).map { Optional(cell($0).growing()) }
      let blanks = (end..<start + perRow).map { _ in Part?.some(.spacer()) }
      return Part?.some(
        Part.horizontal(spacing: 1, cells + blanks).padded(leading: 2, trailing: 2))
    }
    return .vertical(spacing: spacing, rows)
  }

  // Of what a banner covers in part, the rest says nothing.
  private func isCut(row: Int, _ spacing: Int) -> Bool {
    1 + pushedRows + row * (spacing == 1 ? 5 : 1) < coveredRows
  }

  private func icon(_ index: Int) -> Part {
    let isSelected = isSelected(index)
    let box = box(around: index, isSelected)
    return button(
      .vertical([
        .horizontal([.spacer(), box, .spacer()]),
        .horizontal([.spacer(), name(index, isSelected), .spacer()]),
      ]), index)
  }

  private func line(_ index: Int) -> Part {
    button(
      .horizontal([
        IconTile(model, state.systemWords).column(
          apps[index].app, named: name(of: index), tint(of: apps[index])),
        name(index, isSelected(index)), drawnBadge(of: apps[index]),
      ]), index)
  }

  private func button(_ part: Part, _ index: Int) -> Part {
    part.identified(.app(index)).meaning(
      .button, label: name(of: index), value: badge(of: apps[index]).map(Words.badge) ?? "",
      isSelected: isSelected(index))
  }

  private func isSelected(_ index: Int) -> Bool {
    !model.isBare && index == model.phone.selectedAppIndex(state)
  }

  private func name(of index: Int) -> String { state.displayName(of: apps[index]) }

  private func tint(of app: InstalledApp) -> Role {
    state.tint(of: app.app.bundleIdentifier)
  }

  // P16, P18: the number stands in the corner of the icon.
  private func box(around index: Int, _ isSelected: Bool) -> Part {
    let (app, name, icons) = (apps[index], name(of: index), IconTile(model, state.systemWords))
    let role: Role = isSelected ? .accent : .line
    let badge = drawnBadge(of: app)
    let side = Part.text(String(phoneMarks.side), role)
    if let picture = icons.picture(app.app, named: name, IconTile.atHome) {
      return Part.horizontal([
        .spacer(), picture, .vertical([badge, .spacer()]), .spacer(),
      ]).sized(rows: IconTile.atHome.rows)
    }
    return Part.vertical([
      .horizontal([
        .text(phoneMarks.corners[0], role), Part.repeated(phoneMarks.line, role).growing(),
        badge ?? .text(phoneMarks.corners[1], role),
      ]),
      .horizontal([
        side, .spacer(), .text(icons.sign(of: app.app, named: name), tint(of: app), .bold),
        .spacer(), side,
      ]),
      .horizontal([
        .text(phoneMarks.corners[2], role), Part.repeated(phoneMarks.line, role).growing(),
        .text(phoneMarks.corners[3], role),
      ]),
    ]).sized(columns: 8)
  }

  private func badge(of app: InstalledApp) -> String? {
    state.drawnBadge(of: app).map { badge in
      let number = state.systemWords.number(min(badge, 9999))
      return "\(number)\(badge > 9999 ? "+" : "")"
    }
  }

  // Where it is read it is said behind the name.
  private func drawnBadge(of app: InstalledApp) -> Part? {
    if model.isRead { return nil }
    return badge(of: app).map { .text(" \($0) ", .critical, [.bold, .reverse]) }
  }

  private func name(_ index: Int, _ isSelected: Bool) -> Part {
    let marker = isSelected ? String(phoneMarks.selected) : " "
    // The name may read otherwise than the phone does.
    return .horizontal([
      .text(marker, .accent, .bold),
      .text([
        TextRun(phoneMarks.before(apps[index].deliveryMark), .quiet, .bold),
        isSelected
          ? TextRun(name(of: index) + " ", .accent, [.bold, .reverse])
          : TextRun(name(of: index) + " "),
      ]),
    ])
  }
}
