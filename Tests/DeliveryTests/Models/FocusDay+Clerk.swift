import Notifications

@testable import Delivery

extension FocusDay {
  /// Keeps a day by the words of the rules: walks through it minute by minute, and looks up
  /// in a table where each ends.
  struct Clerk {
    private(set) var account = Account()
    private var items: [Item] = []
    // Minutes since the first midnight.
    private var minute = FocusDay.start
    private var rules: [String: Rules] = [:]
    private var names: [String] = []
    private var tally = SilencedTally()
    private var mutes: [Int?] = [nil, nil, nil]
    private var ending: [Int: Int] = [:]
    private var (summaryIsOn, times) = (false, [480, 1080])
    private var isInSummary = [false, false, false]
    private var mayBeTimely = true
    private var (onLockScreen, sounds) = ([true, true, true], [true, true, true])
    private var badges: [Int?] = [nil, nil, nil]
    private var (isLocked, isLit) = (true, false)

    /// F5: what a Focus lets through.
    private struct Rules {
      var (apps, people): ([Int], [String]) = ([], [])
      var (isListSilenced, passesTimely, shows, drawsBadges) = (false, true, false, true)
      var span: DailySpan?
      var filters: [Int: [String]] = [:]
    }

    private enum Kind { case passive, ordinary, urgent, critical }
    private enum Silence { case none, shown, hidden }
    private enum Way { case alone, leading, together, released }

    // Where one ends that comes by itself on a phone that is locked, and on one that is not.
    private static let table: [Kind: [Silence: (locked: String, unlocked: String)]] = [
      .critical: [.none: ("lcsw", "cbs"), .shown: ("lcsw", "cbs"), .hidden: ("lcsw", "cbs")],
      .urgent: [.none: ("lcsw", "cbs"), .shown: ("lc", "c"), .hidden: ("c", "c")],
      .ordinary: [.none: ("lcsw", "cbs"), .shown: ("lc", "c"), .hidden: ("c", "c")],
      .passive: [.none: ("lc", "c"), .shown: ("lc", "c"), .hidden: ("c", "c")],
    ]

    /// Notes an act; false where the phone would refuse it, or nothing would be done.
    mutating func does(_ act: Act) -> Bool {
      switch act {
      case .wait(let minutes): for _ in 0..<minutes { passMinute() }
      case .comes(let item): comes(item)
      case .turnOn(let setup): turnOn(setup)
      case .turnOff:
        guard account.focus != nil else { return false }
        turn(on: nil)
      case .look:
        guard !isLocked else { return false }
        tally.look()
      case .delete(let name):
        guard names.contains(name) else { return false }
        if account.focus == name { turn(on: nil) }
        names.removeAll { $0 == name }
        rules[name] = nil
      case .filter(let app, let name, let criteria):
        change(name) { $0.filters[app] = criteria.isEmpty ? nil : criteria }
      case .mute(let app, let length):
        if length == nil, mutes[app] == nil { return false }
        mutes[app] = length.map { $0 == .hour ? minute + 60 : (minute / 1440 + 1) * 1440 }
      case .summary(let isOn, let times, let apps):
        self.times = times ?? self.times
        if let apps { isInSummary = (0..<3).map(apps.contains) }
        summaryIsOn = isOn
        release { app in !isOn || apps.map { !$0.contains(app) } ?? false }
      case .delivery(let app, let time):
        isInSummary[app] = time == .summary
        release { $0 == app && time == .immediate }
      case .toggle(_, .timeSensitive, let isOn): mayBeTimely = isOn
      case .toggle(let app, .lockScreen, let isOn): onLockScreen[app] = isOn
      case .toggle(let app, _, let isOn): sounds[app] = isOn
      case .open, .clear:
        guard let card = account.cards.popLast() else { return false }
        if case .clear = act { tally.remove(card.members) }
      case .lock(let isLocked):
        guard isLocked != self.isLocked else { return false }
        (self.isLocked, isLit) = (isLocked, !isLocked)
        for index in account.cards.indices where !isLocked {
          account.cards[index].isOnLockScreen = false
        }
      }
      write()
      return true
    }

