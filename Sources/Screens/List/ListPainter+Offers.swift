import Delivery
import TerminalCore

extension ListPainter {
  /// X11, X22: what is asked under a row, and its buttons; nil for nothing.
  func offers(under row: Row, _ isSelected: Bool) -> Part? {
    let offers = state.offers(under: row)
    if offers.isEmpty { return nil }
    let chosen = isSelected ? offerIndex : nil
    return .vertical([
      state.question(under: row).map { .text($0, .text, rows: 2) },
      .horizontal(
        offers.enumerated().map { Optional(button($1, isChosen: $0 == chosen)) }
          + [.spacer(minimum: 0)]),
    ])
  }

  private func button(_ offer: Offer, isChosen: Bool) -> Part {
    let isDestructive = offer.role == .destructive
    let title = (isDestructive ? "\(marks.destructive) " : "") + offer.title
    return Part.text(
      marks.button(title), isDestructive ? .critical : .accent,
      isChosen ? [.bold, .reverse] : .bold
    ).identified(.offer(offer)).meaning(.button, label: offer.title, isSelected: isChosen)
  }
}
