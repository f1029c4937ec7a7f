import Notifications
import Push

/// All facts so far, in order, and quick ways to those about one thing.
package struct FactLog: Sendable {
  package private(set) var facts: [Fact] = []
  // Indices of all but arrivals and moves of the clock: few, even after 100,000 arrivals.
  private var notableIndices: [Int] = []
  // Indices of those with which the push service answered a request.
  private var answerIndices: [Int] = []
  // From which index on numbers are higher than places, and by how many: facts took the place of others there.
  private var shifts: [(index: Int, by: Int)] = []

  package init() {}

  /// How many there are.
  package var count: Int { facts.count }

  /// Makes room for so many more facts, so that those that are there are not moved again and again.
  package mutating func reserve(_ more: Int) { facts.reserveCapacity(facts.count + more) }

  /// Adds facts at the end, oldest first, and indexes those that are not routine.
  package mutating func append(_ new: [Fact]) {
    for index in new.indices {
      if !new[index].event.isRoutine { notableIndices.append(facts.count + index) }
      if new[index].event.isAnswer { answerIndices.append(facts.count + index) }
    }
    facts += new
  }

  /// Puts facts in the place of the last ones: a move of the clock that goes on is one with its beginning.
  ///
  /// - Parameter count: How many go; where some do, the new ones get numbers of their own.
  package mutating func replaceLast(_ count: Int, with new: [Fact]) {
    let shift = shifts.last?.by ?? 0
    let start = facts.count - count
    truncate(to: start)
    append(new)
    if count > 0 { shifts.append((start, by: shift + count)) }
  }

  /// The number by which others know a fact: no two that hold or were replaced have the same, and a later one
  /// has a higher.
  ///
  /// - Parameter index: Its place, from 0; that behind the last for the next fact.
  package func sequence(at index: Int) -> Int {
    let next = shifts.indices.partitioningIndex { shifts[$0].index > index }
    return index + 1 + (next > 0 ? shifts[next - 1].by : 0)
  }

  /// Forgets all but the first facts.
  package mutating func truncate(to count: Int) {
    facts.removeLast(facts.count - count)
    while let last = notableIndices.last, last >= count { notableIndices.removeLast() }
    while let last = answerIndices.last, last >= count { answerIndices.removeLast() }
    while let last = shifts.last, last.index >= count { shifts.removeLast() }
  }

  /// The facts beside arrivals and moves of the clock for which a condition holds, newest first.
  package func notable(_ condition: (Event) -> Bool) -> [Fact] {
    notableIndices.reversed().map { facts[$0] }.filter { condition($0.event) }
  }

  /// What the last of so many pushes was answered; nil where it was one that is not answered.
  ///
  /// - Parameter count: How many there were through all these facts.
  package func answerToLast(of count: Int) -> AnsweredRequest? {
    let request = answerIndices.last.flatMap { facts[$0].event.answeredRequest }
    return request?.number == count ? request : nil
  }

  /// The facts about a notification, oldest first: its arrival, and what was done to it until it
  /// was gone.
  package func about(_ number: Int, in state: State) -> [Fact] {
    let notification = state.notification(number)
    var (about, end) = stages(of: number, from: notification.factsBefore)
    // V3, V10: what waited for its extension goes on later, among other things.
    while case .service? = about.last?.event, let next = goingOn(with: number, from: end) {
      let stages = stages(of: number, from: next)
      about += stages.facts
      end = stages.end
    }
    about = waiting(until: notification.factsBefore) + about
    guard var section = about.lazy.compactMap(\.event.traits.listing?.section).last else {
      return about + notable(from: end) { $0.notification == number }
    }
    for index in notableIndices[firstNotable(from: end)...] {
      let traits = facts[index].event.traits
      guard traits.concerns(notification, in: section) else { continue }
      about.append(facts[index])
      guard let listing = traits.listing else { continue }
      section = listing.section ?? section
      if listing.endsListing {
        about += calls(about: number, behind: index)
        break
      }
    }
    return about
  }

  // A15: what its app was told of its end.
  private func calls(about number: Int, behind index: Int) -> [Fact] {
    let end = facts[index].at
    let behind = facts[(index + 1)...].prefix { $0.at == end && !$0.event.isArrival }
    return behind.filter { $0.event.isCall && $0.event.notification == number }
  }

  // B3, B11: how it waited at the push service until it came.
  private func waiting(until index: Int) -> [Fact] {
    guard index > 0, case .pushService(.released(let released)) = facts[index - 1].event else {
      return []
    }
    // Many may have waited with it: only what happened since it was sent is looked at.
    let sent = facts[..<index].indices.partitioningIndex { facts[$0].at >= released.value.date }
    let stored = facts[sent..<index].first { fact in
      guard case .pushService(.stored(let stored)) = fact.event else { return false }
      return stored.value.number == released.value.number
    }
    return [stored, facts[index - 1]].compactMap(\.self)
  }

  private func notable(from index: Int, where condition: (Event) -> Bool) -> [Fact] {
    notableIndices[firstNotable(from: index)...].map { facts[$0] }.filter { condition($0.event) }
  }

  private func stages(of number: Int, from start: Int) -> (facts: [Fact], end: Int) {
    let stages = facts[start...].prefix { $0.event.traits.isStage(of: number) }
    return (stages.filter { $0.event.notification == number }, stages.endIndex)
  }

  private func goingOn(with number: Int, from end: Int) -> Int? {
    notableIndices[firstNotable(from: end)...].first { index in
      guard case .service = facts[index].event else { return false }
      return facts[index].event.notification == number
    }
  }

  private func firstNotable(from index: Int) -> Int {
    notableIndices.indices.partitioningIndex { notableIndices[$0] >= index }
  }
}

extension EventTraits {
  fileprivate func concerns(_ notification: DeliveredNotification, in section: Section) -> Bool {
    listing?.concerns(notification, in: section) == true || isSequel(of: notification.number)
  }
}

extension EventTraits.ListChange {
  fileprivate func concerns(_ notification: DeliveredNotification, in section: Section) -> Bool {
    switch self {
    case .replaced(let old, _): old == notification.number
    case .moved(let numbers, _): numbers.contains(notification.number)
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
    case .replaced, .removed: true
    case .added, .moved, .removedApp: false
    }
  }
}

extension GroupKey {
  fileprivate func canHold(_ notification: DeliveredNotification) -> Bool {
    guard app == notification.app else { return false }
    switch kind {
    case .thread(let thread): return thread == notification.content.threadIdentifier
    case .app: return true
    case .alone(let number): return number == notification.number
    }
  }
}

extension Event {
  fileprivate var isCall: Bool { if case .called = self { true } else { false } }
  fileprivate var isArrival: Bool { if case .received = self { true } else { false } }
}
