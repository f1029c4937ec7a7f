import Delivery
import Notifications
import Push

// Names, apps, notifications and groups, and what commands are given.
extension HostileCommands {
  private static let names = [
    "a", "b c", "a/b", "a:b", "a/b:c", "\"q\"", "it's", "#x", "{", "[1]", "x=1", "all", "none", "-",
    "n1", "n2", "c1", "\n", "😀", "e\u{301}", "\u{301}", "com.example.a", "com.example.a/b", "/",
    ":", "not", "+5s", "\\", " ", "A", "in=center",
  ]

  mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
  mutating func name() -> String { Self.names[pick(Self.names.count)] }

  mutating func later(_ state: State) -> Instant {
    state.now + Interval(milliseconds: Int64(pick(100_000)))
  }

  mutating func app(_ state: State) -> BundleIdentifier {
    state.apps[pick(state.apps.count)].app.bundleIdentifier
  }

  mutating func key(_ state: State) -> NotificationKey {
    let listed = Section.allCases.flatMap { state.list[$0].groups }.flatMap(\.memberNumbers)
    if listed.isEmpty { return NotificationKey(app: app(state), identifier: name()) }
    return state.notification(listed[pick(listed.count)]).key
  }

  mutating func group(_ state: State) -> GroupTarget {
    let places = Section.allCases.flatMap { section in
      state.list[section].groups.map { GroupTarget($0.key, in: section) }
    }
    if places.isEmpty { return GroupTarget(GroupKey(app: app(state), kind: .thread(name()))) }
    var target = places[pick(places.count)]
    if pick(2) == 0 { target.section = nil }
    return target
  }

  mutating func managedGroup(_ state: State) -> ManagementTarget {
    let key = group(state).key
    if case .alone(let number) = key.kind { return .notification(state.notification(number).key) }
    return .group(key)
  }

  mutating func settings() -> [Setting] {
    var settings: [Setting] = [.toggle(Settings.Switch.allCases[pick(7)], pick(2) == 0)]
    if pick(2) == 0 { settings.append(.bannerStyle(BannerStyle.allCases[pick(2)])) }
    if pick(2) == 0 { settings.append(.previews([.always, .never, nil][pick(3)])) }
    return settings
  }

  mutating func focusAct(_ state: State) -> FocusAct {
    if pick(4) == 0 { return pick(2) == 0 ? .turnOff : .delete(name()) }
    if pick(4) == 0 {
      return .filter(app(state), focus: name(), pick(3) == 0 ? [] : [name(), "project-a"])
    }
    var setup = FocusSetup(name: name())
    if pick(2) == 0 { setup.apps = pick(2) == 0 ? [] : [app(state)] }
    if pick(2) == 0 { setup.people = [[], ["none"], ["Ann Lee", "Bo"]][pick(3)] }
    if pick(3) == 0 { setup.mode = Focus.Mode.allCases[pick(2)] }
    if pick(3) == 0 { setup.allowsTimeSensitive = pick(2) == 0 }
    if pick(3) == 0 { setup.showsSilencedOnLockScreen = pick(2) == 0 }
    if pick(3) == 0 { setup.drawsBadges = pick(2) == 0 }
    if pick(3) == 0 { setup.schedule = .some([DailySpan(start: 1320, end: 425), nil][pick(2)]) }
    if pick(3) == 0 { setup.place = .some(nil) }
    return .turnOn(setup)
  }

  mutating func summaryAct(_ state: State) -> SummaryAct {
    let times: [TimeOfDay]? = [nil, [TimeOfDay(minutes: 480), TimeOfDay(minutes: 1080)]][pick(2)]
    let apps: [BundleIdentifier]? = [nil, [], [app(state)]][pick(3)]
    let date: Instant? = [nil, state.now + .seconds(-Int64(pick(9_999)))][pick(2)]
    return [
      .open(at: date), .clear(at: date), .showNext,
      .schedule(pick(3) > 0, times: times, apps: apps),
    ][pick(4)]
  }

  mutating func phoneSetting() -> PhoneSetting {
    switch pick(4) {
    case 0: .ringer(pick(2) == 0)
    case 1: .doNotDisturb(pick(2) == 0, schedule: .keep)
    case 2:
      .doNotDisturb(
        pick(2) == 0, schedule: .set([DailySpan(start: 1320, end: 425), nil][pick(2)]))
    default: .volume(Double(pick(5)) / 4)
    }
  }

  mutating func appStateAct() -> AppStateAct {
    let mode = pick(2) == 0 ? nil : name()
    return [.launch, .background(mode: mode), .suspend, .terminate, .forceQuit][pick(5)]
  }

  mutating func willPresent() -> WillPresent {
    [.unimplemented, .options([]), .options([.alert, .badge]), .options([.list, .sound])][pick(4)]
  }

  mutating func category() -> Category {
    var category = Category(identifier: name() + "c")
    category.options = [.customDismissAction, .hiddenPreviewsShowTitle]
    category.categorySummaryFormat = .literal(name())
    category.hiddenPreviewsBodyPlaceholder = Text(
      .localized(LocalizedText(key: name(), arguments: [name()])))
    var action = Action(identifier: name() + "a", title: .literal(name()))
    action.options = [.destructive]
    action.textInput = Action.TextInput(buttonTitle: .literal(name()))
    category.actions = [action]
    return category
  }

  mutating func configuration(_ state: State) -> DeviceConfiguration {
    var change = DeviceConfiguration()
    switch pick(4) {
    case 0: return state.localeChange(["de_DE", "pt_BR"][pick(2)])
    case 1:
      change.timeZone = TimeZone(identifier: "Europe/X", firstOffset: 7200)
      return change
    default: break
    }
    change.battery = pick(101)
    change.locale = pick(2) == 0 ? "de_DE" : nil
    change.languages = pick(2) == 0 ? ["de", "en"] : nil
    change.uses24HourClock = [true, false, nil][pick(3)]
    change.profile = pick(4) == 0 ? Profile.allCases[pick(Profile.allCases.count)] : .ios12
    if pick(3) == 0 { change.timeZone = TimeZone(identifier: "Europe/X", firstOffset: 7200) }
    return change
  }

  mutating func fault(_ state: State) -> PushFault {
    let refusals = PushRefusal.allCases
    return PushFault(app: app(state), refusal: refusals[pick(refusals.count)], times: pick(3))
  }
}
