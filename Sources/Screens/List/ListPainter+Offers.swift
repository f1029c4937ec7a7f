import Delivery
import TerminalCore

extension ListPainter {
  /// X11, X22, F3: what is asked under a row, and its buttons; nil for nothing.
  ///
  /// A suggestion stands below what the row itself asks, or the answers to that would seem to be
  /// the suggestion's.
  func offers(under row: Row, _ isSelected: Bool) -> Part? {
    let (own, suggested) = (state.ownOffers(under: row), state.suggestionOffers(under: row))
    if own.isEmpty, suggested.isEmpty { return nil }
    let chosen = isSelected ? offerIndex : nil
    return .vertical([
      buttons(own, chosen), state.question(under: row).map { .text($0, .text, rows: 2) },
      buttons(suggested, chosen.map { $0 - own.count }),
    ])
  }

  private func buttons(_ offers: [Offer], _ chosen: Int?) -> Part? {
    offers.isEmpty ? nil : marks.line(of: offers, chosen)
  }
}

extension Marks {
  /// Buttons beside each other.
  ///
  /// - Parameter chosen: Which one has the focus, from 0; nil for none.
  func line(of offers: [Offer], _ chosen: Int? = nil) -> Part {
    .horizontal(
      offers.enumerated().map { Optional(button($1, isChosen: $0 == chosen)) }
        + [.spacer(minimum: 0)])
  }

  private func button(_ offer: Offer, isChosen: Bool) -> Part {
    let isDestructive = offer.role == .destructive
    let title = (isDestructive ? "\(destructive) " : "") + offer.title
    return Part.text(
      button(title), isDestructive ? .critical : .accent, isChosen ? [.bold, .reverse] : .bold
    ).identified(.offer(offer)).meaning(.button, label: offer.title, isSelected: isChosen)
  }
}
