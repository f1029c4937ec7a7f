import Delivery
import Notifications
import Push

/// Commands with names that are hard to write down, always the same for a seed.
struct HostileCommands {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let names = [
    "a", "b c", "a/b", "a:b", "a/b:c", "\"q\"", "it's", "#x", "{", "[1]", "x=1", "all", "none", "-",
    "n1", "n2", "c1", "\n", "😀", "e\u{301}", "\u{301}", "com.example.a", "com.example.a/b", "/",
    ":", "not", "+5s", "\\", " ", "A", "in=center",
  ]

  mutating func next(_ state: State) -> Command {
    if state.apps.isEmpty { return install(state) }
    switch pick(43) {
    case 0: return install(state)
    case 1: return .note(name())
    case 2: return .configure(configuration(state))
    case 3: return .setPolicy(PolicySetting(.stackThreshold, 2 + pick(3)))
    case 4: return .seed(random.next() >> 1)
    case 5: return pick(4) == 0 ? .uninstall(app(state)) : .advance(to: later(state))
    case 6: return .removeDelivered(app(state), pick(3) == 0 ? nil : [key(state).identifier])
    case 7: return .device(DeviceAct.allCases[pick(DeviceAct.allCases.count)])
    case 8: return .expand(group(state))
    case 9: return .collapse(group(state))
    case 10: return .clear(.notification(key(state)))
    case 11: return clearGroup(state)
    case 12: return .clearAll([.lockScreen, .notificationCenter, nil][pick(3)])
    case 13: return .arm(pick(3) == 0 ? nil : group(state))
    case 14: return [.confirm, .cancel][pick(2)]
    case 15: return .tap(key(state))
    case 16: return .set(pick(3) == 0 ? nil : app(state), [.grouping(Grouping.allCases[pick(3)])])
    case 17: return .authorize(app(state), pick(2) == 0 ? nil : [.alert, .provisional])
    case 18: return .management(act(state))
    case 19: return .set(pick(3) == 0 ? nil : app(state), settings())
    case 20: return .setPhone(phoneSetting())
    case 21: return .setState(app(state), appStateAct())
    case 22: return .setBadge(app(state), pick(12))
    case 23: return .setWillPresent(app(state), willPresent())
    case 24:
      return [.openSettings(nil), .openSettings(app(state)), .banner(.tap), .banner(.dismiss)][
        pick(4)]
    case 25: return .setLanguages(app(state), [["pl", "pt-BR"], ["en"], []][pick(3)])
    case 26: return .setCategories(app(state), pick(3) == 0 ? [] : [category()])
    case 27: return .answer(reply(state))
    case 28: return .view(viewAct(state))
    case 31: return movement(state)
    case 32: return .power(isOn: !state.device.isPowerOn || pick(4) > 0)
    case 33: return .network(isOn: pick(2) == 0)
    case 29: return .schedule(app(state), request())
    case 34: return .alert(AlertAct.allCases[pick(2)])
    case 35: return legacy(state)
    case 36: return .pushFault(fault(state))
    case 37: return .readFeedback
    case 30: return .removePending(app(state), pick(3) == 0 ? nil : [name()])
    case 38: return .watch(watchAct(state))
    case 40: return edit(state)
    case 39: return .connect(Accessory.allCases[pick(2)], isOn: pick(2) == 0)
    default: return push(to: app(state))
    }
  }

  private mutating func edit(_ state: State) -> Command {
    let (key, fields) = (key(state), ContentRevision.Field.allCases)
    var revision = ContentRevision()
    for _ in 0...pick(3) { revision[fields[pick(fields.count)]] = pick(4) == 0 ? "" : name() }
    return .edit(key, state.whole(revision, of: key))
  }

  private mutating func watchAct(_ state: State) -> WatchAct {
    switch pick(6) {
    case 0, 1:
      .pair(
        pick(5) == 0
          ? nil : Watch(isWorn: pick(5) > 0, isUnlocked: pick(5) > 0, isInRange: pick(5) > 0))
    case 2: .view(key(state))
    case 3: .act(pick(2) == 0 ? nil : key(state), action: name(), text: pick(2) == 0 ? nil : name())
    case 4: .clear(key(state))
    default: .close
    }
  }

  private mutating func movement(_ state: State) -> Command {
    let regions = state.apps.flatMap(\.app.regions)
    if regions.isEmpty { return .note(name()) }
    let region = regions[pick(regions.count)]
    return .move(pick(2) == 0 ? .arrive(region) : .leave(region))
  }

