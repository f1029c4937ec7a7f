import Delivery
import Notifications

extension Model {
  /// Does what a row about Focus, the summary, the display style or a mute is for.
  mutating func pressPhoneSetting(
    _ row: SettingsRow, stepping step: Int, _ scene: Scene
  ) -> [Effect] {
    let state = scene.state
    switch row {
    case .focuses: openBranch(.focuses)
    case .focus(let name): openBranch(.focus(name))
    case .summary: openBranch(.summary)
    case .otherFocus: return openCommands(with: "focus ", scene)
    case .display:
      return [.perform(.set(nil, [.display(state.device.displayStyle.stepped(by: step))]))]
    case .focusField(let name, let field):
      let page = FocusPage(name, in: state)
      if field == .delete {
        openBranch(.focuses, selecting: .focus(name))
        say(Words.deletedFocus(name))
      }
      if let command = page.command(changing: field, by: step) { return [.perform(command)] }
      return page.line(setting: field).map { openCommands(with: $0, scene) } ?? []
    case .summarySwitch:
      let isOn = !state.device.hasScheduledSummary
      return [.perform(.summary(.schedule(isOn, times: nil, apps: nil)))]
    case .summaryTime(let time): return removeSummaryTime(time, state)
    case .addSummaryTime:
      guard let time = state.freeSummaryTime else { return [] }
      phone.settings.row = .summaryTime(time)
      return [setSummaryTimes(state.summary.schedule.times + [time], state)]
    case .summaryApp(let app):
      let isIn = state.app(app)?.settings.delivery == .summary
      return [.perform(.set(app, [.delivery(isIn ? .immediate : .summary)]))]
    case .mute(let app):
      return [.perform(.mute(app, state.app(app)?.mutedUntil == nil ? .hour : nil))]
    case .globalPreviews, .app, .setting, .appLink, .token, .push, .pending, .addRequest: break
    }
    return []
  }

  /// Left and Right on a row of the summary: its time, half an hour earlier or later.
  mutating func moveSummaryTime(
    _ time: TimeOfDay, by step: Int, _ scene: Scene
  ) -> [Effect] {
    let times = scene.state.summary.schedule.times
    let day = 24 * 60
    let moved = TimeOfDay(minutes: (time.minutes + step * 30 + day) % day)
    guard !times.contains(moved) else {
      say(Words.summaryTimeTaken("\(moved)"), isError: true)
      return []
    }
    phone.settings.row = .summaryTime(moved)
    return [setSummaryTimes(times.map { $0 == time ? moved : $0 }, scene.state)]
  }

  private mutating func removeSummaryTime(_ time: TimeOfDay, _ state: State) -> [Effect] {
    let others = state.summary.schedule.times.filter { $0 != time }
    guard !others.isEmpty else {
      say(Words.lastSummaryTime, isError: true)
      return []
    }
    phone.settings.row = others.first.map(SettingsRow.summaryTime)
    return [setSummaryTimes(others, state)]
  }

  private func setSummaryTimes(_ times: [TimeOfDay], _ state: State) -> Effect {
    .perform(
      .summary(.schedule(state.device.hasScheduledSummary, times: times.sorted(), apps: nil)))
  }
}

extension State {
  // F11: noon, else the next full hour at which no summary comes.
  fileprivate var freeSummaryTime: TimeOfDay? {
    (0..<24).map { TimeOfDay(minutes: ($0 + 12) % 24 * 60) }
      .first { !summary.schedule.times.contains($0) }
  }
}