    private mutating func write() {
      account.muted = mutes.indices.filter { mutes[$0] != nil }.map { FocusDay.apps[$0] }
      account.silenced = tally.lines
      account.badges = badges.indices.map { app in
        guard let focus, !focus.drawsBadges, !passes(app, focus) else { return badges[app] }
        return nil
      }
    }
  }
}

// What the clock does.
extension FocusDay.Clerk {
  private mutating func passMinute() {
    minute += 1
    if isLocked { isLit = false }
    let time = minute % 1440
    if let name = account.focus, rules[name]?.span?.end == time { turn(on: nil) }
    for name in names where rules[name]?.span?.start == time { turn(on: name) }
    for app in mutes.indices where mutes[app] == minute { mutes[app] = nil }
    for number in account.held where ending[number] == minute { end(number, "expired") }
    if summaryIsOn, times.contains(time) { summaryComes() }
  }

  private mutating func summaryComes() {
    let held = account.held
    if held.isEmpty { return }
    account.held = []
    // F6, U6: what may not be on the lock screen is in no summary there.
    let shown = held.filter { letters($0, .leading).contains("l") }
    let members = shown.isEmpty ? held : shown
    for number in held where !members.contains(number) { decide(number, .released) }
    let waker = members.first { letters($0, .leading).contains("w") }
    for number in members { decide(number, number == waker ? .leading : .together) }
    account.cards.append(
      .init(
        members: members, featured: featured(members),
        isOnLockScreen: members.contains { account.ends[$0].contains("l") }))
  }

  // F14: the best of what is left, twice; with it goes all of its group.
  private func featured(_ members: [Int]) -> [Int] {
    var (left, found): ([Int], [Int]) = (members, [])
    while found.count < 2, !left.isEmpty {
      let best = left.map { items[$0].score ?? 0 }.max() ?? 0
      guard let first = left.last(where: { (items[$0].score ?? 0) == best }) else { break }
      found.append(first)
      left.removeAll {
        items[$0].app == items[first].app && items[$0].thread == items[first].thread
      }
    }
    return found
  }
}

// What the person does.
extension FocusDay.Clerk {
  private var focus: Rules? {
    guard let name = account.focus else { return nil }
    var focus = rules[name] ?? Rules()
    if name == Focus.doNotDisturb { focus.passesTimely = false }
    return focus
  }

  private mutating func change(_ name: String, _ change: (inout Rules) -> Void) {
    if !names.contains(name) { names.append(name) }
    change(&rules[name, default: Rules()])
  }

  private mutating func turnOn(_ setup: FocusSetup) {
    if setup.name == Focus.doNotDisturb { return turn(on: setup.name) }
    change(setup.name) { rules in
      rules.apps = setup.apps?.compactMap(FocusDay.apps.firstIndex) ?? rules.apps
      rules.people = setup.people ?? rules.people
      rules.isListSilenced = setup.mode.map { $0 == .silence } ?? rules.isListSilenced
      rules.passesTimely = setup.allowsTimeSensitive ?? rules.passesTimely
      rules.shows = setup.showsSilencedOnLockScreen ?? rules.shows
      rules.drawsBadges = setup.drawsBadges ?? rules.drawsBadges
      rules.span = setup.schedule ?? rules.span
    }
    guard setup.schedule != nil else { return turn(on: setup.name) }
    let isDue = rules[setup.name]?.span.map { isNow($0) } ?? false
    if isDue || account.focus == setup.name { turn(on: isDue ? setup.name : nil) }
  }

  // F8: whether the clock was in the span when its last minute began.
  private func isNow(_ span: DailySpan) -> Bool {
    var time = minute % 1440
    while time != span.start, time != span.end { time = (time + 1439) % 1440 }
    return time == span.start
  }

  private mutating func turn(on name: String?) {
    guard name != account.focus else { return }
    tally.end(account.focus)
    account.focus = name
  }

