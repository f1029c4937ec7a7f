import Localization
import Notifications

extension State {
  /// Whether a notification is held for the next summary (F12).
  package func isHeldForSummary(_ number: Int) -> Bool {
    summary.heldByName[notification(number).hashedName] == number
  }

  /// F13: the place of the summary that a notification lies in; nil where it is in none.
  package func cardIndex(of number: Int) -> Int? {
    guard let date = summary.members.date(of: number) else { return nil }
    return summary.cards.indices.partitioningIndex { summary.cards[$0].date >= date }
  }

  /// Why nothing is done to a notification that the list does not have: F15, a summary that it lies
  /// in is to be opened first.
  package func reasonNotListed(_ key: NotificationKey) -> String {
    guard let number = summary.members.numbers(named: HashedName(key)).last,
      let index = cardIndex(of: number)
    else { return "is not in the list" }
    let card = summary.cards[index]
    let isNewest = index == summary.cards.count - 1
    let time = isNewest ? "" : " at=\(CivilTime(card.date, in: device.timeZone).isoText)"
    return "lies in \(title(of: card)); write “summary open\(time)” first"
  }

  /// U7: whether a notification stays when it leaves the lock screen.
  func isKeptInHistory(_ number: Int) -> Bool {
    ending(of: number)?.reach.contains(.notificationCenter) ?? true
  }

  /// F13, F17: how a notification comes out of a summary.
  func summaryPart(of number: Int) -> Situation.SummaryPart {
    if summary.released.contains(number) { return .released }
    guard let index = cardIndex(of: number) else { return .alone }
    return summary.cards[index].waker == number ? .leading : .together
  }

  /// F13: what a summary is called, in the phone's language.
  package func title(of card: SummaryCard) -> String {
    systemWords(card.title.systemText)
  }

  /// F13: what a summary that comes at a moment is called.
  package func summaryTitle(at moment: Instant) -> String {
    systemWords(SummaryCard.Title(at: moment, in: device.timeZone).systemText)
  }

  /// F13: the line about what it does not show; nil where it shows everything.
  package func rest(of card: SummaryCard) -> String? {
    let rest = card.members.filter { !card.featured.contains($0) }
    if rest.isEmpty { return nil }
    // The apps as they stand once it is opened, the first one first.
    let names = rest.ordered { notification($0).position > notification($1).position }
      .map { displayName(of: notification($0).app) }.uniqued()
    let words = systemWords
    return words.inDigits(
      of: .summaryRest, number: rest.count, name: words.list(names, by: systemLocalizer))
  }

  /// How many notifications are listed, those in summaries among them: what
  /// Clear All clears (F15, G23).
  package var clearableCount: Int { Section.allCases.reduce(0) { $0 + clearableCount(in: $1) } }

  /// The same of one section.
  package func clearableCount(in section: Section) -> Int {
    let cards = summary.cards.lazy.filter { $0.section == section }
    return list[section].count + cards.reduce(0) { $0 + $1.members.count }
  }
}

extension SummaryCard.Title {
  /// What the phone says.
  fileprivate var systemText: SystemText {
    switch self {
    case .morning: .morningSummary
    case .afternoon: .afternoonSummary
    case .evening: .eveningSummary
    case .night: .nightSummary
    }
  }
}
