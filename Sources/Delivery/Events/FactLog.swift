import Notifications
import Push

/// All facts so far, in order, and quick ways to those about one thing.
package struct FactLog: Sendable {
  package private(set) var facts = FactList()
  // Indices of all but arrivals and moves of the clock: few, even after 100,000 arrivals.
  private(set) var notableIndices: [Int] = []
  // Indices of those with which the push service answered a request, or got one again.
  private var answerIndices: [Int] = []
  // Indices of those by which a request that repeats came too late to be shown: few of all that fire.
  private var leftOutIndices: [Int] = []
  // Indices of those that took the phone to another zone.
  private var journeyIndices: [Int] = []
  // From which index on numbers are higher than places, and by how many: facts took
  // the place of others there.
  private var shifts: [(index: Int, by: Int)] = []

  package init() {}

  /// How many there are.
  package var count: Int { facts.count }

  /// Makes room for so many more arrivals, so that what is there is not moved again and again.
  package mutating func reserve(arrivals: Int) { facts.reserve(arrivals: arrivals) }

  /// Adds facts at the end, oldest first, and indexes those that are not routine.
  package mutating func append(_ new: [Fact]) {
    for index in new.indices {
      let place = facts.count + index
      if new[index].event.isAnswer { answerIndices.append(place) }
      if new[index].isLeftOutFiring { leftOutIndices.append(place) }
      if new[index].event.isRoutine { continue }
      notableIndices.append(place)
      if new[index].event.zones != nil { journeyIndices.append(place) }
    }
    facts.append(new)
  }

  /// Puts facts in the place of the last ones: a move of the clock that goes on
  /// is one with its beginning.
  ///
  /// - Parameter count: How many go; where some do, the new ones get numbers of their own.
  package mutating func replaceLast(_ count: Int, with new: [Fact]) {
    let shift = shifts.last?.by ?? 0
    let start = facts.count - count
    truncate(to: start)
    append(new)
    if count > 0 { shifts.append((start, by: shift + count)) }
  }

  /// The number by which others know a fact: no two that hold or were replaced have the same, and
  /// a later one has a higher.
  ///
  /// - Parameter index: Its place, from 0; that behind the last for the next fact.
  package func sequence(at index: Int) -> Int {
    let next = shifts.indices.partitioningIndex { shifts[$0].index > index }
    return index + 1 + (next > 0 ? shifts[next - 1].by : 0)
  }

  /// Forgets all but the first facts.
  package mutating func truncate(to count: Int) {
    facts.truncate(to: count)
    notableIndices.truncate(to: count)
    answerIndices.truncate(to: count)
    leftOutIndices.truncate(to: count)
    journeyIndices.truncate(to: count)
    while let last = shifts.last, last.index >= count { shifts.removeLast() }
  }

  /// The facts beside arrivals and moves of the clock for which a condition holds, newest first.
  package func notable(_ condition: (Event) -> Bool) -> [Fact] {
    notableIndices.reversed().map { facts[$0] }.filter { condition($0.event) }
  }

  /// K28: which firings of a request that waits were left out since the phone was off for too long,
  /// the oldest first.
  package func leftOutFirings(of pending: PendingRequest) -> [Fact] {
    leftOutIndices.map { facts[$0] }.filter { fact in
      guard case .scheduling(let event) = fact.event else { return false }
      return fact.at >= pending.date && event.request.key == pending.key
    }
  }

  /// What the last of so many pushes was answered; nil where it was one that is not answered.
  ///
  /// - Parameter count: How many there were through all these facts.
  package func answerToLast(of count: Int) -> AnsweredRequest? {
    let request = answerIndices.last.flatMap { facts[$0].event.answeredRequest }
    return request?.number == count ? request : nil
  }

  /// The zone in which the phone was at the fact with a number, or where it would be; nil where it
  /// went to no other since.
  package func zone(after sequence: Int) -> TimeZone? {
    let next = journeyIndices.indices.partitioningIndex {
      self.sequence(at: journeyIndices[$0]) > sequence
    }
    return next < journeyIndices.count ? facts[journeyIndices[next]].event.zones?.before : nil
  }

  /// The place among `notableIndices` of the first fact from an index on.
  func firstNotable(from index: Int) -> Int {
    notableIndices.indices.partitioningIndex { notableIndices[$0] >= index }
  }
}

extension Fact {
  // K28: it was due while the phone was off. Asked of each fact, so that what it is comes first.
  fileprivate var isLeftOutFiring: Bool {
    guard case .scheduling = event else { return false }
    return reasons.contains { $0.rule == "K28" }
  }
}

extension [Int] {
  // Of ascending indices only those below the end are left.
  fileprivate mutating func truncate(to end: Int) {
    while let last, last >= end { removeLast() }
  }
}
