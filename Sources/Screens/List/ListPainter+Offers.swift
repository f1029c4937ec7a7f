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
    // Below the words of a compact row, which begin further in.
    let room = density == .compact ? textColumns - 4 : swipeRoom
    return offers.isEmpty ? nil : marks.buttons(of: offers, chosen, columns: room, glyphs)
  }
}

extension Marks {
  /// Buttons beside each other, as far as they have room.
  ///
  /// - Parameter chosen: Which one has the focus, from 0; nil for none.
  func buttons(
    of offers: [Offer], _ chosen: Int? = nil, columns: Int, _ glyphs: Glyphs
  ) -> Part {
    .buttons(columns: columns, glyphs) { isSpaced in
      offers.enumerated().map { button($1, isChosen: $0 == chosen, isSpaced) }
    }
  }

  private func button(_ offer: Offer, isChosen: Bool, _ isSpaced: Bool) -> Part {
    let isDestructive = offer.role == .destructive
    let title = (isDestructive ? "\(destructive) " : "") + offer.title
    return Part.text(
      button(title, isSpaced: isSpaced), isDestructive ? .critical : .accent,
      isChosen ? [.bold, .reverse] : .bold
    ).identified(.offer(offer)).meaning(.button, label: offer.title, isSelected: isChosen)
  }
}
