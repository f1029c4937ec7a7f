import Delivery
import Notifications
import TerminalCore

/// Rows from iOS 16: the app's icon at the side, the title beside it, and the time at the end of that line.
extension ListPainter {
  /// Columns that a large icon takes, with the blank behind it; 0 where there is none.
  var iconColumns: Int { hasLargeIcons ? IconTile.besideRows.columns + 1 : 0 }

  /// A notification or a stack in its card.
  func sideIconCard(
    _ shown: RowContent, _ number: Int, _ isSelected: Bool, isStack: Bool, _ offers: Part?
  ) -> Part {
    let head = sideIconHead(shown, number, isSelected, isStack: isStack)
    var rest = texts(shown)
    if shown.title != nil, !rest.isEmpty { rest.removeFirst() }
    let words = Part.vertical([beside(rest, shown), summary(shown), offers])
    let label = label(of: number, shown)
    switch style {
    case .patch, .plain:
      let gap = hasLargeIcons ? 1 : 2
      let column = Part.vertical([
        headline(head.padded(leading: gap, trailing: 2), isSelected),
        words.padded(leading: gap, trailing: 2),
      ])
      let card = Part.vertical([
        label?.padded(leading: 2, trailing: 2),
        hasLargeIcons ? .horizontal([sideIcon(shown, number), column.growing()]) : column,
      ])
      return style == .patch ? card.filled(patch(isSelected)) : card
    case .box: return box(headline(head, isSelected).growing(), .vertical([label, words]))
    }
  }

  private func sideIconHead(
    _ shown: RowContent, _ number: Int, _ isSelected: Bool, isStack: Bool
  ) -> Part {
    let isReversed = isReversed(isSelected)
    let app = state.app(of: number)
    let deliveryMark = mark(of: shown, app)
    let tint: Role? = isReversed ? nil : state.tint(of: state.notification(number).app)
    // F9: a title of its own names who speaks; without words the app does.
    let words = shown.title ?? shown.appName
    let lead: [Part?] = [
      deliveryMark.map { .text(marks.before($0), role(of: $0, isReversed), .bold) },
      hasLargeIcons ? nil : state.initialsPart(of: number, tint),
      hasLargeIcons ? nil : icon(of: shown, app, tint),
    ]
    let title = title(words, .title, shown)
    if isSwiped(isSelected) { return swipeRow(after: lead, title, isStack: isStack) }
    return .horizontal(
      lead + [
        title.growing(minimum: 12), style == .box ? .text(" ") : nil,
        trailing(time(shown), isSelected),
      ])
  }

  // F3, R4: what it is, above everything else.
  private func label(of number: Int, _ shown: RowContent) -> Part? {
    if shown.isCritical { return .text(system(.critical).inCapitals, .critical, .bold) }
    guard state.isTimeSensitive(number) else { return nil }
    return .text(marks.timeSensitive + system(.timeSensitive), .accent, .bold)
  }

  private func sideIcon(_ shown: RowContent, _ number: Int) -> Part {
    let icon = largeIcon(shown, number)
      .sized(columns: IconTile.besideRows.columns, rows: IconTile.besideRows.rows)
    return .vertical([icon, .spacer()]).padded(leading: 2)
  }

  // F9: who speaks in the place of the app's icon, with that small beside it.
  private func largeIcon(_ shown: RowContent, _ number: Int) -> Part {
    let app = state.app(of: number)?.app
    let tint = state.tint(of: state.notification(number).app)
    let initials = state.initials(of: number)
    if initials == nil, let picture = icons.picture(app, IconTile.besideRows) { return picture }
    let sign = app?.iconText(glyphs) ?? String(shown.appName.prefix(1)).uppercased()
    return IconTile.drawn(initials ?? sign, tint, badge: initials == nil ? nil : sign)
  }
}
