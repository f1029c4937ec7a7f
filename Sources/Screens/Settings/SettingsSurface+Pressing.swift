import Delivery
import Notifications

extension SettingsSurface {
  /// Does what a row is for: turns a switch, takes the next value, leads on.
  ///
  /// - Parameter step: How many values further; nil for Enter, which types
  ///   what cannot be gone through.
  static func press(
    _ row: SettingsRow, stepping step: Int? = nil, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    model.focus = .phone
    guard model.phone.settingsRows(scene).contains(row) else {
      model.say(Words.gone(row, scene.state), isError: true)
      return []
    }
    model.phone.settings.row = row
    if case .phone(.focusField(let name, _)) = row {
      model.phone.settings.people =
        FocusPage(name, in: scene.state, people: model.phone.settings.people).people
    }
    switch row {
    case .globalPreviews:
      return [.perform(.set(nil, [.previews(scene.state.previews.stepped(by: step ?? 1))]))]
    case .app(let app): return [.perform(.openSettings(app))]
    case .setting(let identifier, let key):
      guard let app = scene.state.app(identifier),
        let setting = app.shownSetting(key, in: scene.state.device.profile)
      else { return [] }
      if let reason = Words.whyFixed(setting, app) { model.say(reason) }
      return [.perform(.set(identifier, [setting.stepped(by: step ?? 1)]))]
    case .appLink(let app): return [.perform(.management(.openAppSettings(app)))]
    case .token(let app):
      return scene.state.app(app).map { [.terminal(.copy("\($0.token)"))] } ?? []
    case .push(_, let name): return [.terminal(.copy(name))]
    case .pending(let key):
      if let pending = scene.state.pending[key] {
        model.open(RequestSheet(changing: pending, in: scene.state))
      }
    case .addRequest: RequestSheet.open(in: &model, scene)
    case .phone(let row): return pressPhoneSetting(row, stepping: step, in: &model, scene)
    }
    return []
  }

  /// Left and Right: the value before or after, of a row that is stepped.
  static func step(by step: Int, in model: inout Model, _ scene: Scene) -> [Effect] {
    guard let row = row(model, scene) else { return [] }
    if case .phone(.summaryTime(let time)) = row {
      return moveSummaryTime(time, by: step, in: &model, scene)
    }
    return press(row, stepping: step, in: &model, scene)
  }

  // Focus, the summary, the display style and mutes.
  private static func pressPhoneSetting(
    _ row: PhoneSettingRow, stepping step: Int?, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    let state = scene.state
    switch row {
    case .focuses: model.phone.settings.open(.focuses)
    case .focus(let name): model.phone.settings.open(.focus(name))
    case .summary: model.phone.settings.open(.summary)
    case .otherFocus: return model.openCommands(with: "focus ", scene)
    case .display:
      return [.perform(.set(nil, [.display(state.device.displayStyle.stepped(by: step ?? 1))]))]
    case .focusField(let name, let field):
      return change(field, of: FocusPage(name, in: state), by: step, in: &model, scene)
    case .summarySwitch:
      let isOn = !state.device.hasScheduledSummary
      return [.perform(.summary(.schedule(isOn, times: nil, apps: nil)))]
    case .summaryTime(let time): return removeSummaryTime(time, in: &model, state)
    case .addSummaryTime:
      guard let time = state.freeSummaryTime else { return [] }
      model.phone.settings.row = .phone(.summaryTime(time))
      return [setSummaryTimes(state.summary.schedule.times + [time], state)]
    case .summaryApp(let app):
      let isIn = state.app(app)?.settings.delivery == .summary
      return [.perform(.set(app, [.delivery(isIn ? .immediate : .summary)]))]
    case .mute(let app):
      return [.perform(.mute(app, state.app(app)?.mutedUntil == nil ? .hour : nil))]
    }
    return []
  }

  // Enter types what has more values than can be gone through.
  private static func change(
    _ field: FocusField, of page: FocusPage, by step: Int?, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    if field == .delete {
      model.phone.settings.open(.focuses, selecting: .phone(.focus(page.name)))
      model.say(Words.deletedFocus(page.name))
    }
    let line = page.line(setting: field)
    if step == nil, let line { return model.openCommands(with: line, scene) }
    if let command = page.command(changing: field, by: step ?? 1) { return [.perform(command)] }
    return line.map { model.openCommands(with: $0, scene) } ?? []
  }

  // Its time, half an hour earlier or later.
  private static func moveSummaryTime(
    _ time: TimeOfDay, by step: Int, in model: inout Model, _ scene: Scene
  ) -> [Effect] {
    let state = scene.state
    let times = state.summary.schedule.times
    let day = 24 * 60
    let moved = TimeOfDay(minutes: (time.minutes + step * 30 + day) % day)
    guard !times.contains(moved) else {
      let isOn = state.device.hasScheduledSummary
      model.say(Words.summaryTimeTaken(state.words(moved), isOn), isError: true)
      return []
    }
    model.phone.settings.row = .phone(.summaryTime(moved))
    return [setSummaryTimes(times.map { $0 == time ? moved : $0 }, state)]
  }

  private static func removeSummaryTime(
    _ time: TimeOfDay, in model: inout Model, _ state: State
  ) -> [Effect] {
    let others = state.summary.schedule.times.filter { $0 != time }
    guard !others.isEmpty else {
      model.say(Words.lastSummaryTime(state.device.hasScheduledSummary), isError: true)
      return []
    }
    model.phone.settings.row = others.first.map { .phone(.summaryTime($0)) }
    return [setSummaryTimes(others, state)]
  }

  private static func setSummaryTimes(_ times: [TimeOfDay], _ state: State) -> Effect {
    .perform(
      .summary(.schedule(state.device.hasScheduledSummary, times: times.sorted(), apps: nil)))
  }
}

extension SettingsRow {
  /// Whether there is a value before and one after; a switch has neither.
  func isStepped(in state: State) -> Bool {
    switch self {
    case .globalPreviews: true
    case .setting(let app, let key):
      state.app(app)?.shownSetting(key, in: state.device.profile)?.isSwitch == false
    case .phone(let row): row.isStepped
    case .app, .appLink, .token, .push, .pending, .addRequest: false
    }
  }
}

extension PhoneSettingRow {
  fileprivate var isStepped: Bool {
    switch self {
    case .display, .summaryTime: true
    case .focusField(_, let field): field.isStepped
    case .summary, .summarySwitch, .summaryApp, .addSummaryTime, .focuses, .focus, .otherFocus,
      .mute:
      false
    }
  }
}

extension FocusField {
  fileprivate var isStepped: Bool {
    switch self {
    case .mode, .schedule, .place: true
    case .isOn, .app, .people, .person, .timeSensitive, .lockScreen, .badges, .delete: false
    }
  }
}

extension State {
  // F11: noon, else the next full hour at which no summary comes.
  fileprivate var freeSummaryTime: TimeOfDay? {
    (0..<24).map { TimeOfDay(minutes: ($0 + 12) % 24 * 60) }
      .first { !summary.schedule.times.contains($0) }
  }
}
