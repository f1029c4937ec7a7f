import Delivery
import Notifications

/// Requests of apps whose triggers fired, oldest first. Most fire while a clock's move passes them,
/// so that no step of the history is their own.
package struct FiredRequests: Hashable, Sendable {
  /// Oldest first.
  package private(set) var entries: [Entry] = []

  /// A trigger that fired.
  package struct Entry: Hashable, Sendable {
    /// When it did.
    package let at: Instant
    /// Which request it was.
    package let key: NotificationKey
    /// How many events came before it.
    package let eventsBefore: Int

    init(at: Instant, key: NotificationKey, eventsBefore: Int) {
      (self.at, self.key, self.eventsBefore) = (at, key, eventsBefore)
    }
  }

  package init() {}

  /// How many there are.
  package var count: Int { entries.count }

  /// Takes in what fired since some fact.
  ///
  /// To be called with each run of facts once, in order: `entries` stays sorted, which `count`
  /// relies on.
  ///
  /// - Parameters:
  ///   - facts: All facts so far.
  ///   - start: The first that is looked at, from 0.
  ///   - history: The commands that led to them.
  package mutating func append(from facts: FactLog, since start: Int, in history: CommandHistory) {
    // Thousands of pushes are passed over: nothing fires in the arrival of one.
    facts.facts.forEachBetweenArrivals(from: start) { index, fact in
      guard case .scheduling(let event) = fact.event, fact.isFiring else { return }
      entries.append(
        Entry(
          at: fact.at, key: event.request.key,
          eventsBefore: history.eventCount(throughFact: index)))
    }
  }

  /// How many fired while no more than so many events had come, and not later than a moment.
  ///
  /// In logarithmic time.
  package func count(beforeEvent events: Int, until instant: Instant) -> Int {
    entries.indices.partitioningIndex {
      (entries[$0].eventsBefore, entries[$0].at) > (events, instant)
    }
  }

  /// How many fired before the event of a number, from 0.
  ///
  /// In logarithmic time. What fired during the event itself is not among them.
  package func count(beforeEvent number: Int) -> Int {
    entries.indices.partitioningIndex { entries[$0].eventsBefore > number }
  }
}

extension Fact {
  /// Whether it tells that the trigger of a request fired.
  package var isFiring: Bool {
    if case .scheduling = event { reasons.contains(where: \.isFiring) } else { false }
  }
}

extension Reason {
  // K11, N17: it left, or waits for its next date, because its trigger fired.
  fileprivate var isFiring: Bool { rule == "K11" || rule == "N17" }
}
