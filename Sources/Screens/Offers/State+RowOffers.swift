import Delivery

extension State {
  /// The buttons under a row of the list: its own, then those of a suggestion.
  func offers(under row: Row) -> [Offer] { ownOffers(under: row) + suggestionOffers(under: row) }

  /// X22, F3: those of a provisional app, or of what is Time Sensitive.
  func ownOffers(under row: Row) -> [Offer] {
    row.number.map { provisionalOffers(under: $0) + timeSensitiveOffers(under: $0) } ?? []
  }

  /// X11: those of a suggestion.
  func suggestionOffers(under row: Row) -> [Offer] {
    guard let suggested, isSuggested(row) else { return [] }
    return offers(of: suggested)
  }

  /// X11: what a suggestion asks above its buttons; nil where nothing is.
  func question(under row: Row) -> String? {
    guard let suggested, isSuggested(row) else { return nil }
    return text(of: suggested)
  }

  // A stack asks for whichever of its members the question is about.
  private func isSuggested(_ row: Row) -> Bool {
    guard let number = suggestedNumber else { return false }
    switch row {
    // X13: never under a critical alert, be it about another member.
    case .stack(let key, let leading): return groupKey(number) == key && !isCritical(leading)
    case .notification(let shown, _): return shown == number
    case .header: return false
    }
  }
}
