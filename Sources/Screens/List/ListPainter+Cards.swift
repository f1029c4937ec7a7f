import Delivery
import Localization
import Notifications
import TerminalCore

extension ListPainter {
  /// A collapsed group: its leading notification, the summary, and the edges of those below (G16).
  func stack(_ place: GroupPlace, _ leading: Int, _ isSelected: Bool) -> Part {
    guard let group = state.list.group(at: place) else { return .empty }
    let shown = scene.shown(group)
    let offers = offers(under: .stack(place.key, leading: leading), isSelected)
    if density == .compact {
      let row = CompactRow(shown: shown, number: leading, more: group.count - 1, offers: offers)
      return compact(row, isSelected)
    }
    let card = framed(painted(shown, leading, isSelected: isSelected, isStack: true, offers))
    return .vertical([margined(card, isSelected), edges(of: group)])
      .meaning(.row, label: shown.firstWords ?? "", isSelected: isSelected)
  }

  /// A notification: a card of its own, or one among those of its expanded group.
  func card(_ number: Int, at index: Int, isMember: Bool, isSelected: Bool) -> Part {
    let shown = scene.shown(number)
    let offers = offers(under: .notification(number, isMember: isMember), isSelected)
    if density == .compact {
      let row = CompactRow(shown: shown, number: number, isMember: isMember, offers: offers)
      return compact(row, isSelected)
    }
    let card: Part
    if isMember {
      let isLast = !isMemberRow(index + 1)
      card = .vertical([
        margined(member(shown, number, isSelected, isLast: isLast, offers), isSelected),
        isLast ? air : separator,
      ])
    } else {
      let framed = framed(painted(shown, number, isSelected: isSelected, offers))
      card = .vertical([margined(framed, isSelected), air])
    }
    return card.meaning(.row, label: shown.firstWords ?? "", isSelected: isSelected)
  }

  /// The empty line below a card; nil for boxes, whose borders keep them apart.
  var air: Part? { style == .box ? nil : .text("") }

  // The members of a group lie on one card.
  private var separator: Part? {
    let rule = Part.repeated(marks.line, .line, .dim)
    let inset = rule.padded(leading: 2, trailing: 2)
    switch style {
    case .patch: return margined(inset.filled(.surface))
    case .plain: return margined(inset)
    case .box: return isTight ? nil : margined(sides(rule, lower: false))
    }
  }

  private func isMemberRow(_ index: Int) -> Bool {
    if case .row(.notification(_, isMember: true), _) = rows[index] { return true }
    return false
  }

  /// P20: app and time, title, subtitle, body; T1, T29: the summary on one line.
  func framed(_ card: PaintedCard) -> Part {
    if hasSideIcons { return sideIconCard(card) }
    let header = headerLine(of: card)
    switch style {
    case .patch, .plain:
      let head = headline(header.padded(leading: 2, trailing: 2), card.isSelected)
      let lines = Part.vertical([head, words(of: card)])
      return style == .patch ? lines.filled(patch(card.isSelected)) : lines
    case .box:
      return box(headline(header, card.isSelected).growing(), allTexts(of: card))
    }
  }

  private func allTexts(of card: PaintedCard) -> Part {
    .vertical([beside(texts(card.shown), card.shown), summary(card.shown), card.offers])
  }

  // Laid out once for the row that is selected and the row that no longer is.
  private func words(of card: PaintedCard) -> Part {
    func made() -> Part { allTexts(of: card).padded(leading: 2, trailing: 2) }
    guard let look, card.offers == nil, let number = card.number else { return made() }
    let key = ListLook.WordsKey(number: number, isStack: card.isStack)
    return scene.memory.rowWords.part(key, in: look) {
      let arranged = made().arranged(columns: columns - 1, glyphs: glyphs)
      return (arranged.element, arranged.rows)
    }.part
  }

  private func headerLine(of card: PaintedCard) -> Part {
    let name = headerName(of: card)
    let rule = Part.repeated(marks.line, isReversed(card.isSelected) ? nil : .line)
    return headerLine(
      of: card, name,
      filling: [name, style == .box ? rule.growing() : .spacer(minimum: 0)])
  }

  // Each in its place, whichever way its words run.
  private func headerName(of card: PaintedCard) -> Part {
    .horizontal(
      [.text("\(system.inCapitals(card.shown.appName)) ", card.tint)]
        + state.loudnessParts(of: card.shown, card.number, card.tint, marks))
  }

