import Delivery
import Notifications
import Push

/// Commands that a restless person and two chatty apps would give, always the same for a seed.
package struct RandomCommands {
  private var generator: SplitMix

  package init(seed: UInt64) { generator = SplitMix(seed: seed) }

  /// The next command in a state; it may well be refused.
  package mutating func next(_ state: State) -> Command {
    if !state.device.isPowerOn, chance(3) { return .power(isOn: true) }
    let app: BundleIdentifier = chance(2) ? "com.example.chat" : "com.example.mail"
    switch Int.random(in: 0..<58, using: &generator) {
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
    case 20: return .set(chance(3) ? nil : app, [.grouping(anyGrouping())])
    case 21: return .removeDelivered(app, chance(4) ? nil : [anyone(state, app).identifier])
    case 22: return .setPolicy(PolicySetting(.stackThreshold, chance(2) ? 2 : 4))
    case 23: return .setPolicy(PolicySetting(.updateMovesToTop, chance(2)))
    case 24: return chance(4) ? .clearAll(nil) : .cancel
    case 26: return .authorize(app, chance(2) ? nil : anyOptions())
    case 27..<34: return .management(anyAct(state, app))
    case 25:
      return .set(chance(3) ? nil : app, [.toggle(anyOf(Settings.Switch.allCases), chance(2))])
    case 35: return .set(app, [.bannerStyle(chance(2) ? .persistent : .temporary)])
    case 36: return .setPhone(anyPhoneSetting())
    case 37:
      return .setState(
        app, anyOf([.launch, .background(mode: nil), .suspend, .terminate, .forceQuit]))
    case 38: return .setBadge(app, Int.random(in: 0..<3, using: &generator))
    case 39:
      return .setWillPresent(app, chance(3) ? .unimplemented : .options(chance(2) ? [.alert] : []))
    case 42: return .network(isOn: chance(2))
    case 43: return .power(isOn: !state.device.isPowerOn || chance(2))
    case 40: return .banner(anyOf(BannerAct.allCases))
    case 41: return chance(2) ? .openSettings(chance(2) ? nil : app) : .note("n")
    case 34: return .install(richApp(app), isGranted: true)
    case 54: return chance(3) ? .alert(anyOf(AlertAct.allCases)) : .legacy(app, anyLegacyAct())
    case 55: return chance(3) ? otherProfile(state) : .legacy(app, anyLegacyAct())
    case 56: return .edit(anyone(state, app), anyRevision())
    case 57: return anyFocusCommand(app)
    case 44..<54: return anyViewCommand(state, anyone(state, app))
    default: return chance(6) ? reinstalling(app, state) : .device(.wake)
    }
  }

  private mutating func anyFocusCommand(_ app: BundleIdentifier) -> Command {
    var setup = FocusSetup(name: chance(2) ? "Work" : "Sleep")
    setup.apps = chance(2) ? [app] : nil
    setup.schedule = chance(4) ? .some(DailySpan(start: 9 * 60, end: 17 * 60)) : nil
    let minutes = TimeOfDay(minutes: Int.random(in: 0..<1440, using: &generator))
    return anyOf([
      .focus(.turnOn(setup)), .focus(.turnOff), .focus(.delete("Work")),
      .focus(.filter(app, focus: "Work", ["a"])),
      .summary(.schedule(chance(4) == false, times: [minutes], apps: [app])), .summary(.open()),
      .summary(.clear()), .summary(.showNext), .mute(app, chance(3) ? nil : .hour),
      .set(app, [.delivery(chance(3) ? .immediate : .summary)]),
      .set(chance(2) ? nil : app, [.display(anyOf([nil, .list, .count, .stack]))]),
    ])
  }

  private mutating func anyRevision() -> ContentRevision {
    var revision = ContentRevision()
    if chance(2) { revision[.body] = chance(4) ? "" : "b2" }
    if chance(2) { revision[.thread] = chance(4) ? "" : "t\(number(2))" }
    if chance(3) { revision[.category] = chance(2) ? "" : "m" }
    if chance(3) { revision[.argument] = "someone" }
    return revision
  }

  private mutating func otherProfile(_ state: State) -> Command {
    var change = DeviceConfiguration()
    change.profile = state.device.profile == .ios4 ? .ios12 : .ios4
    return .configure(change)
  }

  private mutating func reinstalling(_ app: BundleIdentifier, _ state: State) -> Command {
    if state.app(app) != nil { return .uninstall(app) }
    var new = App(bundleIdentifier: app, displayName: app.lastPart)
    new.delegate.opensSettings = true
    new.entitlements = ["com.apple.developer.usernotifications.critical-alerts"]
    new.authorizationOptions = chance(2) ? anyOptions() : [.alert, .sound, .badge]
    return .install(new, isGranted: chance(2))
  }

  private mutating func anyAct(_ state: State, _ app: BundleIdentifier) -> ManagementAct {
    let group = ManagementTarget.group(target(app).key)
    let one = ManagementTarget.notification(anyone(state, app))
    let target = chance(3) ? ManagementTarget.app(app) : chance(3) ? group : one
    let named = chance(2) ? nil : app
    switch Int.random(in: 0..<11, using: &generator) {
    case 0, 1: return .open(any(Sheet.Name.self, .management), target)
    case 2: return .deliver(any(Prominence.self, .quietly), named)
    case 3: return .turnOff(chance(3) ? app : nil)
    case 4: return .configure
    case 5: return .keep(any(Keeping.self, .quietly), named)
    case 6: return .openAppSettings(app)
    case 7: return .suggest(app)
    case 8: return .dismissSuggestion
    default: return chance(3) ? .deny : .allow
    }
  }

  /// A number from 0 to a greatest one.
  mutating func number(_ greatest: Int) -> Int { Int.random(in: 0...greatest, using: &generator) }

  private mutating func any<Choice: CaseIterable>(_ type: Choice.Type, _ first: Choice) -> Choice {
    Choice.allCases.randomElement(using: &generator) ?? first
  }

  private mutating func anyOptions() -> AuthorizationOptions {
    AuthorizationOptions(rawValue: UInt16.random(in: 0..<128, using: &generator))
  }

  private mutating func anyOf<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func anyPhoneSetting() -> PhoneSetting {
    let span = DailySpan(start: 22 * 60, end: 7 * 60)
    return anyOf([
      .ringer(chance(2)), .doNotDisturb(chance(2), schedule: .keep),
      .doNotDisturb(false, schedule: .set(chance(2) ? span : nil)), .volume(0.25),
    ])
  }

  private mutating func push(to app: BundleIdentifier) -> Command {
    var content = Content(body: .literal("b"))
    content.threadIdentifier = chance(4) ? nil : "t\(Int.random(in: 0..<3, using: &generator))"
    content.summaryArgumentCount = Int.random(in: 0..<4, using: &generator)
    if chance(2) { content.sound = Sound() }
    if chance(3) { content.badge = Int.random(in: -1..<3, using: &generator) }
    content.categoryIdentifier = chance(2) ? "m" : nil
    let collapse = chance(4) ? "c\(Int.random(in: 0..<4, using: &generator))" : nil
    var payload = Payload(
      content: chance(20) ? nil : content, source: SourceText([], at: Place("test")))
    payload.isMutable = chance(2)
    payload.isContentAvailable = chance(4)
    return .push(
      PushRequest(
        app: app, payload: payload, collapseIdentifier: collapse, headers: headers(),
        via: anyOf([.file, .file, .http, .binary1])))
  }

  private mutating func headers() -> PushHeaders {
    PushHeaders(
      expiration: anyOf([nil, nil, 0, 1_528_105_290, 1_528_105_400, 4_000_000_000]),
      priority: anyOf([nil, nil, 10, 5]), pushType: anyOf([nil, nil, "alert", "background"]))
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

  /// True in one of so many cases.
  mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &generator) == 0
  }
}
