import Localization
import Notifications

extension State {
  /// F13, F17: how a notification comes out of a summary.
  func summaryPart(of number: Int) -> Situation.SummaryPart {
    if summary.released.contains(number) { return .released }
    guard let card = summary.cards.last(where: { $0.members.contains(number) }) else {
      return .alone
    }
    return card.waker == number ? .leading : .together
  }

  /// F12: whether a notification waits for the next summary when it comes.
  func waitsForSummary(_ notification: DeliveredNotification, _ situation: Situation) -> Bool {
    guard device.hasScheduledSummary, device.profile.has(.scheduledSummary),
      standing(of: notification.app)?.settings.delivery == .summary
    else { return false }
    return situation.silencers.summary == .alone && situation.mayWait
      && communication(of: notification) == nil
  }

  /// F17: what of that which is held expires first, and when.
  var firstHeldToExpire: (number: Int, at: Instant)? {
    guard summary.expiringCount > 0 else { return nil }
    return summary.held.compactMap { number in
      notification(number).expiration.map { (number, $0) }
    }.min { $0.1 < $1.1 }
  }

  /// F14: the members that a summary shows, the first one first: one of each group at most.
  func featured(of members: [Int]) -> [Int] {
    let ranked = members.sorted { (first: Int, second: Int) in
      let (one, other) = (notification(first).content, notification(second).content)
      let (score, otherScore) = (one.relevanceScore ?? 0, other.relevanceScore ?? 0)
      if score != otherScore { return score > otherScore }
      let (shows, otherShows) = (one.hasPicture, other.hasPicture)
      return shows != otherShows ? shows : first > second
    }
    var groups: Set<GroupKey> = []
    let firsts = ranked.filter { groups.insert(groupKey($0)).inserted }
    return Array(firsts.prefix(device.policies[.summaryFeatured]))
  }

  /// F15: the members in the order in which they stand when it is opened, the lowest first: apps by their best
  /// score, then by their newest.
  func ordered(_ members: [Int]) -> [Int] {
    var best: [BundleIdentifier: (score: Double, newest: Int)] = [:]
    for number in members {
      let (app, score) = (
        notification(number).app, notification(number).content.relevanceScore ?? 0
      )
      best[app] = (max(best[app]?.score ?? 0, score), number)
    }
    return members.sorted { first, second in
      let (app, other) = (notification(first).app, notification(second).app)
      guard app != other, let one = best[app], let two = best[other] else { return first < second }
      return (one.score, one.newest) < (two.score, two.newest)
    }
  }

  /// F11: when the next summary comes after a moment; nil while none is scheduled.
  func nextSummary(after moment: Instant, at times: [TimeOfDay]) -> Instant? {
    guard device.hasScheduledSummary, device.profile.has(.scheduledSummary) else { return nil }
    return times.compactMap { device.next($0, after: moment) }.min()
  }

  /// F13: what a summary is called, in the phone's language.
  package func title(of card: SummaryCard) -> String {
    systemWords(card.title(in: device.timeZone).systemText)
  }

  /// F13: what a summary that comes at a moment is called.
  package func summaryTitle(at moment: Instant) -> String {
    let hour = CivilTime(moment, in: device.timeZone).hour
    return systemWords(SummaryCard.Title(hour: hour).systemText)
  }

  /// F13: the line about what it does not show; nil where it shows everything.
  package func rest(of card: SummaryCard) -> String? {
    let rest = card.members.filter { !card.featured.contains($0) }
    if rest.isEmpty { return nil }
    // The apps as they stand once it is opened, the first one first.
    let names = ordered(rest).reversed().map { displayName(of: notification($0).app) }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return systemWords(
      .summaryRest, number: rest.count, arguments: [systemLocalizer.joined(names)])
  }

  /// How many notifications are listed, those in summaries among them: what Clear All clears (F15, G23).
  package var clearableCount: Int {
    list.count + summary.cards.reduce(0) { $0 + $1.members.count }
  }
}

extension SituationInputs {
  // F12: passive and active ones that would be listed; what is in front decides by itself (P10).
  fileprivate var mayWait: Bool {
    hasAlert && !isForWatch && !isModal && front == .elsewhere && refusal == nil && !isCritical
      && !isTimeSensitive
  }
}

extension Content {
  fileprivate var hasPicture: Bool { !attachments.isEmpty }
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
