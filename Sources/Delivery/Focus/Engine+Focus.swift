import Notifications

extension Engine {
  /// F4, F5, F8, F10: what the person does about Focus.
  mutating func perform(_ act: FocusAct) throws(Refusal) {
    switch act {
    case .turnOn(let setup): try setUp(setup)
    case .turnOff: try turnFocusOff()
    case .delete(let name): try delete(name)
    case .filter(let app, let name, let criteria): try setFilter(criteria, of: app, in: name)
    }
  }

  private mutating func setUp(_ setup: FocusSetup) throws(Refusal) {
    if setup.mode == .silence { try require(.silencingFocus) }
    for app in setup.apps ?? [] { try installed(app) }
    if setup.name == Focus.doNotDisturb { return try doNotDisturb(setup) }
    var focus = state.focus
    focus.change(setup.name) { $0.apply(setup) }
    focus.findEdges(after: state.now, on: state.device)
    let isOn = !setup.leavesItToTimeOrPlace || state.isDue(focus.named(setup.name))
    if isOn { makeCurrent(setup.name, in: &focus) }
    if !isOn, focus.current.isExactly(setup.name) { makeCurrent(nil, in: &focus) }
    change(focus, by: .person, because: isOn ? Reason("F4", "on") : Reason("F4", "set"))
  }

  // F4: nothing is let through, so there is nothing to set but its times.
  private mutating func doNotDisturb(_ setup: FocusSetup) throws(Refusal) {
    var rest = setup
    rest.schedule = nil
    guard !rest.changesAnything else {
      throw Refusal(
        "Do Not Disturb lets nothing through; give a Focus of your own these exceptions")
    }
    set(
      .doNotDisturb(
        setup.schedule == nil,
        schedule: setup.schedule.map { .set($0) } ?? .keep))
  }

  private mutating func turnFocusOff() throws(Refusal) {
    guard state.focusInForce != nil else { throw Refusal("no Focus is on") }
    makeCurrent(nil, because: Reason("F4", "off"))
  }

  // F4, F5: one that is on ends first.
  private mutating func delete(_ name: String) throws(Refusal) {
    if name == Focus.doNotDisturb {
      throw Refusal(
        "Do Not Disturb cannot be deleted; write “dnd off schedule=none” to take its times away")
    }
    guard state.focus.isSetUp(name) else {
      throw Refusal(FocusState.refusal(ofUnknown: name, among: state.focus.all.map(\.name)))
    }
    if state.focus.current?.isExactly(name) == true {
      makeCurrent(nil, because: Reason("F4", "off"))
    }
    var focus = state.focus
    focus.delete(name)
    focus.findEdges(after: state.now, on: state.device)
    change(focus, by: .person, because: Reason("F5", "deleted"))
  }

  /// F5: an older version cannot say what a Focus silences; the rest of the apps is
  /// what it lets through there.
  mutating func nameAllowedApps() {
    guard !state.device.profile.has(.silencingFocus),
      state.focus.all.contains(where: { $0.mode == .silence })
    else { return }
    var focus = state.focus
    let apps = state.apps.map(\.app.bundleIdentifier)
    for silencing in focus.all where silencing.mode == .silence {
      focus.change(silencing.name) { focus in
        focus.apps = apps.filter(focus.allows)
        focus.mode = .allow
      }
    }
    change(focus, because: Reason("F5", "version"))
  }

  private mutating func setFilter(
    _ criteria: [String], of app: BundleIdentifier, in name: String
  ) throws(Refusal) {
    try require(.focusFilter)
    try installed(app)
    var focus = state.focus
    focus.change(name) { $0.setFilter(criteria, of: app) }
    change(focus, because: Reason("F10", "set"))
  }

  /// F10, K24: what a deleted app had set for Focuses goes with it.
  mutating func removeFilters(ofDeleted app: BundleIdentifier) {
    var focus = state.focus
    for name in focus.all.map(\.name) { focus.change(name) { $0.setFilter([], of: app) } }
    change(focus, because: Reason("K24", "filter"))
  }

