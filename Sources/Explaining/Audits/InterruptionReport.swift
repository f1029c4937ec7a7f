import Delivery
import Notifications

/// How often, and how loudly, apps interrupt: by app and by the hour of the phone's clock.
package struct InterruptionReport: Hashable, Sendable {
  /// The apps from which anything came, the loudest first, among equals by name.
  package let apps: [AppCount]
  /// On how many days of the phone's clock anything came; the days between on which
  /// nothing did do not count.
  let dayCount: Int
  /// Whether anything came, even if it reached nothing.
  package let hasArrivals: Bool

  /// What came from an app.
  package struct AppCount: Hashable, Sendable {
    /// The app.
    package let app: BundleIdentifier
    /// What it is called.
    package let name: String
    /// By hour of the day, 24 of them.
    package fileprivate(set) var hours = [Tally](repeating: Tally(), count: 24)

    /// All hours together.
    package var total: Tally { hours.reduce(Tally()) { $0 + $1 } }

    /// The same app while nothing comes from it.
    package var silent: AppCount { AppCount(app: app, name: name) }
  }

  /// How often notifications made themselves felt in each way.
  package struct Tally: Hashable, Sendable {
    /// How many notifications interrupted in any way.
    package fileprivate(set) var interruptions = 0
    private var counts: [Interruption: Int] = [:]

    /// Nothing yet.
    package init() {}

    /// How many did in one way.
    package subscript(kind: Interruption) -> Int { counts[kind] ?? 0 }

    fileprivate mutating func add(_ kinds: [Interruption]) {
      for kind in kinds { counts[kind, default: 0] += 1 }
      if kinds.contains(where: \.interrupts) { interruptions += 1 }
    }

    /// Both counted together.
    package static func + (left: Tally, right: Tally) -> Tally {
      var sum = left
      sum.interruptions += right.interruptions
      sum.counts.merge(right.counts, uniquingKeysWith: +)
      return sum
    }

    // A sound is heard across the room, a banner is in the way, a light is seen.
    fileprivate var loudness: [Int] { Interruption.allCases.map { self[$0] } }
  }

  /// Counts what was decided, each by the phone's clock of then: a journey later moves no hour. A
  /// banner that waited in vain for its turn did not interrupt (P8). What is held for the summary
  /// counts as it will come with the next one (F13).
  ///
  /// - Parameter state: The phone on which the facts happened.
  package init(_ facts: FactLog, on state: State) {
    var counted = Counted(facts, on: state)
    for fact in facts.facts { counted.take(fact, on: state) }
    for fact in state.nextSummary { counted.take(fact, on: state) }
    apps = counted.apps.values.ordered { left, right in
      let (loud, other) = (left.total.loudness, right.total.loudness)
      if loud != other { return other.lexicographicallyPrecedes(loud) }
      return (left.name, left.app.text) < (right.name, right.app.text)
    }
    dayCount = counted.days.count
    hasArrivals = !state.notifications.isEmpty
  }

  private struct Counted {
    var apps: [BundleIdentifier: AppCount] = [:]
    var days: Set<Int64> = []
    private let unseen: Set<Int>
    private var zone: TimeZone

    init(_ facts: FactLog, on state: State) {
      unseen = facts.facts.unseenBanners
      zone = facts.zone(after: 0) ?? state.device.timeZone
    }

    mutating func take(_ fact: Fact, on state: State) {
      zone = fact.event.zones?.after ?? zone
      guard case .decided(let number, let decision) = fact.event else { return }
      let kinds = Interruption.all(of: decision.value, isUnseen: unseen.contains(number))
      if kinds.isEmpty { return }
      let time = CivilTime(fact.at, in: zone)
      days.insert(time.daysSince1970)
      let app = state.notification(number).app
      apps[app, default: AppCount(app: app, name: state.displayName(of: app))]
        .hours[time.hour].add(kinds)
    }
  }

  /// All apps together.
  package var total: Tally { apps.reduce(Tally()) { $0 + $1.total } }

  /// All apps by hour, 24 of them.
  package var hours: [Tally] {
    apps.reduce([Tally](repeating: Tally(), count: 24)) { zip($0, $1.hours).map { $0 + $1 } }
  }

  /// What came from an app; nil where nothing did.
  package func count(of app: BundleIdentifier) -> AppCount? { apps.first { $0.app == app } }
}

extension State {
  // F13: what is decided about what is held once the next summary comes. What else comes until
  // then may keep the display on, and counts for nothing.
  fileprivate var nextSummary: [Fact] {
    guard !summary.held.isEmpty, let next = summary.schedule.next else { return [] }
    var engine = Engine(state: self)
    // The limit of one command is no reason to leave out what is held; without any, an app that
    // asks for more each time would keep this going for ever.
    let most = max(device.policies[.clockMaxEvents], 1_000_000)
    _ = try? engine.handle(.setPolicy(PolicySetting(.clockMaxEvents, most)))
    let facts = (try? engine.handle(.advance(to: max(now, next)))) ?? []
    let held = Set(summary.held)
    return facts.filter { fact in
      if case .decided(let number, _) = fact.event { held.contains(number) } else { false }
    }
  }
}
