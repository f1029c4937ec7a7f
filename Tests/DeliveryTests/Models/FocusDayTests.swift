import Notifications
import TestSupport
import Testing

@testable import Delivery

@Suite("Random days from iOS 15 on")
struct FocusDayTests {
  @Test(
    "F1–F18: all that comes ends as a clerk says who has a table of the rules and looks at the clock each minute",
    arguments: 1...40)
  func day(seed: Int) throws {
    var (phone, clerk) = (try FocusDay.phone(), FocusDay.Clerk())
    var random = SplitMix(seed: UInt64(seed))
    for step in 0..<80 {
      let act = FocusDay.Act(&random)
      guard clerk.does(act) else { continue }
      for command in act.commands(at: phone.state.now) { try phone.perform(command) }
      let found = FocusDay.Account(phone.state)
      try #require(found == clerk.account, "step \(step): \(act)")
    }
    let last = phone.state
    phone.engine.revert(phone.facts)
    #expect(phone.state.summary == SummaryState() && phone.state.focus == FocusState())
    phone.engine.apply(phone.facts)
    #expect(FocusDay.Account(phone.state) == FocusDay.Account(last))
  }

  @Test("The days have everything in them: a comparison that meets nothing proves nothing")
  func variety() {
    var ends: Set<String> = []
    var (cards, silenced) = (0, 0)
    for seed in 1...40 {
      var (clerk, random) = (FocusDay.Clerk(), SplitMix(seed: UInt64(seed)))
      for _ in 0..<80 {
        guard clerk.does(FocusDay.Act(&random)) else { continue }
        ends.formUnion(clerk.account.ends)
        cards += clerk.account.cards.count
        silenced += clerk.account.silenced.isEmpty ? 0 : 1
      }
    }
    #expect(
      ends.isSuperset(of: [
        "held", "expired", "coalesced", "c", "cb", "cbs", "cs", "lc", "lcs", "lcsw", "lcw",
      ]), "\(ends.sorted())")
    #expect(cards > 100 && silenced > 100)
  }
}

/// A day on which all of it is used: three apps, what comes of them, and what is set.
enum FocusDay {
  /// One that may be Time Sensitive and name who speaks, one that may neither, and
  /// one with critical alerts.
  static let apps: [BundleIdentifier] = [
    "com.example.bell", "com.example.shop", "com.example.pump",
  ]
  /// When a day begins: minutes since midnight.
  static let start = 9 * 60 + 41

  static func phone() throws -> Phone {
    var phone = try Phone(apps: [])
    var configuration = DeviceConfiguration()
    configuration.profile = .ios16
    try phone.perform(.configure(configuration))
    let rights = [["time-sensitive", "communication"], [], ["critical-alerts"]]
    for (identifier, rights) in zip(apps, rights) {
      var app = App(bundleIdentifier: identifier, displayName: identifier.lastPart)
      app.entitlements = rights.map { "com.apple.developer.usernotifications." + $0 }
      if rights == ["critical-alerts"] { app.authorizationOptions.insert(.criticalAlert) }
      try phone.perform(.install(app, isGranted: true))
    }
    return phone
  }

  /// What can be seen of a day so far.
  struct Account: Equatable {
    /// How each notification ended: the places that it reached by their first letters, or `held`.
    var ends: [String] = []
    var held: [Int] = []
    var cards: [Card] = []
    var focus: String?
    var muted: [BundleIdentifier] = []
    var badges: [Int?] = [nil, nil, nil]
    var silenced: [String] = []

    struct Card: Equatable {
      var members: [Int]
      var featured: [Int]
      var isOnLockScreen: Bool
    }
  }
}

extension FocusDay.Account {
  init(_ state: State) {
    ends = state.notifications.indices.map { number in
      guard let ending = state.ending(of: number) else { return "held" }
      return ending.reach.isEmpty ? ending.outcome.rawValue : Self.letters(ending.reach)
    }
    held = state.summary.held
    cards = state.summary.cards.map {
      Card(members: $0.members, featured: $0.featured, isOnLockScreen: $0.section == .lockScreen)
    }
    focus = state.focusInForce?.name
    muted = state.apps.filter { $0.mutedUntil != nil }.map(\.app.bundleIdentifier)
    badges = state.apps.map { state.drawnBadge(of: $0) }
    silenced = state.pastFocuses.map { "\($0.count) while \($0.name) was on" }
  }

  private static func letters(_ reach: Reach) -> String {
    let all: [(Reach, String)] = [
      (.lockScreen, "l"), (.notificationCenter, "c"), (.banner, "b"), (.sound, "s"), (.wake, "w"),
    ]
    return all.filter { reach.contains($0.0) }.map(\.1).joined()
  }
}
