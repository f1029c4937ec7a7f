import Delivery
import Localization
import Notifications
import TerminalCore

/// F13–F16, F19: what stands among the rows from iOS 15.
extension ListPainter {
  /// The head of a summary that came: what it is called, how much it brought, and its buttons.
  func summary(_ index: Int, _ isSelected: Bool) -> Part {
    let card = state.summary.cards[index]
    let title = state.title(of: card)
    let line = summaryHead(index, isSelected)
    let (isAlone, isNewest) = (card.featured.isEmpty, index == state.summary.cards.count - 1)
    let head =
      style == .box
      ? margined(
        topEdge(headline(line, isSelected).growing(), hasButtons: isNewest), isSelected)
      : summaryLine(line, isSelected)
    return .vertical([head, isAlone ? foot(of: card, isSelected) : nil])
      .meaning(.row, label: title, isSelected: isSelected)
  }

  private func summaryHead(_ index: Int, _ isSelected: Bool) -> Part {
    let card = state.summary.cards[index]
    let isNewest = index == state.summary.cards.count - 1
    let count = system.inDigits(of: .listCount, number: card.members.count)
    let dim: Role? = isReversed(isSelected) ? nil : .dim
    return .horizontal([
      Part.text(state.title(of: card), isReversed(isSelected) ? nil : .text, .bold),
      // The dot is in a place of its own: words that run the other way would take it along.
      Part.horizontal([.text(" \(marks.dot) ", dim), .text(count, dim)]).droppable(),
      .spacer(minimum: 1),
      isNewest
        ? summaryButtons(isSelected)
        : .text(
          system.relativeTime(of: card.date, at: state.now, on: state.device), dim,
          alignment: .trailing),
    ])
  }

  /// F14: a notification that a summary shows; below the last one what else there is.
  ///
  /// - Parameter isMarked: Whether it is selected, or the head of its card is.
  func featured(_ number: Int, of index: Int, _ isSelected: Bool, isMarked: Bool) -> Part {
    let (card, shown) = (state.summary.cards[index], state.shown(number))
    let title = inCard(
      summaryWords(of: number, shown, .text, isSelected), isSelected: isSelected,
      isMarked: isMarked)
    let isBrief = isTight || density == .compact
    let body = isBrief ? nil : shown.body.map { Part.text($0, .text).padded(leading: 3) }
    let hasTile = !isBrief && tile?.isShown(shown.thumbnail) == true
    let thumbnail = isBrief || hasTile ? nil : thumbnail(shown)
    let words = Part.vertical([body, thumbnail])
    let below = isBrief ? words : tile?.beside(words, shown.thumbnail) ?? words
    let isEmpty = body == nil && thumbnail == nil && !hasTile
    return .vertical([
      title, isEmpty ? nil : summaryBody(below, isMarked),
      number == card.featured.last ? foot(of: card, isMarked) : nil,
    ]).meaning(.row, label: shown.firstWords ?? "", isSelected: isSelected)
  }

  private func thumbnail(_ shown: RowContent) -> Part? {
    shown.thumbnail?.words.padded(leading: 3)
  }

  // F13: what it does not show, and the end of the card.
  private func foot(of card: SummaryCard, _ isMarked: Bool) -> Part {
    let rest = state.rest(of: card).map { Part.text($0, .dim, .italic) }
    let lower = style == .box ? margined(lowerEdge, isMarked) : nil
    return .vertical([
      rest.map { summaryBody($0, isMarked) }, lower, isTight && style == .box ? nil : .text(""),
    ])
  }

  // Whose it is, its title, else its subtitle, and what else is said of it on the same line.
  private func summaryWords(
    of number: Int, _ shown: RowContent, _ role: Role, words: String? = nil, _ isSelected: Bool
  ) -> Part {
    let tint = tint(of: number, isSelected)
    let role: Role? = isReversed(isSelected) ? nil : role
    return .horizontal([
      icon(of: shown, state.app(of: number), tint),
      marks.line(
        of: [
          [TextRun(shown.appName, tint, .bold)],
          [TextRun(shown.title ?? shown.subtitle ?? "", role, .bold)],
          [TextRun(words ?? "", role)],
        ], dot: role),
    ])
  }

