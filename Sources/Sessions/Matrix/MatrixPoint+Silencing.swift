import Delivery
import Explaining
import Notifications

extension MatrixPoint {
  /// F6, F12: what sets Focus and summary before something comes, as far as that does not hold yet.
  ///
  /// - Parameter focuses: As they were set up where all of it was played.
  func silencing(_ state: State, _ focuses: [Focus]) -> [Command] {
    focusing(state, focuses) + delivering(state)
  }

  private func focusing(_ state: State, _ focuses: [Focus]) -> [Command] {
    switch focus {
    case nil: return []
    case .off?: return state.focusInForce == nil ? [] : [.focus(.turnOff)]
    case .on(let name)?:
      let known = focuses.first { $0.name.isExactly(name) } ?? Focus(name: name)
      let wanted = known.withoutTimes(in: state)
      if state.focusInForce == wanted { return [] }
      let filters = wanted.filters.filter { !state.focus.named(name).filters.contains($0) }
      return filters.map { .focus(.filter($0.app, focus: name, $0.criteria)) }
        + [.focus(.turnOn(FocusSetup(wanted)))]
    }
  }

  private func delivering(_ state: State) -> [Command] {
    guard let delivery else { return [] }
    let isSummary = delivery == .summary
    let others = state.apps.filter { $0.settings.delivery != delivery }
    let schedule = Command.summary(.schedule(isSummary, times: nil, apps: nil))
    return (state.device.hasScheduledSummary == isSummary ? [] : [schedule])
      + others.map { .set($0.app.bundleIdentifier, [.delivery(delivery)]) }
  }

  /// A command of the person's as it is done where Focus or summary are set otherwise; nil
  /// where they stand in its place.
  func changed(_ command: Command) -> Command? {
    if focus != nil, command.choosesFocus { return nil }
    guard let delivery else { return command }
    if case .summary(.schedule(let isOn, let times, _)) = command {
      let keepsTimes = delivery == .summary && isOn && times != nil
      return keepsTimes ? .summary(.schedule(true, times: times, apps: nil)) : nil
    }
    if case .set(let app, let settings) = command {
      let kept = settings.filter { $0.key != "delivery" }
      return kept.isEmpty ? nil : .set(app, kept)
    }
    return command
  }
}

extension Command {
  // F4: Do Not Disturb is a Focus, too.
  fileprivate var choosesFocus: Bool {
    if case .focus(.turnOn) = self { return true }
    if case .setPhone(.doNotDisturb) = self { return true }
    return self == .focus(.turnOff)
  }
}

extension Focus {
  // It is on all the time; of apps, only those are named that are there, and filters need
  // a system that knows them.
  fileprivate func withoutTimes(in state: State) -> Focus {
    var focus = self
    (focus.schedule, focus.place) = (nil, nil)
    focus.apps = apps.filter { state.app($0) != nil }
    focus.filters =
      state.device.profile.has(.focusFilter) ? filters.filter { state.app($0.app) != nil } : []
    return focus
  }
}

extension FocusSetup {
  /// What makes a Focus as it is; what is as usual is not said, so that it needs no newer system.
  fileprivate init(_ focus: Focus) {
    self.init(name: focus.name)
    if focus.name == Focus.doNotDisturb { return }
    (apps, people) = (focus.apps, focus.people)
    if focus.mode != .allow { mode = focus.mode }
    (allowsTimeSensitive, drawsBadges) = (focus.allowsTimeSensitive, focus.drawsBadges)
    showsSilencedOnLockScreen = focus.showsSilencedOnLockScreen
  }
}
