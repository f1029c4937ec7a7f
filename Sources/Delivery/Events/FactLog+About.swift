import Notifications
import Push

// What happened to one notification.
extension FactLog {
  /// The facts about a notification, oldest first: its arrival, and what was done to it until it
  /// was gone.
  package func about(_ number: Int, in state: State) -> [Fact] {
    let notification = state.notification(number)
    let arrival = arrival(of: notification, in: state)
    let about = waiting(until: notification.factsBefore) + arrival.facts
    return about + sequel(to: about, of: notification, from: arrival.end)
  }

  private func arrival(
    of notification: DeliveredNotification, in state: State
  ) -> (facts: [Fact], end: Int) {
    let number = notification.number
    var (arrival, end) = stages(of: number, from: notification.factsBefore)
    func goOn(from next: Int) {
      let stages = stages(of: number, from: next)
      arrival += stages.facts
      end = stages.end
    }
    func catchUp(to next: Int?) {
      guard let next else { return }
      arrival += notable(in: end..<next).filter { $0.event.notification == number }
      goOn(from: next)
    }
    // V3, V10: what waited for its extension goes on later, among other things.
    while case .service? = arrival.last?.event, let next = goingOn(with: number, from: end) {
      goOn(from: next)
    }
    // B11, F13, F17: what had to wait was decided later, with others.
    if !arrival.contains(where: \.event.isDecision) {
      catchUp(to: decision(of: number, in: state, end))
    }
    catchUp(to: listing(of: number, after: arrival, end))
    return (arrival, end)
  }

  // B2, F17, K28: where it was listed, when all that came with it were decided first; nil
  // where that is told already.
  private func listing(of number: Int, after arrival: [Fact], _ end: Int) -> Int? {
    guard let moment = arrival.last(where: \.event.isDecision)?.at,
      !arrival.contains(where: { $0.event.traits.listing != nil || $0.event.isUnlisted })
    else { return nil }
    return facts[end...].prefix { $0.at == moment }.firstIndex { fact in
      fact.event.notification == number && fact.event.traits.listing?.section != nil
    }
  }

  // What was done to it, until it was gone.
  private func sequel(
    to about: [Fact], of notification: DeliveredNotification, from end: Int
  ) -> [Fact] {
    var sequel: [Fact] = []
    var section = about.lazy.compactMap(\.event.traits.listing?.section).last
    let key = notification.key
    for index in notableIndices[firstNotable(from: end)...] {
      let event = facts[index].event
      let traits = event.traits
      guard
        traits.concerns(notification, in: section) || event.replaces(notification.number)
          || event.isSuggestion(under: key)
      else { continue }
      sequel.append(facts[index])
      guard let listing = traits.listing else { continue }
      section = listing.section ?? section
      guard listing.endsListing else { continue }
      sequel += rest(of: notification.number, behind: index)
      let waits = (about + sequel).contains(where: \.event.isWaitingResponse)
      let taken = waits ? takenResponse(to: notification.number, behind: index) : nil
      return sequel + [taken].compactMap(\.self)
    }
    return sequel
  }

  // A15, P8: what its app was told of its end, and that its banner waits no longer for a turn.
  private func rest(of number: Int, behind index: Int) -> [Fact] {
    let end = facts[index].at
    let behind = facts[(index + 1)...].prefix { $0.at == end && !$0.event.isArrival }
    return behind.filter { $0.event.followsEnd && $0.event.notification == number }
  }

  // W8: what became of an answer that was given on the watch.
  private func takenResponse(to number: Int, behind index: Int) -> Fact? {
    let taken = firstNotable(from: index + 1) { event in
      guard case .watch(.responseTaken) = event else { return false }
      return event.notification == number
    }
    return taken.map { facts[$0] }
  }

  // B3, B6, B11, B45: how it waited at the push service until it came, or came to its end.
  private func waiting(until index: Int) -> [Fact] {
    let waiting = placesOfWaiting(until: index)
    return resending(until: waiting.first ?? index) + waiting.map { facts[$0] }
  }

  // B36, B38, B40: how it was refused or discarded before it was taken, where it was sent again.
  private func resending(until index: Int) -> [Fact] {
    // What it took the place of came to its end first.
    let before = facts[..<index].last { !$0.event.isEndOfPush }
    guard case .sender(.wrote(let push, isAgain: true, _))? = before?.event else { return [] }
    let number = push.value.message.names.number
    let since = facts[..<index].lastIndex { $0.event.isFirstSending(of: number) } ?? index
    return facts[since..<index].filter { $0.event.tellsOfSending(of: number) }
  }

  private func placesOfWaiting(until index: Int) -> [Int] {
    if index < facts.count, case .pushService(.ended(let end)) = facts[index].event,
      let waiting = end.value.waiting
    {
      return [placeOfStoring(waiting, before: index)].compactMap(\.self)
    }
    guard index > 0, case .pushService(.released(let released)) = facts[index - 1].event else {
      return []
    }
    return [placeOfStoring(released.value, before: index), index - 1].compactMap(\.self)
  }

