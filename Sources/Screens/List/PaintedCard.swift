import Delivery
import TerminalCore

/// A card of the list while it is painted, with what its parts need.
struct PaintedCard {
  /// The words as previews and lock allow them.
  let shown: RowContent
  /// The delivery number of its notification; of a stack of the leading one. Nil for
  /// one that is only imagined.
  let number: Int?
  let isSelected: Bool
  /// Whether it stands for its stack.
  let isStack: Bool
  /// The app; nil for one that is deleted.
  let app: InstalledApp?
  /// The color of the app; nil where the first line is reversed.
  let tint: Role?
  /// The buttons under it; nil for none.
  let offers: Part?
}

extension ListPainter {
  /// A notification, or a stack by its leading one, as it is to be painted.
  func painted(
    _ shown: RowContent, _ number: Int, isSelected: Bool, isStack: Bool = false, _ offers: Part?
  ) -> PaintedCard {
    PaintedCard(
      shown: shown, number: number, isSelected: isSelected, isStack: isStack,
      app: state.app(of: number), tint: tint(of: number, isSelected), offers: offers)
  }

  /// The color of the app that a row is of; nil where its line is reversed.
  func tint(of number: Int, _ isSelected: Bool) -> Role? {
    isReversed(isSelected) ? nil : state.tint(of: state.notification(number).app)
  }

  /// The first line of a card: mark and icon, words, and at its end the time.
  ///
  /// What is selected has one look throughout; a swipe row takes the room of all but the icon.
  ///
  /// - Parameters:
  ///   - words: As they stand while the swipe row is open.
  ///   - line: The same as they fill the line without one.
  func headerLine(of card: PaintedCard, _ words: Part, filling line: [Part?]) -> Part {
    let lead = lead(of: card)
    if isSwiped(card.isSelected) { return swipeRow(after: lead, words, isStack: card.isStack) }
    return .horizontal(lead + line + [trailing(time(card.shown), isSelected: card.isSelected)])
  }

  /// Mark and icon in the first line; a large icon stands beside all of the lines instead.
  func lead(of card: PaintedCard) -> [Part?] {
    let isReversed = isReversed(card.isSelected)
    return [
      mark(of: card.shown, card.app).map {
        .text(marks.before($0), role(of: $0, isReversed), .bold)
      },
      hasLargeIcons ? nil : card.number.flatMap { state.initialsPart(of: $0, card.tint) },
      hasLargeIcons ? nil : icon(of: card.shown, card.app, card.tint),
    ]
  }
}
