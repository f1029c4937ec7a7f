import Notifications
import Push
import Testing

@testable import Delivery

@Suite("Facts can be taken back")
struct ReversibleFactsTests {
  @Test("the list kept step by step is the list made from scratch", arguments: 1...12)
  func incrementalList(seed: Int) throws {
    var phone = try Phone(apps: apps)
    var commands = RandomCommands(seed: UInt64(seed))
    for step in 0..<200 {
      let command = commands.next(phone.state)
      _ = try? phone.perform(command)
      var rebuilt = phone.state
      rebuilt.rebuildList()
      expectSameList(phone.state, rebuilt, "step \(step), \(command)")
    }
  }

  @Test(
    "reverting every fact gives the first state, and applying them again the last",
    arguments: 1...12)
  func revertAll(seed: Int) throws {
    var phone = try Phone(apps: apps)
    let first = phone.state
    let installed = phone.facts.count
    var commands = RandomCommands(seed: UInt64(seed))
    for _ in 0..<200 { _ = try? phone.perform(commands.next(phone.state)) }
    let last = phone.state
    let facts = phone.facts.dropFirst(installed)
    phone.engine.revert(facts)
    expectSame(phone.state, first, "after reverting all")
    phone.engine.apply(facts)
    expectSame(phone.state, last, "after applying all again")
  }

  private let apps: [BundleIdentifier] = ["com.example.chat", "com.example.mail"]

  private func expectSame(_ left: State, _ right: State, _ when: Comment) {
    #expect(left.now == right.now, when)
    #expect(left.device == right.device, when)
    #expect(left.apps == right.apps, when)
    #expect(left.notifications == right.notifications, when)
    #expect(left.deliveries == right.deliveries, when)
    #expect(left.calls == right.calls, when)
    #expect(left.push == right.push, when)
    #expect(left.armedClear == right.armedClear, when)
    #expect(left.agenda == right.agenda, when)
    expectSameList(left, right, when)
  }

  private func expectSameList(_ left: State, _ right: State, _ when: Comment) {
    for section in Section.allCases {
      #expect(outline(left.list[section]) == outline(right.list[section]), when)
      #expect(left.list[section].count == right.list[section].count, when)
      #expect(left.list[section].rowCount == right.list[section].rowCount, when)
    }
  }

  private func outline(_ list: SectionList) -> [String] {
    list.groups.map { group in
      "\(group.key.path) \(group.memberNumbers) \(group.isExpanded) \(group.summaryCount)"
    }
  }
}

extension State {
  /// The list from nothing but who is listed where and which groups are expanded.
  fileprivate mutating func rebuildList() {
    let expanded = list.expandedGroups
    regroup()
    for place in expanded { list[place.section].setExpanded(true, place.key) }
  }
}

/// Commands that a restless person and two chatty apps would give, always the same for a seed.
struct RandomCommands {
  private var generator: SplitMix

  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  mutating func next(_ state: State) -> Command {
    let app: BundleIdentifier = chance(2) ? "com.example.chat" : "com.example.mail"
    switch Int.random(in: 0..<26, using: &generator) {
    case 0..<10: return push(to: app)
    case 10: return .expand(target(app))
    case 11: return .expand(target(app))
    case 12: return .collapse(target(app))
    case 13: return .clear(.notification(anyone(state, app)))
    case 14: return .clear(.group(target(app)))
    case 15: return .device(DeviceAct.allCases.randomElement(using: &generator) ?? .lock)
    case 16: return .advance(to: state.now + .seconds(Int64.random(in: 0..<90, using: &generator)))
    case 17: return .arm(chance(3) ? nil : target(app))
    case 18: return .confirm
    case 19: return .tap(anyone(state, app))
    case 20: return .setGrouping(chance(3) ? nil : app, anyGrouping())
    case 21: return .removeDelivered(app, chance(4) ? nil : [anyone(state, app).identifier])
    case 22: return .setPolicy(name: "group.stackThreshold", value: chance(2) ? "2" : "4")
    case 23: return .setPolicy(name: "update.movesToTop", value: chance(2) ? "true" : "false")
    case 24: return chance(4) ? .clearAll(nil) : .cancel
    default: return chance(6) ? reinstalling(app, state) : .device(.wake)
    }
  }

  private mutating func reinstalling(_ app: BundleIdentifier, _ state: State) -> Command {
    if state.app(app) != nil { return .uninstall(app) }
    return .install(App(bundleIdentifier: app, displayName: app.lastPart), isGranted: true)
  }

  private mutating func push(to app: BundleIdentifier) -> Command {
    var content = Content(body: .literal("b"))
    content.threadIdentifier = chance(4) ? nil : "t\(Int.random(in: 0..<3, using: &generator))"
    content.summaryArgumentCount = Int.random(in: 0..<4, using: &generator)
    let collapse = chance(4) ? "c\(Int.random(in: 0..<4, using: &generator))" : nil
    let payload = Payload(
      content: chance(20) ? nil : content, source: SourceText([], at: Place("test")))
    return .push(PushRequest(app: app, payload: payload, collapseIdentifier: collapse))
  }

  private mutating func target(_ app: BundleIdentifier) -> GroupTarget {
    let thread = chance(4) ? nil : "t\(Int.random(in: 0..<3, using: &generator))"
    let kind: GroupKey.Kind = chance(5) ? .app : .thread(thread)
    return GroupTarget(
      GroupKey(app: app, kind: kind), in: chance(3) ? .notificationCenter : nil)
  }

  private mutating func anyone(_ state: State, _ app: BundleIdentifier) -> NotificationKey {
    let name = "n\(Int.random(in: 0...max(1, state.notifications.count), using: &generator))"
    return NotificationKey(app: app, identifier: name)
  }

  private mutating func anyGrouping() -> Grouping {
    Grouping.allCases.randomElement(using: &generator) ?? .automatic
  }

  private mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }
}