  /// F4: turns a Focus on, and off what was on before; Do Not Disturb is one of them.
  private mutating func makeCurrent(
    _ name: String?, by doer: Doer = .person, because reason: Reason
  ) {
    var device = state.device
    device.isDoNotDisturbOn = name == Focus.doNotDisturb
    if device != state.device {
      emit(.deviceChanged(from: state.device, to: device, by: doer), because: [reason])
    }
    var focus = state.focus
    makeCurrent(name, in: &focus)
    change(focus, by: doer, because: reason)
  }

  private func makeCurrent(_ name: String?, in focus: inout FocusState) {
    focus.turnOn(name, after: state.deliveries.count, silenced: state.countSilenced)
  }

  private mutating func change(
    _ focus: FocusState, by doer: Doer = .system, because reason: Reason
  ) {
    // Before iOS 15 a Focus that was left on is in force no longer, and turns nothing off.
    if state.device.profile.has(.focus), state.device.isDoNotDisturbOn,
      focus.current != nil, focus.current != Focus.doNotDisturb
    {
      var device = state.device
      device.isDoNotDisturbOn = false
      emit(.deviceChanged(from: state.device, to: device, by: doer), because: [Reason("F4")])
    }
    guard focus != state.focus else { return }
    emit(.focus(.changed(from: state.focus, to: focus, by: doer)), because: [reason])
  }

  /// F8: the clock reads a time at which Focuses begin or end; what ends goes first.
  mutating func crossFocusEdges() {
    let due = state.focus.edges.filter { $0.instant <= state.now }
    for edge in due where !edge.turnsOn {
      turn(state.focusWithTimes(edge.focus), isOn: false, because: Reason("F8", "ends"))
    }
    for edge in due where edge.turnsOn {
      let focus = state.focusWithTimes(edge.focus)
      // K28: its times may be over by now, where the phone was off or the clock was set over them.
      if focus.isDue(at: state.now, on: state.device) {
        turn(focus, isOn: true, because: Reason("F8"))
      }
    }
    planFocusEdges()
  }

  // A Focus that ends by itself leaves another alone that was turned on meanwhile. Before iOS 15
  // neither the clock nor a place turns one on or off (R10).
  private mutating func turn(_ focus: Focus, isOn: Bool, because reason: Reason) {
    guard state.device.profile.has(.focus), isOn != state.focus.current.isExactly(focus.name)
    else { return }
    let details = [
      Reason.Detail("focus", focus.name),
      Reason.Detail("span", focus.schedule.map { "\($0)" } ?? ""),
      Reason.Detail("place", focus.place?.name ?? ""),
    ].filter { !$0.value.isEmpty }
    var told = reason
    told.details = details
    makeCurrent(isOn ? focus.name : nil, by: .system, because: told)
  }

  /// F8: the phone went from one place to another; nil for outside all.
  mutating func crossFocusPlaces(from old: Region?) {
    for focus in state.focus.all {
      guard let crossing = focus.place?.crossing(from: old, to: state.device.place) else {
        continue
      }
      let isIn = crossing == .entry
      turn(focus, isOn: isIn, because: isIn ? Reason("F8", "arrived") : Reason("F8", "left"))
    }
  }

  /// F8: the device's clock reads otherwise than before.
  mutating func followFocusClock(from old: Device) {
    let hasFocus = state.device.profile.has(.focus)
    if hasFocus != old.profile.has(.focus) { hasFocus ? beginFocus() : endFocus() }
    guard !state.focusesWithTimes.isEmpty || !state.focus.edges.isEmpty else { return }
    // K28: what the clock read while the phone was off is met when it is on again.
    var missed = hasFocus ? state.focus.edges.filter { $0.instant <= state.now } : []
    for focus in state.focusesWithTimes {
      let isIn = focus.isDue(at: state.now, on: state.device)
      guard focus.isDue(at: state.now, on: old) != isIn else { continue }
      turn(focus, isOn: isIn, because: Reason("F8", "zone"))
      missed.removeAll { $0.focus.isExactly(focus.name) }
    }
    planFocusEdges(beside: missed)
  }