  private mutating func legacy(_ state: State) -> Command {
    let app = app(state)
    let own = state.pending.requests(of: app).first { $0.request.trigger.isLegacy }
    switch pick(5) {
    case 0: return .legacy(app, .present(localNotification(of: app, state)))
    case 1: return .legacy(app, .cancel(localNotification(of: app, state)))
    case 2: return .legacy(app, .cancelAll)
    case 3: return .legacy(app, own.map { .cancelNamed($0.request.identifier) } ?? .cancelAll)
    default: return .legacy(app, .schedule(localNotification(of: app, state)))
    }
  }

  private mutating func localNotification(
    of app: BundleIdentifier, _ state: State
  ) -> LocalNotification {
    var notification = LocalNotification()
    if pick(4) > 0 {
      notification.fireDate = later(state)
    } else {
      notification.region = state.app(app)?.app.regions.first
      notification.regionTriggersOnce = pick(2) == 0
    }
    if pick(2) == 0 { notification.timeZone = .utc }
    let intervals = LocalNotification.RepeatInterval.allCases
    notification.repeatInterval = pick(2) == 0 ? intervals[pick(intervals.count)] : nil
    notification.repeatCalendar = pick(3) == 0 ? .hebrew : nil
    notification.alertBody = pick(4) == 0 ? nil : name()
    notification.alertTitle = pick(3) == 0 ? name() : nil
    notification.category = pick(3) == 0 ? name() : nil
    notification.alertAction = pick(2) == 0 ? name() : nil
    notification.hasAction = pick(3) > 0
    notification.alertLaunchImage = pick(3) == 0 ? name() : nil
    notification.soundName = pick(3) == 0 ? name() : nil
    notification.applicationIconBadgeNumber = pick(4) - 1
    notification.userInfo = pick(3) == 0 ? .object([.init(name(), .string(name()))]) : nil
    return notification
  }

  private mutating func request() -> Request {
    var content = Content(title: .literal(name()), body: .literal(name()))
    content.threadIdentifier = pick(2) == 0 ? name() : nil
    content.badge = pick(3) == 0 ? pick(9) : nil
    content.sound = pick(3) == 0 ? Sound(name: name(), isCritical: pick(2) == 0, volume: 0.5) : nil
    content.userInfo = pick(3) == 0 ? .values(.object([.init(name(), .string(name()))])) : .none
    return Request(identifier: name(), content: content, trigger: trigger())
  }

  private mutating func trigger() -> Trigger {
    let interval = Interval(milliseconds: Int64(pick(200_000)))
    switch pick(4) {
    case 0: return .immediate
    case 1: return .timeInterval(interval, repeats: pick(2) == 0)
    default: break
    }
    var date = DateMatching([.hour: pick(24)])
    if pick(2) == 0 { date.units[.weekday] = 1 + pick(7) }
    if pick(2) == 0 { date.calendar = .hebrew }
    if pick(3) == 0 { date.timeZone = TimeZone(identifier: "Europe/X", firstOffset: 7200) }
    return .calendar(date, repeats: pick(2) == 0)
  }

