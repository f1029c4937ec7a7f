import Delivery

extension State {
  /// X11, X22: the buttons under a row of the list: those of a suggestion, or of a provisional app.
  func offers(under row: Row) -> [Offer] {
    if let suggested, isSuggested(row) { return offers(of: suggested) }
    return row.number.map { provisionalOffers(under: $0) + timeSensitiveOffers(under: $0) } ?? []
  }

  /// X11: what is asked above them; nil where nothing is.
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
