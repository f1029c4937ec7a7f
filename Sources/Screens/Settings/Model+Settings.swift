import Delivery
import Explaining
import Notifications

extension Model {
  /// Whether Settings have the keys.
  func isInSettings(_ scene: Scene) -> Bool {
    focus == .phone && screen(in: scene) == .settings && phoneLayer(in: scene) == nil
  }

  /// The selected row of Settings; nil on other screens.
  func settingsRow(_ scene: Scene) -> SettingsRow? {
    let rows = settingsRows(scene)
    guard screen(in: scene) == .settings, !rows.isEmpty else { return nil }
    return rows[min(phone.settingsIndex(scene), rows.count - 1)]
  }

  /// What pressing the selected row of Settings does, in a word; nil on other screens.
  func settingsAct(_ scene: Scene) -> String? {
    guard isInSettings(scene), let row = settingsRow(scene) else { return nil }
    return switch row {
    case .focusField(_, .delete): Words.deletesFocus
    case .summaryTime: Words.remove
    case .globalPreviews, .setting, .display, .summarySwitch, .summaryApp, .mute, .focusField:
      Words.change
    case .addSummaryTime: Words.addRequest
    case .app, .appLink, .summary, .focuses, .focus, .otherFocus: Words.open
    case .token, .push: Words.copies
    case .pending: Words.change
    case .addRequest: Words.addRequest
    }
  }

  /// Does what a row of Settings is for: turns a switch, takes the next value, leads on.
  mutating func press(_ row: SettingsRow, stepping step: Int = 1, _ scene: Scene) -> [Effect] {
    focus = .phone
    guard settingsRows(scene).contains(row) else {
      say(Words.gone(row, scene.state), isError: true)
      return []
    }
    phone.settings.row = row
    switch row {
    case .globalPreviews:
      return [.perform(.set(nil, [.previews(scene.state.previews.stepped(by: step))]))]
    case .app(let app): return [.perform(.openSettings(app))]
    case .setting(let identifier, let key):
      guard let app = scene.state.app(identifier), let setting = app.shownSetting(key) else {
        return []
      }
      if let reason = Words.whyFixed(setting, app) { say(reason) }
      return [.perform(.set(identifier, [setting.stepped(by: step)]))]
    case .appLink(let app): return [.perform(.management(.openAppSettings(app)))]
    case .token(let app):
      return scene.state.app(app).map { [.terminal(.copy("\($0.token)"))] } ?? []
    case .push(_, let name): return [.terminal(.copy(name))]
    case .pending(let key):
      if let pending = scene.state.pending[key] {
        open(RequestSheet(changing: pending, in: scene.state))
      }
    case .addRequest: RequestSheet.open(in: &self, scene)
    case .display, .summary, .summarySwitch, .summaryTime, .addSummaryTime, .summaryApp, .focuses,
      .focus, .focusField, .otherFocus, .mute:
      return pressPhoneSetting(row, stepping: step, scene)
    }
    return []
  }

  /// The request that is selected on an app's page; nil elsewhere.
  func settingsRequest(_ scene: Scene) -> PendingRequest? {
    guard case .pending(let key)? = settingsRow(scene) else { return nil }
    return scene.state.pending[key]
  }

  /// The waiting push that is selected on an app's page; nil elsewhere.
  func settingsPush(_ scene: Scene) -> WaitingPush? {
    guard case .push(let app, let name)? = settingsRow(scene) else { return nil }
    return scene.state.waitingPushes(of: app).first { $0.name == name }
  }

  /// Left and Right: the value before or after, where there are several.
  mutating func stepSetting(by step: Int, _ scene: Scene) -> [Effect] {
    guard let row = settingsRow(scene) else { return [] }
    switch row {
    case .focusField(_, .delete): return []
    case .globalPreviews, .setting, .display, .summarySwitch, .summaryApp, .mute, .focusField:
      return press(row, stepping: step, scene)
    case .summaryTime(let time): return moveSummaryTime(time, by: step, scene)
    case .summary, .focuses, .focus, .otherFocus, .addSummaryTime: return []
    case .app, .appLink, .token, .push, .pending, .addRequest: return []
    }
  }

  /// Opens Settings at the row of the selected notification's app.
  mutating func openSettings(_ scene: Scene) -> [Effect] {
    let app = selectedApp(scene)?.app.bundleIdentifier
    phone.settings = SettingsFocus(row: app.map(SettingsRow.app))
    return [.perform(.openSettings(nil))]
  }

  /// A page begins at its first row, the list of apps at the app whose page was open.
  mutating func reconcileSettings(_ scene: Scene) {
    guard screen(in: scene) == .settings, phone.settings.page != scene.state.device.settingsApp
    else {
      return
    }
    let old = phone.settings.page
    phone.settings.page = scene.state.device.settingsApp
    phone.settings.branch = nil
    phone.settings.row = phone.settings.page == nil ? old.map(SettingsRow.app) : nil
  }
}
