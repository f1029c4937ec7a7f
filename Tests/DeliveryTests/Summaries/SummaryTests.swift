import Notifications
import Push
import TestSupport
import Testing

@testable import Delivery

@Suite("What is held for a summary, and what lies in those that came")
struct SummaryTests {
  private static let apps: [BundleIdentifier] = ["com.example.chat", "com.example.mail"]

  /// A phone of iOS 15 at 9:41 with both apps in the summary of 18:00.
  private func phone() throws -> Phone {
    var phone = try Phone(apps: Self.apps)
    try phone.perform(.configure(.ios15))
    let times = [TimeOfDay(minutes: 18 * 60)]
    try phone.perform(.summary(.schedule(true, times: times, apps: Self.apps)))
    return phone
  }

  private func evening(_ phone: inout Phone) throws {
    try phone.perform(.advance(to: phone.state.now + .hours(9)))
  }

  private func summaryEvents(_ facts: [Fact]) -> [SummaryEvent] {
    facts.compactMap { if case .summary(let event) = $0.event { event } else { nil } }
  }

  // Why what was held is held no longer, each reason once.
  private func releases(_ facts: some Sequence<Fact>) -> [Reason] {
    facts.filter { if case .summary(.heldEnded) = $0.event { true } else { false } }
      .flatMap(\.reasons).uniqued()
  }

  @Test("F17, K24: what goes at once leaves a summary in one fact, however much it is")
  func leftAtOnce() throws {
    var phone = try phone()
    for index in 0..<40 { try phone.push("n\(index)", app: Self.apps[index % 2]) }
    try evening(&phone)
    let card = try #require(phone.state.summary.cards.first)
    let rest = Array(card.members.filter { !$0.isMultiple(of: 2) })
    let first = summaryEvents(try phone.perform(.uninstall(Self.apps[0])))
    let gone = Array(stride(from: 0, to: 40, by: 2))
    #expect(first == [.left(gone, card, featured: [39], index: 0)])
    let left = try #require(phone.state.summary.cards.first)
    #expect(left.members == rest)
    let second = summaryEvents(try phone.perform(.removeDelivered(Self.apps[1], nil)))
    #expect(second == [.emptied(left, index: 0)])
    #expect(phone.state.summary.members == SummaryMembers())
  }

  @Test(
    "F12: whether a badge waits for the summary is as the switch said when its push came",
    arguments: [(true, 7), (false, 3)])
  func badges(atOnce: Bool, badge: Int) throws {
    var phone = try phone()
    try phone.perform(.setPolicy(PolicySetting(.summaryBadgesAtOnce, atOnce)))
    try phone.send("held", app: Self.apps[0], badge: 3)
    #expect(phone.state.app(Self.apps[0])?.badge == (atOnce ? 3 : nil))
    try phone.perform(.setBadge(Self.apps[0], 7))
    try phone.perform(.setPolicy(PolicySetting(.summaryBadgesAtOnce, !atOnce)))
    try evening(&phone)
    #expect(phone.state.app(Self.apps[0])?.badge == badge)
    phone.engine.revert(phone.facts)
    #expect(phone.state.summary == SummaryState())
  }

  @Test("F13, U4: of apps that are all turned off no summary comes, and each ends as it would have")
  func nothingToList() throws {
    var phone = try phone()
    try phone.perform(.setPolicy(PolicySetting(.turnOffClearsList, false)))
    for app in Self.apps { try phone.push("n", app: app) }
    for app in Self.apps { try phone.perform(.set(app, [.toggle(.notifications, false)])) }
    let count = phone.facts.count
    try evening(&phone)
    let isDelivered = summaryEvents(Array(phone.facts[count...])).contains {
      if case .delivered = $0 { true } else { false }
    }
    #expect(!isDelivered && phone.state.summary.held.isEmpty && phone.state.summary.cards.isEmpty)
    #expect(releases(phone.facts[count...]) == [Reason("F17", "unlisted")])
    #expect(phone.state.deliveries.map(\.decision.outcome) == [.turnedOff, .turnedOff])
  }

  @Test("F6, F13, U6: what may not be on the lock screen comes beside its summary, and goes back")
  func comesBeside() throws {
    var phone = try phone()
    for app in [Self.apps[1], Self.apps[0], Self.apps[1]] { try phone.push("n", app: app) }
    try phone.perform(.set(Self.apps[1], [.toggle(.lockScreen, false)]))
    let (before, count) = (phone.state.summary, phone.facts.count)
    try evening(&phone)
    let card = try #require(phone.state.summary.cards.first)
    #expect(card.section == .lockScreen && card.members == [1] && card.featured == [1])
    #expect(phone.state.rest(of: card) == nil)
    #expect(phone.state.list.lockScreen.count == 0)
    #expect(phone.state.list.count(of: Self.apps[1], in: .notificationCenter) == 2)
    let outcomes = (0..<3).map { phone.state.ending(of: $0)?.outcome }
    #expect(outcomes == [.listedQuietly, .presented, .listedQuietly])
    phone.engine.revert(phone.facts[count...])
    #expect(phone.state.summary == before && before.held == [0, 1, 2])
  }