  private mutating func act(_ state: State) -> ManagementAct {
    let app = app(state)
    let target = pick(3) == 0 ? managedGroup(state) : .notification(key(state))
    switch pick(9) {
    case 0: return .open(Sheet.Name.allCases[pick(3)], target)
    case 1: return .deliver(Prominence.allCases[pick(2)], pick(2) == 0 ? nil : app)
    case 2: return .turnOff(pick(2) == 0 ? nil : app)
    case 3: return .keep(Keeping.allCases[pick(4)], pick(2) == 0 ? nil : app)
    case 4: return .configure
    case 5: return .openAppSettings(app)
    case 6: return .suggest(app)
    case 7: return .dismissSuggestion
    default: return pick(2) == 0 ? .allow : .deny
    }
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
  private mutating func name() -> String { Self.names[pick(Self.names.count)] }

  private mutating func later(_ state: State) -> Instant {
    state.now + Interval(milliseconds: Int64(pick(100_000)))
  }

  private mutating func app(_ state: State) -> BundleIdentifier {
    state.apps[pick(state.apps.count)].app.bundleIdentifier
  }

  private mutating func install(_ state: State) -> Command {
    var app = App(bundleIdentifier: BundleIdentifier(name()), displayName: name())
    app.icon = pick(2) == 0 ? "" : "\""
    app.initialSettings.grouping =
      state.app(app.bundleIdentifier)?.settings.grouping ?? Grouping.allCases[pick(3)]
    app.asksAtFirstLaunch = pick(3) > 0
    app.backgroundModes = pick(3) == 0 ? ["remote-notification"] : []
    app.entitlements = pick(3) == 0 ? [name()] : []
    app.developmentRegion = pick(3) == 0 ? "de" : nil
    if pick(3) == 0 { app.categories = [category()] }
    app.regions = [Region(name: name(), latitude: Double(pick(80)), longitude: 13.25, radius: 50)]
    return .install(app, isGranted: pick(4) > 0)
  }

  private mutating func settings() -> [Setting] {
    var settings: [Setting] = [.toggle(Settings.Switch.allCases[pick(7)], pick(2) == 0)]
    if pick(2) == 0 { settings.append(.bannerStyle(BannerStyle.allCases[pick(2)])) }
    if pick(2) == 0 { settings.append(.previews([.always, .never, nil][pick(3)])) }
    return settings
  }

  private mutating func phoneSetting() -> PhoneSetting {
    switch pick(4) {
    case 0: .ringer(pick(2) == 0)
    case 1: .doNotDisturb(pick(2) == 0, schedule: .keep)
    case 2:
      .doNotDisturb(
        pick(2) == 0, schedule: .set([DailySpan(start: 1320, end: 425), nil][pick(2)]))
    default: .volume(Double(pick(5)) / 4)
    }
  }

  private mutating func appStateAct() -> AppStateAct {
    let mode = pick(2) == 0 ? nil : name()
    return [.launch, .background(mode: mode), .suspend, .terminate, .forceQuit][pick(5)]
  }

  private mutating func willPresent() -> WillPresent {
    [.unimplemented, .options([]), .options([.alert, .badge]), .options([.list, .sound])][pick(4)]
  }

  private mutating func category() -> Category {
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

  private mutating func configuration(_ state: State) -> DeviceConfiguration {
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

  private mutating func push(to app: BundleIdentifier) -> Command {
    let thread = JSONText.compact(.string(pick(4) == 0 ? "" : name()))
    let json = "{\"aps\":{\"alert\":\(JSONText.compact(.string(name()))),\"thread-id\":\(thread)}}"
    let source = SourceText(Array(json.utf8)[...], at: Place("a"))
    let payload = PayloadReaderBridge.payload(source)
    let headers = PushHeaders(
      expiration: [nil, 0, 1_528_105_290, -5, 253_402_214_401][pick(5)],
      priority: [nil, 10, 5, 7][pick(4)], pushType: pick(3) == 0 ? name() : nil,
      topic: pick(3) == 0 ? name() : nil)
    return .push(
      PushRequest(
        app: app, payload: payload, collapseIdentifier: pick(3) == 0 ? name() : nil,
        name: pick(3) == 0 ? name() : nil, headers: headers,
        via: Transport.allCases[pick(Transport.allCases.count)],
        identifier: pick(3) == 0 ? UInt32(pick(4)) : nil))
  }

  private mutating func fault(_ state: State) -> PushFault {
    let refusals = PushRefusal.allCases
    return PushFault(app: app(state), refusal: refusals[pick(refusals.count)], times: pick(3))
  }

  private mutating func viewAct(_ state: State) -> ViewAct {
    let key = key(state)
    return [
      .open(key), .act(pick(2) == 0 ? nil : key, action: name(), text: pick(2) == 0 ? nil : name()),
      .type(name()), .send, .input(name()), .press(name()), .play, .pause, .dismiss(key),
    ][pick(9)]
  }

  private mutating func reply(_ state: State) -> ProgramReply {
    let json = "{\"error\":\(JSONText.compact(.string(name())))}"
    let source = SourceText(Array(json.utf8)[...], at: Place("a"))
    let about = pick(2) == 0 ? nil : key(state)
    let reading = ProgramReply.read(from: name(), about: about, source, in: state)
    return reading.value ?? ProgramReply(from: "", about: nil, text: json, answer: .failed(""))
  }

  private mutating func key(_ state: State) -> NotificationKey {
    let listed = Section.allCases.flatMap { state.list[$0].groups }.flatMap(\.memberNumbers)
    if listed.isEmpty { return NotificationKey(app: app(state), identifier: name()) }
    return state.notification(listed[pick(listed.count)]).key
  }

  private mutating func group(_ state: State) -> GroupTarget {
    let places = Section.allCases.flatMap { section in
      state.list[section].groups.map { GroupTarget($0.key, in: section) }
    }
    if places.isEmpty { return GroupTarget(GroupKey(app: app(state), kind: .thread(name()))) }
    var target = places[pick(places.count)]
    if pick(2) == 0 { target.section = nil }
    return target
  }

  private mutating func managedGroup(_ state: State) -> ManagementTarget {
    let key = group(state).key
    if case .alone(let number) = key.kind { return .notification(state.notification(number).key) }
    return .group(key)
  }

  // The group of a notification that stands alone is the notification.
  private mutating func clearGroup(_ state: State) -> Command {
    let target = group(state)
    if case .alone(let number) = target.key.kind {
      return .clear(.notification(state.notification(number).key))
    }
    return .clear(.group(target))
  }
}