  // Many may have waited with it: only what happened since it was sent is looked at.
  private func placeOfStoring(_ push: StoredPush, before index: Int) -> Int? {
    let sent = facts[..<index].indices.partitioningIndex { facts[$0].at >= push.date }
    return facts[sent..<index].firstIndex { fact in
      guard case .pushService(.stored(let stored)) = fact.event else { return false }
      return stored.value.number == push.number
    }
  }

  // Where a notification was decided that did not come in one piece; nil where it
  // was not, or has not been.
  private func decision(of number: Int, in state: State, _ end: Int) -> Int? {
    guard let moment = state.ending(of: number)?.at else { return nil }
    let start = facts.indices.partitioningIndex { facts[$0].at >= moment }
    return facts[max(start, end)...].firstIndex { fact in
      if case .decided(number, _) = fact.event { true } else { false }
    }
  }

  private func notable(in range: Range<Int>) -> [Fact] {
    notableIndices[firstNotable(from: range.lowerBound)..<firstNotable(from: range.upperBound)]
      .map { facts[$0] }
  }

  private func stages(of number: Int, from start: Int) -> (facts: [Fact], end: Int) {
    let stages = facts[start...].prefix { $0.event.traits.isStage(of: number) }
    return (stages.filter { $0.event.traits.tells(of: number) }, stages.endIndex)
  }

  private func goingOn(with number: Int, from end: Int) -> Int? {
    firstNotable(from: end) { event in
      guard case .service = event else { return false }
      return event.notification == number
    }
  }

  private func firstNotable(from index: Int, where condition: (Event) -> Bool) -> Int? {
    notableIndices[firstNotable(from: index)...].first { condition(facts[$0].event) }
  }
}

extension EventTraits {
  // What is listed nowhere may still be said something of.
  fileprivate func concerns(_ notification: DeliveredNotification, in section: Section?) -> Bool {
    listing?.concerns(notification, in: section) == true || isSequel(of: notification.number)
      || section == nil && subject == .notification(notification.number)
  }
}

extension EventTraits.ListChange {
  fileprivate func concerns(_ notification: DeliveredNotification, in section: Section?) -> Bool {
    switch self {
    case .replaced(let old, _): old == notification.number
    case .moved(let numbers, _), .leftSummary(let numbers):
      numbers.contains(notification.number)
    case .removed(.group(let place, _)):
      place.section == section && place.key.canHold(notification)
    case .removed(.section(let cleared, _)): cleared == section
    case .removed(.notification(let number, _)): number == notification.number
    case .added, .removedApp: false
    }
  }

  // A later group of the same key, or a later clearing, is none of an absent one's business.
  fileprivate var endsListing: Bool {
    switch self {
    case .replaced, .removed, .leftSummary: true
    case .added, .moved, .removedApp: false
    }
  }
}

extension GroupKey {
  // G5: threads are compared exactly, byte for byte.
  fileprivate func canHold(_ notification: DeliveredNotification) -> Bool {
    guard app == notification.app else { return false }
    switch kind {
    case .thread(let thread): return thread.isExactly(notification.content.threadIdentifier)
    case .app: return true
    case .alone(let number): return number == notification.number
    }
  }
}

extension Event {
  /// P8: whether another takes the place of a notification in its banner or its alert.
  package func replaces(_ number: Int) -> Bool {
    if case .noticed(.bannerShown(_, let old?)) = self { return old.number == number }
    if case .noticed(.alertShown(_, let old?, _)) = self { return old == number }
    return false
  }

  // X11: whether a suggestion came or went under a notification.
  fileprivate func isSuggestion(under key: NotificationKey) -> Bool {
    guard case .management(let event) = self, let suggestion = event.suggestion else {
      return false
    }
    return suggestion.notification == key
  }

  fileprivate var isEndOfPush: Bool {
    if case .pushService(.ended) = self { true } else { false }
  }

  fileprivate func isFirstSending(of number: Int) -> Bool {
    guard case .sender(.wrote(let push, isAgain: false, _)) = self else { return false }
    return push.value.message.names.number == number
  }

  fileprivate func tellsOfSending(of number: Int) -> Bool {
    if case .sender(let event) = self { return event.isAbout(push: number) }
    return answeredRequest?.number == number
  }

  fileprivate var followsEnd: Bool {
    if case .noticed(.bannerUnqueued) = self { return true }
    return if case .called = self { true } else { false }
  }
  fileprivate var isArrival: Bool { if case .received = self { true } else { false } }
  fileprivate var isWaitingResponse: Bool {
    if case .watch(.responseWaits) = self { true } else { false }
  }
  fileprivate var isUnlisted: Bool {
    if case .noticed(.unlisted) = self { true } else { false }
  }
  fileprivate var isDecision: Bool { if case .decided = self { true } else { false } }
}