  @Test(
    "F13, U6: where nothing may be on the lock screen, the summary comes to Notification Center")
  func comesToCenter() throws {
    var phone = try phone()
    for app in Self.apps {
      try phone.push("n", app: app)
      try phone.perform(.set(app, [.toggle(.lockScreen, false)]))
    }
    try evening(&phone)
    let card = try #require(phone.state.summary.cards.first)
    #expect(card.section == .notificationCenter && card.members == [0, 1])
    #expect(phone.state.list.count == 0)
  }

  @Test("F14: where what a summary shows is taken back, others of it come up in its place")
  func comesUp() throws {
    var phone = try phone()
    for name in ["a", "b", "c", "d"] { try phone.push(name, thread: name, collapse: name) }
    try evening(&phone)
    #expect(phone.state.summary.cards.first?.featured == [3, 2])
    try phone.perform(.removeDelivered(Self.apps[0], ["a"]))
    #expect(phone.state.summary.cards.first?.featured == [3, 2])
    try phone.perform(.removeDelivered(Self.apps[0], ["d"]))
    #expect(phone.state.summary.cards.first?.featured == [2, 1])
    let facts = try phone.perform(.removeDelivered(Self.apps[0], ["b", "c"]))
    #expect(phone.state.summary.cards.isEmpty)
    phone.engine.revert(facts)
    #expect(phone.state.summary.cards.first?.featured == [2, 1])
  }

  @Test("F14, F15: a tap on what a summary features opens that, though its stack has others")
  func tapsFeatured() throws {
    var phone = try phone()
    for name in ["a", "b"] { try phone.push(name, thread: "t", collapse: name) }
    try evening(&phone)
    try phone.perform(.device(.unlock))
    #expect(phone.state.summary.cards.map(\.featured) == [[1]])
    let keys = (0...1).map { phone.state.notification($0).key }
    let reason = Refusal("“a” lies in Evening Summary; write “summary open” first")
    #expect(throws: reason) { try phone.perform(.tap(keys[0])) }
    let count = phone.facts.count
    try phone.perform(.tap(keys[1]))
    #expect(phone.facts[count...].contains { $0.event == .opened(1) })
    #expect(phone.state.summary.cards.isEmpty && phone.state.list.count == 1)
    #expect(phone.state.device.foregroundApp == Self.apps[0])
  }

  /// A phone with two summaries that are not opened, of “a” at noon and of “b” at six.
  private func twoSummaries() throws -> Phone {
    var phone = try phone()
    let times = [TimeOfDay(minutes: 12 * 60), TimeOfDay(minutes: 18 * 60)]
    try phone.perform(.summary(.schedule(true, times: times, apps: nil)))
    try phone.push("a", collapse: "a")
    try phone.perform(.advance(to: phone.state.now + .hours(3)))
    try phone.push("b", collapse: "b")
    try evening(&phone)
    #expect(phone.state.summary.cards.map(\.members) == [[0], [1]])
    return phone
  }

  @Test("F15: an older summary is opened or cleared by when it came, the newest without that")
  func older() throws {
    let noon = try twoSummaries().state.summary.cards[0].date
    var phone = try twoSummaries()
    try phone.perform(.summary(.open(at: noon)))
    #expect(phone.state.summary.cards.map(\.members) == [[1]] && phone.state.list.count == 1)
    let gone = Refusal("no summary that came then is in the list; leave at= out for the newest")
    #expect(throws: gone) { try phone.perform(.summary(.clear(at: noon))) }
    try phone.perform(.summary(.clear()))
    #expect(phone.state.summary.cards.isEmpty && phone.state.list.count == 1)
    phone = try twoSummaries()
    try phone.perform(.summary(.clear(at: noon)))
    #expect(phone.state.summary.cards.map(\.members) == [[1]] && phone.state.list.count == 0)
  }

  @Test("F14, F15: a tap on what an older summary features opens that summary, and no other")
  func tapsFeaturedOfOlder() throws {
    var phone = try twoSummaries()
    try phone.perform(.device(.unlock))
    let count = phone.facts.count
    try phone.perform(.tap(phone.state.notification(0).key))
    #expect(phone.facts[count...].contains { $0.event == .opened(0) })
    #expect(phone.state.summary.cards.map(\.members) == [[1]] && phone.state.list.count == 0)
    #expect(phone.state.device.foregroundApp == Self.apps[0])
  }