  private mutating func release(where isMeant: (Int) -> Bool) {
    for number in account.held where isMeant(items[number].app) {
      account.held.removeAll { $0 == number }
      decide(number, .released)
    }
  }
}

// What comes.
extension FocusDay.Clerk {
  private mutating func comes(_ item: FocusDay.Item) {
    let number = items.count
    items.append(item)
    ending[number] = item.lasts.map { minute + $0 }
    account.ends.append("held")
    for other in account.held where isSame(other, as: item) { end(other, "coalesced") }
    badges[item.app] = item.badge ?? badges[item.app]
    let mayWait = [.passive, .ordinary].contains(kind(item)) && speaker(item) == nil
    if summaryIsOn, isInSummary[item.app], mayWait { return account.held.append(number) }
    decide(number, .alone)
  }

  private func isSame(_ number: Int, as item: FocusDay.Item) -> Bool {
    item.collapse != nil && items[number].app == item.app
      && items[number].collapse == item.collapse
  }

  // F17: what came with a summary goes once the newer one comes itself.
  private mutating func replaceInCards(by item: FocusDay.Item) {
    let replaced = Set(items.indices.filter { isSame($0, as: item) })
    for index in account.cards.indices {
      account.cards[index].members.removeAll { replaced.contains($0) }
      account.cards[index].featured.removeAll { replaced.contains($0) }
    }
    account.cards.removeAll { $0.members.isEmpty }
  }

  private mutating func end(_ number: Int, _ words: String) {
    account.held.removeAll { $0 == number }
    account.ends[number] = words
  }

  private mutating func decide(_ number: Int, _ way: Way) {
    let item = items[number]
    replaceInCards(by: item)
    account.ends[number] = letters(number, way)
    if account.ends[number].contains("w") { isLit = true }
    tally.remove((0..<number).filter { isSame($0, as: item) })
    guard let name = account.focus, isStopped(item), kind(item) != .critical else { return }
    tally.add(number, by: name)
  }

  private func letters(_ number: Int, _ way: Way) -> String {
    let item = items[number]
    let (kind, silence) = (kind(item), silence(item))
    guard let row = Self.table[kind]?[silence] else { return "?" }
    var letters = isLocked ? row.locked : row.unlocked
    // F13, F17: of what came out of a summary one lights the display, and nothing more is noticed.
    if way != .alone { letters.removeAll { "bs".contains($0) || $0 == "w" && way != .leading } }
    if kind != .critical {
      if !onLockScreen[item.app] { letters.removeAll { "lw".contains($0) } }
      if !sounds[item.app] { letters.removeAll { $0 == "s" } }
    }
    if isLit { letters.removeAll { $0 == "w" } }
    return letters
  }

  // F1, F2.
  private func kind(_ item: FocusDay.Item) -> Kind {
    switch item.level {
    case .passive: .passive
    case .active: .ordinary
    case .timeSensitive: item.app == 0 && mayBeTimely ? .urgent : .ordinary
    case .critical: item.app == 2 ? .critical : .ordinary
    }
  }

  // F9.
  private func speaker(_ item: FocusDay.Item) -> String? { item.app == 0 ? item.sender : nil }

  private func silence(_ item: FocusDay.Item) -> Silence {
    if mutes[item.app] != nil { return .hidden }
    guard isStopped(item) else { return .none }
    return focus?.shows == true ? .shown : .hidden
  }

  // F6, F10.
  private func isStopped(_ item: FocusDay.Item) -> Bool {
    guard let focus else { return false }
    if let criteria = item.criteria, criteria != "", let own = focus.filters[item.app],
      !own.contains(criteria)
    {
      return true
    }
    let isCalled = speaker(item).map(focus.people.contains) ?? false
    let isUrgent = kind(item) == .urgent && focus.passesTimely
    return !passes(item.app, focus) && !isCalled && !isUrgent
  }

  private func passes(_ app: Int, _ focus: Rules) -> Bool {
    focus.isListSilenced ? !focus.apps.contains(app) : focus.apps.contains(app)
  }
}
