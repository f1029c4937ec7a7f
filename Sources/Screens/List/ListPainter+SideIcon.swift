import Delivery
import TerminalCore

/// Rows from iOS 16: the app's icon at the side, the title beside it, and the
/// time at the end of that line.
extension ListPainter {
  /// Columns that a large icon takes, with the blank behind it; 0 where there is none.
  var iconColumns: Int { hasLargeIcons ? IconTile.besideRows.columns + 1 : 0 }

  /// A notification or a stack in its card.
  func sideIconCard(_ card: PaintedCard) -> Part {
    let (shown, isSelected) = (card.shown, card.isSelected)
    let head = sideIconHead(of: card)
    var rest = texts(shown)
    if shown.title != nil, !rest.isEmpty { rest.removeFirst() }
    let words = Part.vertical([beside(rest, shown), summary(shown), card.offers])
    let label = label(of: card.number, shown)
    switch style {
    case .patch, .plain:
      let gap = hasLargeIcons ? 1 : 2
      let column = Part.vertical([
        headline(head.padded(leading: gap, trailing: 2), isSelected),
        words.padded(leading: gap, trailing: 2),
      ])
      let lines = Part.vertical([
        label?.padded(leading: 2, trailing: 2),
        hasLargeIcons ? .horizontal([sideIcon(of: card), column.growing()]) : column,
      ])
      return style == .patch ? lines.filled(patch(isSelected)) : lines
    case .box: return box(headline(head, isSelected).growing(), .vertical([label, words]))
    }
  }

  private func sideIconHead(of card: PaintedCard) -> Part {
    // F9: a title of its own names who speaks; without words the app does.
    let title = title(card.shown.title ?? card.shown.appName, .title, card.shown)
    return headerLine(
      of: card, title,
      filling: [title.growing(minimum: 12), sideIconGap])
  }

  /// What keeps a title beside an icon from the edge of a box before its
  /// time; nil where there is none.
  var sideIconGap: Part? { style == .box ? .text(" ") : nil }

  // F3, R4: what it is, above everything else.
  private func label(of number: Int?, _ shown: RowContent) -> Part? {
    if shown.isCritical { return .text(system.inCapitals(.critical), .critical, .bold) }
    guard let number, state.isTimeSensitive(number) else { return nil }
    return .text(marks.timeSensitive + system(.timeSensitive), .accent, .bold)
  }

  private func sideIcon(of card: PaintedCard) -> Part {
    let icon = largeIcon(of: card)
      .sized(columns: IconTile.besideRows.columns, rows: IconTile.besideRows.rows)
    return .vertical([icon, .spacer()]).padded(leading: 2)
  }

  // F9: who speaks in the place of the app's icon, with that small beside it.
  private func largeIcon(of card: PaintedCard) -> Part {
    let app = card.app?.app
    // Its own color whatever is selected.
    let tint =
      card.number.map { state.tint(of: state.notification($0).app) } ?? card.tint ?? .dim
    let initials = card.number.flatMap(state.initials)
    let name = card.shown.appName
    if initials == nil, let picture = icons.picture(app, named: name, IconTile.besideRows) {
      return picture
    }
    let sign = icons.sign(of: app, named: name)
    return IconTile.drawn(initials ?? sign, tint, badge: initials == nil ? nil : sign)
  }
}