  @Test("X12, F15: clearing a summary clears all that it brought unopened, and is taken back whole")
  func clearedUnopened() throws {
    var phone = try phone()
    for app in [Self.apps[0], Self.apps[1], Self.apps[0]] { try phone.push("n", app: app) }
    try evening(&phone)
    let count = phone.facts.count
    try phone.perform(.summary(.clear()))
    #expect(Self.apps.map { phone.state.clearedRuns[$0] } == [2, 1])
    phone.engine.revert(phone.facts[count...])
    #expect(Self.apps.map { phone.state.clearedRuns[$0] } == [0, 0])
  }

  @Test("F11, F17: turned off, none is planned, and what it lets go of says that none is to come")
  func turnedOff() throws {
    var phone = try phone()
    try phone.push("held")
    let facts = try phone.perform(.summary(.schedule(false, times: nil, apps: nil)))
    let planned = facts.first { if case .summary(.scheduled) = $0.event { true } else { false } }
    #expect(planned?.reasons == [Reason("F11", "none")])
    #expect(releases(facts) == [Reason("F17", "none")])
  }

  @Test("F17: whatever came, left and expired is taken back, with all that finds it again")
  func takenBack() throws {
    var phone = try phone()
    let before = phone.state.summary
    let count = phone.facts.count
    for name in ["a", "b", "c"] { try phone.push(name, collapse: name) }
    try evening(&phone)
    for name in ["b", "c", "d"] { try phone.push(name + "2", collapse: name) }
    try phone.perform(.removeDelivered(Self.apps[0], ["a", "d"]))
    let after = phone.state.summary
    #expect(after.cards.map(\.members) == [[1, 2]] && after.held == [3, 4])
    let facts = phone.facts[count...]
    phone.engine.revert(facts)
    #expect(phone.state.summary == before)
    phone.engine.apply(facts)
    #expect(phone.state.summary == after)
  }

  @Test("F16, F17: while what is held is looked at, a newer one takes the place of the only one")
  func replacedInView() throws {
    var phone = try phone()
    try phone.push("score 1:0", collapse: "k")
    try phone.perform(.device(.unlock))
    try phone.perform(.device(.center))
    try phone.perform(.summary(.showNext))
    try phone.push("score 2:0", collapse: "k")
    #expect(phone.state.summary.held == [1] && phone.state.summary.isNextShown)
    try phone.perform(.removeDelivered(Self.apps[0], ["k"]))
    #expect(phone.state.summary.held.isEmpty && !phone.state.summary.isNextShown)
  }

  @Test("F12: while a hundred are held, what waits for no summary is shown at once")
  func shownBesideManyHeld() throws {
    var phone = try phone()
    try phone.perform(.set(Self.apps[1], [.delivery(.immediate)]))
    for index in 0..<100 { try phone.push("n\(index)", app: Self.apps[0]) }
    try phone.push("now", app: Self.apps[1])
    #expect(phone.rows() == ["now"] && phone.state.summary.held.count == 100)
    #expect(phone.state.ending(of: 100)?.outcome == .presented)
    #expect(phone.state.ending(of: 99) == nil)
  }

  @Test("F17: random ends come in their order, however they were noted", arguments: 1...20)
  func expiries(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var (expiries, model) = (Deadlines(), [(number: Int, instant: Instant)]())
    for number in 0..<200 {
      if random.next() % 3 > 0 || model.isEmpty {
        let instant = Instant(milliseconds: Int64(random.next() % 40))
        expiries.note(number, at: instant, .forward)
        model.append((number, instant))
      } else {
        let gone = model.remove(at: Int(random.next() % UInt64(model.count)))
        expiries.note(gone.number, at: gone.instant, .backward)
      }
      let first = model.min { ($0.instant, $0.number) < ($1.instant, $1.number) }
      #expect(expiries.first?.number == first?.number)
      #expect(expiries.first?.instant == first?.instant)
    }
    for entry in model { expiries.note(entry.number, at: entry.instant, .backward) }
    #expect(expiries == Deadlines())
  }

  @Test("F7, F13: an older version of the system has neither summaries nor words of a Focus")
  func olderVersion() throws {
    var phone = try phone()
    try phone.push("held")
    try evening(&phone)
    try phone.perform(.focus(.turnOn(FocusSetup(name: "Work"))))
    try phone.perform(.set(Self.apps[0], [.delivery(.immediate)]))
    try phone.push("silenced")
    try phone.perform(.focus(.turnOff))
    let (before, count) = (phone.state, phone.facts.count)
    #expect(before.summary.cards.count == 1 && !before.pastFocuses.isEmpty)
    var older = DeviceConfiguration()
    older.profile = .ios14
    try phone.perform(.configure(older))
    #expect(phone.state.summary.cards.isEmpty && phone.state.pastFocuses.isEmpty)
    #expect(phone.state.list.count == before.list.count + 1)
    phone.engine.revert(phone.facts[count...])
    #expect(phone.state.summary == before.summary)
  }
}
