import Delivery
import Localization
import Notifications
import TerminalCore

extension ListPainter {
  /// A collapsed group: its leading notification, the summary, and the edges of those below (G16).
  func stack(_ place: GroupPlace, _ leading: Int, _ isSelected: Bool) -> Part {
    guard let group = state.list[place.section].group(place.key) else { return .empty }
    let shown = state.shown(group)
    let card = framed(shown, leading, isSelected)
    return .vertical([
      margined(card, isSelected), edges(count: min(group.count - 1, 2)),
    ]).meaning(.row, label: shown.title ?? shown.body ?? "", isSelected: isSelected)
  }

  /// A notification: a card of its own, or one among those of its expanded group.
  func card(_ number: Int, at index: Int, isMember: Bool, _ isSelected: Bool) -> Part {
    let shown = state.shown(number)
    let card: Part
    if isMember {
      let isLast = !isMemberRow(index + 1)
      card = .vertical([
        margined(member(shown, isSelected, isLast: isLast), isSelected),
        isLast ? air : separator,
      ])
    } else {
      card = .vertical([margined(framed(shown, number, isSelected), isSelected), air])
    }
    return card.meaning(.row, label: shown.title ?? shown.body ?? "", isSelected: isSelected)
  }

  private var air: Part? { style == .box ? nil : .text("") }

  // The members of a group lie on one card.
  private var separator: Part? {
    let rule = Part.repeated(marks.line, .line, .dim).padded(leading: 2, trailing: 2)
    switch style {
    case .patch: return margined(rule.filled(.surface), false)
    case .plain: return margined(rule, false)
    case .box: return nil
    }
  }

  private func isMemberRow(_ index: Int) -> Bool {
    if case .row(.notification(_, isMember: true), _) = rows[index] { return true }
    return false
  }

  // P20: app and time, title, subtitle, body; T1: the summary.
  private func framed(_ shown: Shown, _ number: Int, _ isSelected: Bool) -> Part {
    let header = headerLine(shown, number, isSelected)
    let texts = texts(shown) + [shown.summary.map { .text($0, .dim, .italic) }].compactMap(\.self)
    switch style {
    case .patch, .plain:
      let body = Part.vertical(texts).padded(leading: 2, trailing: 2)
      let head = headline(header.padded(leading: 2, trailing: 2), isSelected)
      let card = Part.vertical([head, body])
      return style == .patch ? card.filled(.surface) : card
    case .box:
      let head = headline(header, isSelected).growing()
      return box(head, .vertical(texts))
    }
  }

  // What is selected has one look throughout.
  private func headerLine(_ shown: Shown, _ number: Int, _ isSelected: Bool) -> Part {
    let mark: Role? = isSelected ? nil : shown.isCritical ? .critical : .accent
    return .horizontal([
      shown.isCritical ? .text("\(marks.critical) ", mark, .bold) : nil,
      Part.text(icon(number), mark, .bold).sized(columns: 3),
      .text([
        TextRun("\(shown.appName.uppercased()) ", isSelected ? nil : .dim),
        TextRun(shown.isCritical ? " \(Words.critical) " : "", mark, .bold),
      ]),
      style == .box
        ? Part.repeated(marks.line, isSelected ? nil : .line).growing() : .spacer(minimum: 1),
      .text(" \(time(shown))", isSelected ? nil : .dim),
    ])
  }

  private func icon(_ number: Int) -> String {
    let app = state.notification(number).app
    return state.app(app)?.iconText(glyphs) ?? app.lastPart.prefix(1).uppercased()
  }

  private func time(_ shown: Shown) -> String {
    SystemWords().relativeTime(of: shown.date, at: state.now, on: state.device)
  }

  private func texts(_ shown: Shown) -> [Part] {
    [
      shown.title.map { .text($0, nil, .bold, rows: 2) },
      shown.subtitle.map { .text($0, nil, .bold, rows: 2) },
      shown.body.map { .text($0, nil, rows: state.device.policies.bodyListLines) },
    ].compactMap { $0 }
  }

  private func member(_ shown: Shown, _ isSelected: Bool, isLast: Bool) -> Part {
    var texts = texts(shown)
    let first = texts.isEmpty ? Part.text("") : texts.removeFirst()
    let head = Part.horizontal([
      shown.isCritical
        ? .text("\(marks.critical) ", isSelected ? nil : .critical, .bold) : nil,
      first.growing(), .text("  \(time(shown))", isSelected ? nil : .dim),
    ])
    switch style {
    case .patch, .plain:
      let body = Part.vertical([
        headline(head.padded(leading: 2, trailing: 2), isSelected),
        Part.vertical(texts).padded(leading: 2, trailing: 2),
      ])
      return style == .patch ? body.filled(.surface) : body
    case .box:
      return sides(.vertical([headline(head, isSelected)] + texts), lower: isLast)
    }
  }
}