  // Between the sides of the card.
  private func inCard(_ line: Part, isSelected: Bool, isMarked: Bool) -> Part {
    isReversed(isSelected) && style != .box
      ? summaryLine(line, isSelected) : summaryBody(headline(line, isSelected), isMarked)
  }

  private func summaryLine(_ line: Part, _ isSelected: Bool) -> Part {
    let padded = line.padded(leading: 2, trailing: 2)
    if isReversed(isSelected) { return margined(padded.selected(in: style), isSelected) }
    return margined(style == .patch ? padded.filled(patch(isSelected)) : padded, isSelected)
  }

  private func summaryBody(_ body: Part, _ isMarked: Bool) -> Part {
    if style == .box { return margined(sides(body, lower: false), isMarked) }
    let padded = body.padded(leading: 2, trailing: 2)
    return margined(style == .patch ? padded.filled(patch(isMarked)) : padded, isMarked)
  }

  // What it is called is cut before they are.
  private func summaryButtons(_ isSelected: Bool) -> Part {
    let offers = [
      Offer(system(.view), .summary(.open())), Offer(system(.clear), .summary(.clear())),
    ]
    let buttons = Part.buttons(columns: textColumns - Self.leastWords - 1, glyphs) { isSpaced in
      offers.map { button($0, isSelected, isSpaced) }
    }
    return buttons.sized(columns: buttons.idealColumns(glyphs))
  }

  private func button(_ offer: Offer, _ isSelected: Bool, _ isSpaced: Bool) -> Part {
    let role: Role? = isReversed(isSelected) ? nil : .accent
    return Part.text(marks.button(offer.title, isSpaced: isSpaced), role, .bold)
      .identified(.offer(offer)).meaning(.button, label: offer.title)
  }

  /// F16: looks at what is held for the next summary; while that is shown, its heading.
  func nextSummary(_ isSelected: Bool) -> Part {
    let isShown = state.summary.isNextShown
    let words = system(isShown ? .scheduledSummary : .showNextSummary)
    let time = state.summary.schedule.next.map {
      system.timeOfDay(CivilTime($0, in: state.device.timeZone), on: state.device)
    }
    let role: Role? = isReversed(isSelected) ? nil : isShown ? .text : .accent
    let room = textColumns - 1 - (time?.columns ?? 0)
    let button = Part.buttons(columns: room, glyphs) {
      [.text(marks.button(words, isSpaced: $0), role, .bold)]
    }
    let line = Part.horizontal([
      isShown ? .text(words, role, .bold) : button, .spacer(minimum: 1),
      time.map {
        let time = Part.text($0, isReversed(isSelected) ? nil : .dim)
        return isShown ? time : time.droppable()
      },
    ])
    return summaryLine(line, isSelected)
      .meaning(isShown ? .heading : .button, label: words, isSelected: isSelected)
  }

  /// F16: a notification that is held.
  func held(_ number: Int, _ isSelected: Bool) -> Part {
    let shown = state.shown(number)
    let words = summaryWords(of: number, shown, .dim, words: shown.body, isSelected)
    return summaryLine(words, isSelected)
      .meaning(.row, label: shown.firstWords ?? "", isSelected: isSelected)
  }

  /// F19: how many have no row.
  func counted(_ isSelected: Bool) -> Part {
    let words = scene.countWords ?? ""
    let line = Part.text(
      words, isReversed(isSelected) ? nil : .text, .bold, alignment: .center)
    return margined(headline(line, isSelected), isSelected)
      .meaning(.button, label: words, isSelected: isSelected)
  }
}
