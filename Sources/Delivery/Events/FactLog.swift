import Notifications

/// All facts so far, in order, and quick ways to those about one thing.
package struct FactLog: Sendable {
  package private(set) var facts: [Fact] = []
  // Indices of all but arrivals and moves of the clock: few, even after 100,000 arrivals.
  private var notableIndices: [Int] = []

  package init() {}

  /// How many there are.
  package var count: Int { facts.count }

  package mutating func append(_ new: [Fact]) {
    for fact in new {
      if !fact.event.isRoutine { notableIndices.append(facts.count) }
      facts.append(fact)
    }
  }

  /// Forgets all but the first facts.
  package mutating func truncate(to count: Int) {
    facts.removeLast(facts.count - count)
    while let last = notableIndices.last, last >= count { notableIndices.removeLast() }
  }

  /// The facts beside arrivals and moves of the clock for which a condition holds, newest first.
  package func notable(_ condition: (Event) -> Bool) -> [Fact] {
    notableIndices.reversed().map { facts[$0] }.filter { condition($0.event) }
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
    guard var section = about.lazy.compactMap(\.event.section).last else {
      return about + notable(from: end) { $0.notification == number }
    }
    for index in notableIndices[firstNotable(from: end)...] {
      let event = facts[index].event
      guard event.concerns(notification, in: section) else { continue }
      about.append(facts[index])
      section = event.section ?? section
      if event.endsListing { break }
    }
    return about
  }

  private func notable(from index: Int, where condition: (Event) -> Bool) -> [Fact] {
    notableIndices[firstNotable(from: index)...].map { facts[$0] }.filter { condition($0.event) }
  }

  private func stages(of number: Int, from start: Int) -> (facts: [Fact], end: Int) {
    let stages = facts[start...].prefix { $0.event.isStage(of: number) }
    return (stages.filter { $0.event.notification == number }, stages.endIndex)
  }

  private func goingOn(with number: Int, from end: Int) -> Int? {
    notableIndices[firstNotable(from: end)...].first { index in
      guard case .service(let event) = facts[index].event else { return false }
      return event.notification == number
    }
  }

  private func firstNotable(from index: Int) -> Int {
    var low = 0
    var high = notableIndices.count
    while low < high {
      let middle = (low + high) / 2
      if notableIndices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Event {
  fileprivate var isRoutine: Bool {
    switch self {
    case .received, .decided, .listed, .clockMoved: true
    case .noticed(let event): event.isRoutine
    case .noted, .deviceChanged, .seeded, .installed, .uninstalled, .appChanged,
      .updated, .removed, .cleared, .moved, .expanded, .collapsed, .armed, .opened, .called,
      .management, .service, .view:
      false
    }
  }

  // What stands between a notification's stages: the groups that had to change for it.
  fileprivate func isStage(of number: Int) -> Bool {
    switch self {
    case .received, .decided, .listed, .updated, .called, .service: notification == number
    case .noticed(let event): event.isStage(of: number)
    case .collapsed, .moved: true
    case .noted, .clockMoved, .deviceChanged, .seeded, .installed, .uninstalled, .appChanged,
      .removed, .cleared, .expanded, .armed, .opened, .management, .view:
      false
    }
  }

  // The section in which a notification stands after it.
  fileprivate var section: Section? {
    switch self {
    case .listed(_, let section), .updated(_, let section, _, _), .moved(_, _, let section):
      section
    case .noted, .clockMoved, .deviceChanged, .seeded, .installed, .uninstalled, .appChanged,
      .received, .decided, .removed, .cleared, .expanded, .collapsed, .armed, .opened, .called,
      .management, .noticed, .service, .view:
      nil
    }
  }

  fileprivate func concerns(_ notification: DeliveredNotification, in section: Section) -> Bool {
    switch self {
    case .updated(_, _, let old, _): old == notification.number
    case .moved(let numbers, _, _): numbers.contains(notification.number)
    case .removed(.group(let place, _)), .cleared(.group(let place, _)):
      place.section == section && place.key.canHold(notification)
    case .removed(.section(let cleared, _)), .cleared(.section(let cleared, _)): cleared == section
    case .removed(.notification(let number, _)), .cleared(.notification(let number, _)),
      .opened(let number):
      number == notification.number
    case .called(let call): call.value.notification == notification.number
    case .noticed(let event): event.notification == notification.number
    case .view(let event): event.notification == notification.number
    case .noted, .clockMoved, .deviceChanged, .seeded, .installed, .uninstalled, .appChanged,
      .received, .decided, .listed, .expanded, .collapsed, .armed, .management, .service:
      false
    }
  }

  // A later group of the same key, or a later clearing, is none of an absent one's business.
  fileprivate var endsListing: Bool {
    switch self {
    case .updated, .removed, .cleared: true
    case .noted, .clockMoved, .deviceChanged, .seeded, .installed, .uninstalled, .appChanged,
      .received, .decided, .listed, .moved, .expanded, .collapsed, .armed, .opened, .called,
      .management, .noticed, .service, .view:
      false
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
