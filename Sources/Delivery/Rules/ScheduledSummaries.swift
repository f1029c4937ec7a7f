import Notifications

extension State {
  /// F11: when the next summary comes after a moment; nil while none is scheduled.
  func nextSummary(after moment: Instant, at times: [TimeOfDay]) -> Instant? {
    guard schedulesSummaries else { return nil }
    return times.compactMap { device.next($0, after: moment) }.min()
  }

  /// F11: whether any summary comes: from iOS 15, where the person has them on.
  var schedulesSummaries: Bool {
    device.hasScheduledSummary && device.profile.has(.scheduledSummary)
  }

  /// F12: whether what an app delivers waits for summaries.
  package func waitsForSummaries(_ app: BundleIdentifier) -> Bool {
    schedulesSummaries && standing(of: app)?.settings.delivery == .summary
  }

  /// F12: whether a notification waits for the next summary when it comes.
  package func waitsForSummary(
    _ notification: DeliveredNotification, _ situation: Situation
  ) -> Bool {
    situation.hasAlert && isForSummary(notification, situation)
  }

  /// F12: whether a notification is silent that has nothing which a summary could list.
  package func isSilentForSummary(
    _ notification: DeliveredNotification, _ situation: Situation
  ) -> Bool {
    !situation.hasAlert && situation.sound != .none && isForSummary(notification, situation)
  }

  private func isForSummary(_ notification: DeliveredNotification, _ situation: Situation) -> Bool {
    waitsForSummaries(notification.app) && situation.mayWait
      && communication(of: notification) == nil
  }

  /// F14: the members that a summary shows, the first one first: one of each group at most.
  func featured(of members: [Int]) -> [Int] {
    let ranked = members.ordered { (first: Int, second: Int) in
      let (one, other) = (notification(first).content, notification(second).content)
      let (score, otherScore) = (one.relevanceScore ?? 0, other.relevanceScore ?? 0)
      if score != otherScore { return score > otherScore }
      let (shows, otherShows) = (one.hasPicture, other.hasPicture)
      return shows != otherShows ? shows : first > second
    }
    return Array(ranked.uniqued(on: groupKey).prefix(device.policies[.summaryFeatured]))
  }

  /// F14: those that a summary shows once members have left it: others come up
  /// for those that it showed.
  func featured(of card: SummaryCard, without numbers: [Int]) -> [Int] {
    let gone = Set(numbers)
    let kept = card.featured.filter { !gone.contains($0) }
    let lost = card.featured.count - kept.count
    if lost == 0 { return kept }
    let groups = Set(kept.map(groupKey))
    let others = card.members.filter { !gone.contains($0) && !groups.contains(groupKey($0)) }
    return kept + featured(of: others).prefix(lost)
  }

  /// F15: the members in the order in which they stand when it is opened, the lowest first: apps by
  /// their best score, then by their newest.
  func ordered(_ members: [Int]) -> [Int] {
    var best: [BundleIdentifier: (score: Double, newest: Int)] = [:]
    for number in members {
      let (app, score) = (
        notification(number).app, notification(number).content.relevanceScore ?? 0
      )
      best[app] = (max(best[app]?.score ?? 0, score), number)
    }
    return members.ordered { first, second in
      let (app, other) = (notification(first).app, notification(second).app)
      guard app != other, let one = best[app], let two = best[other] else { return first < second }
      return (one.score, one.newest) < (two.score, two.newest)
    }
  }
}

extension SituationInputs {
  // F12: passive and active ones that come by themselves; what is in front decides by itself (P10).
  fileprivate var mayWait: Bool {
    silencers.summary == .alone && !isForWatch && !isModal && front == .elsewhere
      && refusal == nil && !isCritical && !isTimeSensitive
  }
}