  // F4, F8: what the person turned on before there was Focus stays, and what is due by its
  // time or its place comes on.
  private mutating func beginFocus() {
    let isByHand = state.device.isDoNotDisturbOn
    if isByHand != (state.focus.current == Focus.doNotDisturb) {
      makeCurrent(
        isByHand ? Focus.doNotDisturb : nil, by: .system,
        because: Reason("F4", isByHand ? "on" : "off"))
    }
    let all = (state.focusesWithTimes + state.focusesOfPlacesAlone)
      .filter { !isByHand || $0.name != Focus.doNotDisturb }
    for focus in all where !state.isDue(focus) {
      turn(focus, isOn: false, because: Reason("F8", focus.schedule == nil ? "left" : "ends"))
    }
    for focus in all where state.isDue(focus) && state.focus.current == nil {
      let isByTime = focus.isDue(at: state.now, on: state.device)
      turn(focus, isOn: true, because: isByTime ? Reason("F8") : Reason("F8", "arrived"))
    }
  }

  // R10: before iOS 15 the times of Do Not Disturb hold by themselves, beside
  // what the person turned on.
  private mutating func endFocus() {
    var device = state.device
    device.isDoNotDisturbOn = false
    guard device != state.device, device.doesNotDisturb(at: state.now) else { return }
    emit(.deviceChanged(from: state.device, to: device, by: .system), because: [Reason("F4")])
  }

  /// F4, F8: from iOS 15 on Do Not Disturb goes by its times as any Focus does, and
  /// is the only one that is on.
  mutating func followDoNotDisturb(_ isOn: Bool, _ schedule: PhoneSetting.ScheduleChange) {
    guard state.device.profile.has(.focus) else { return }
    let isDue = schedule != .keep && state.isDue(state.focusWithTimes(Focus.doNotDisturb))
    if isOn || isDue {
      makeCurrent(Focus.doNotDisturb, because: Reason("F4", isOn ? "on" : "set"))
    } else if state.focus.current == Focus.doNotDisturb {
      makeCurrent(nil, because: Reason("F4", "off"))
    }
    planFocusEdges()
  }

  // F8: when the clock turns one on or off next.
  private mutating func planFocusEdges(beside missed: [FocusEdge] = []) {
    var focus = state.focus
    focus.findEdges(after: state.now, on: state.device)
    focus.edges = missed + focus.edges
    change(focus, because: Reason("F8", "planned"))
  }

  /// F7: what came meanwhile was looked at.
  mutating func forgetPastFocus() {
    guard !state.focus.past.isEmpty else { return }
    var focus = state.focus
    focus.past = []
    change(focus, because: Reason("F7", "seen"))
  }
}

extension FocusState {
  /// Why a Focus that nothing set up cannot be named, with those that were, as many as a line has
  /// room for.
  ///
  /// - Parameters:
  ///   - known: What those that were set up are called.
  ///   - near: In the place of these the nearest, as `; did you mean …`; empty where none is near.
  package static func refusal(
    ofUnknown name: String, among known: [String], near: String = ""
  ) -> String {
    let others = known.isEmpty ? "" : "; " + known.map { "“\($0)”" }.thereAre(atMost: 6)
    return "no Focus “\(name)” was set up" + (near.isEmpty ? others : near)
  }
}

extension State {
  /// A Focus by its name, Do Not Disturb with the times that it has.
  fileprivate func focusWithTimes(_ name: String) -> Focus {
    focusesWithTimes.last { $0.name.isExactly(name) } ?? focus.named(name)
  }

  /// F8: those that a place turns on and no clock.
  fileprivate var focusesOfPlacesAlone: [Focus] {
    focus.all.filter { $0.schedule == nil && $0.place != nil }
  }

  /// F8: whether the clock or the place would have a Focus on now.
  fileprivate func isDue(_ focus: Focus) -> Bool {
    focus.isDue(at: now, on: device) || focus.place.map { device.isInside($0) } == true
  }
}
