import Delivery
import Explaining
import Notifications

/// What is otherwise when the steps of a session are done again on another phone.
struct StepChange: Sendable {
  /// What the other phone is set to: system and language from the start, the rest
  /// when everything has come.
  var point = MatrixPoint()
  /// The app that is installed in the place of the one of the same bundle identifier; nil for none.
  var app: ReloadedFiles.InstalledApp?

  /// What is set for an app as soon as it is installed; empty for nothing.
  var setting: [Setting] = []
  /// Whose setting that is; nil for every app's.
  var settingApp: BundleIdentifier?

  /// The person's Focuses, as they were set up where the steps come from.
  var focuses: [Focus] = []

  /// - Parameter session: Whose steps are done again; nil where no Focus of theirs matters.
  init(point: MatrixPoint, of session: Session? = nil) {
    self.point = point
    focuses = session?.state.focus.all ?? []
  }

  init(app: ReloadedFiles.InstalledApp) { self.app = app }

  init(setting: [Setting], of app: BundleIdentifier?) {
    self.setting = setting
    settingApp = app
  }

  /// What is done behind a command: what it set otherwise, by whatever verb, is set again.
  ///
  /// - Parameters:
  ///   - facts: What came of it.
  ///   - state: The other phone after it.
  func commands(after command: Command, _ facts: [Fact], in state: State) -> [Command] {
    guard command.changesWhatIsThere || facts.contains(where: \.event.changesSettings) else {
      return []
    }
    return silencing(state) + settings(in: state)
  }

  /// F6, F12: Focus and summary, as soon as the phone has such.
  func silencing(_ state: State) -> [Command] {
    state.device.profile.has(.focus) ? point.silencing(state, focuses) : []
  }

  /// What is set for an app that is there, or for all; nothing on a phone that is off (K28).
  func settings(in state: State) -> [Command] {
    let isThere = settingApp.map { state.app($0) != nil } ?? true
    guard !setting.isEmpty, isThere, state.device.isPowerOn else { return [] }
    return [.set(settingApp, setting)]
  }

  /// What is done before the first step.
  func commandsAtStart(in state: State) -> [Command] { point.configuring(state) }

  /// What is done after the last step.
  func commandsAtEnd(in state: State) -> [Command] {
    point.silencing(state, focuses) + point.acts(on: nil, in: state) + point.aging(state)
  }

  /// A command as it is done on the other phone; nil where that phone's own
  /// setting stands in its place.
  func changed(_ command: Command) -> Command? {
    guard let command = point.changed(command) else { return nil }
    if case .install(let old, let isGranted, _) = command, let app,
      app.app.bundleIdentifier == old.bundleIdentifier
    {
      return .install(app.app, isGranted: isGranted, strings: app.strings)
    }
    if case .set(let app, let settings) = command, settingApp == nil || app == settingApp {
      let kept = settings.filter { other in !setting.contains { $0.key == other.key } }
      return kept.isEmpty ? nil : .set(app, kept)
    }
    if case .setLanguages = command, point.locale != nil { return nil }
    guard case .configure(var configuration) = command else { return command }
    if point.system != nil { configuration.profile = nil }
    if point.locale != nil { (configuration.locale, configuration.languages) = (nil, nil) }
    return configuration == DeviceConfiguration() ? nil : .configure(configuration)
  }
}

extension Command {
  // A newer system has Focus, summaries and switches; for an app that was not there, or on a phone
  // that was off, none are set.
  fileprivate var changesWhatIsThere: Bool {
    if case .install = self { return true }
    if case .configure = self { return true }
    return self == .power(isOn: true)
  }
}

extension Event {
  // X3, X7, F11: other verbs than `setting` do, too. X21: what is kept can be set as it could not.
  fileprivate var changesSettings: Bool {
    if case .consentGiven = self { return true }
    if case .authorizationChanged = self { return true }
    return !settingChanges.isEmpty
  }
}