  /// The color of a mark: a critical alert's own whatever is selected, else that of the line.
  func role(of mark: DeliveryMark, _ isReversed: Bool) -> Role? {
    isReversed && mark != .critical ? nil : mark.role
  }

  /// What stands before the name of a notification's app: how loud it is
  /// itself, else how its app is.
  func mark(of shown: RowContent, _ app: InstalledApp?) -> DeliveryMark? {
    shown.isCritical ? .critical : app?.deliveryMark
  }

  /// The icon of a notification's app; nil stands for one that is deleted.
  func icon(of shown: RowContent, _ app: InstalledApp?, _ role: Role?) -> Part {
    icons.column(app?.app, named: shown.appName, role)
  }

  /// How long ago it came, in the device's language: `now`, `5m ago`, weekday and
  /// time, or after six days the date.
  func time(_ shown: RowContent) -> String {
    system.relativeTime(of: shown.date, at: state.now, on: state.device)
  }

  /// Its words, each in its part.
  func texts(_ shown: RowContent) -> [Part] {
    [
      shown.title.map { title($0, .title, shown) },
      shown.subtitle.map { title($0, .subtitle, shown) },
      shown.body.map { body($0, shown) },
      tile?.isShown(shown.thumbnail) == true ? nil : shown.thumbnail?.words,
    ].compactMap(\.self)
  }

  /// A line that is bold.
  func title(_ words: String, _ part: ShownParts, _ shown: RowContent) -> Part {
    .text(
      flaw(part, of: shown) + marked(words, nil, .bold),
      rows: state.device.policies[.titleListLines])
  }

  /// P22: words with the picture beside them.
  func beside(_ texts: [Part], _ shown: RowContent) -> Part {
    let words = Part.vertical(texts)
    return tile?.beside(words, shown.thumbnail) ?? words
  }

  /// T1: what the group's summary says.
  func summary(_ shown: RowContent) -> Part? {
    shown.summary.map { .text(flaw(.summary, of: shown) + [TextRun($0, .dim, .italic)]) }
  }

  /// What stands before words that are not what their author meant; *Why* says what is wrong.
  /// A picture of the phone alone has the phone's words.
  func flaw(_ part: ShownParts, of shown: RowContent) -> [TextRun] {
    isBare || shown.flawed.isDisjoint(with: part)
      ? [] : [TextRun("\(marks.error) ", .warning, .bold)]
  }

  /// H3: what stands before a placeholder, so that it never looks like an app's own words.
  func hiddenMark(of shown: RowContent) -> [TextRun] {
    shown.isHidden ? [TextRun("\(marks.hidden) ", .dim)] : []
  }

  private func body(_ words: String, _ shown: RowContent) -> Part {
    .text(
      hiddenMark(of: shown) + flaw(.body, of: shown) + marked(words), rows: bodyRows)
  }

  /// What stands before the first text of a member: how loud it is; nil for nothing.
  func memberMark(_ shown: RowContent, _ number: Int, isReversed: Bool) -> Part? {
    shown.isCritical
      ? .text("\(marks.critical) ", .critical, .bold) : timeSensitiveMark(of: number, isReversed)
  }

  /// What keeps the first text of a member from its time.
  var memberGap: Part { .text(" ") }

  private func member(
    _ shown: RowContent, _ number: Int, _ isSelected: Bool, isLast: Bool, _ offers: Part?
  ) -> Part {
    var texts = texts(shown)
    let first = texts.isEmpty ? Part.text("") : texts.removeFirst()
    let rest = Part.vertical([beside(texts, shown), offers])
    let mark = memberMark(shown, number, isReversed: isReversed(isSelected))
    let head =
      isSwiped(isSelected)
      ? swipeRow(after: [mark], first, isStack: false)
      : .horizontal([
        mark, first.growing(), memberGap, trailing(time(shown), isSelected: isSelected),
      ])
    switch style {
    case .patch, .plain:
      let body = Part.vertical([
        headline(head.padded(leading: 2, trailing: 2), isSelected),
        rest.padded(leading: 2, trailing: 2),
      ])
      return style == .patch ? body.filled(patch(isSelected)) : body
    case .box:
      return sides(.vertical([headline(head, isSelected), rest]), lower: isLast)
    }
  }
}
