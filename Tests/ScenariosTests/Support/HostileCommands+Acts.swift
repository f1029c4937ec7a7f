import Delivery
import Notifications
import Push

// Commands whose parts depend on each other.
extension HostileCommands {
  mutating func edit(_ state: State) -> Command {
    let (key, fields) = (key(state), ContentRevision.Field.allCases)
    var revision = ContentRevision()
    for _ in 0...pick(3) { revision[fields[pick(fields.count)]] = pick(4) == 0 ? "" : name() }
    return .edit(key, state.whole(revision, of: key))
  }

  mutating func watchAct(_ state: State) -> WatchAct {
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

  mutating func movement(_ state: State) -> Command {
    let regions = state.apps.flatMap(\.app.regions)
    if regions.isEmpty { return .note(name()) }
    let region = regions[pick(regions.count)]
    return .move(pick(2) == 0 ? .arrive(region) : .leave(region))
  }

  mutating func act(_ state: State) -> ManagementAct {
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

  mutating func install(_ state: State) -> Command {
    var app = App(bundleIdentifier: BundleIdentifier(name()), displayName: name())
    app.icon = pick(2) == 0 ? "" : "\""
    app.tint = app.icon.isEmpty ? .rgb(0x00FFCC) : .hue(.blue)
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

  mutating func push(to app: BundleIdentifier) -> Command {
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

  mutating func viewAct(_ state: State) -> ViewAct {
    let key = key(state)
    return [
      .open(key), .act(pick(2) == 0 ? nil : key, action: name(), text: pick(2) == 0 ? nil : name()),
      .type(name()), .send, .input(name()), .press(name()), .play, .pause, .dismiss(key),
    ][pick(9)]
  }

  mutating func reply(_ state: State) -> ProgramReply {
    let json = "{\"error\":\(JSONText.compact(.string(name())))}"
    let source = SourceText(Array(json.utf8)[...], at: Place("a"))
    let about = pick(2) == 0 ? nil : key(state)
    let reading = ProgramReply.read(from: name(), about: about, source, in: state)
    return reading.value ?? ProgramReply(from: "", about: nil, text: json, answer: .failed(""))
  }

  // The group of a notification that stands alone is the notification.
  mutating func clearGroup(_ state: State) -> Command {
    let target = group(state)
    if case .alone(let number) = target.key.kind {
      return .clear(.notification(state.notification(number).key))
    }
    return .clear(.group(target))
  }
}
