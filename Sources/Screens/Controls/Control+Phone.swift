import Delivery
import Explaining
import Notifications
import Scenarios

extension Control {
  /// What the person does with the phone: `s` and a letter.
  static let phone: [Control] = [
    device(
      .lock, ControlWords(ActWords.lock, "Lock the phone: its lock screen", also: "screen"), "sl",
      .lock
    ) { .when($0.screen != .lockScreen, else: Words.lockedAlready) },
    device(
      .center,
      ControlWords("center", "Pull Notification Center down", also: "centre notifications pull"),
      "sc", .center
    ) {
      guard $0.profile.has(.notificationList) else { return .disabled(Words.noListYet) }
      return .when($0.screen != .notificationCenter, else: Words.centerOpenAlready)
    },
    device(.home, ControlWords("home", "Go to the home screen", also: "springboard"), "sh", .home) {
      if $0.isLocked { return .disabled(Words.lockedHome) }
      return .when($0.screen != .home, else: Words.homeAlready)
    },
    Control(
      .app, "app", "Open the app that is selected, or whose notification is",
      also: "launch open", [Shortcut("sa")], in: .phone, verb: .launch,
      when: { model, scene in
        guard !scene.state.device.isLocked else { return .disabled(Words.lockedHome) }
        return .when(model.selectedApp(scene) != nil, else: Words.noAppToOpen)
      },
      act: { model, scene in model.selectedApp(scene).map(HomeSurface.launching) ?? [] }),
    Control(
      .settings, "settings",
      "Open Settings; on an app’s page every switch says what it will change",
      also: "preferences switches", [Shortcut("ss")], in: .phone, verb: .settings,
      when: { _, scene in .when(!scene.state.device.isLocked, else: Words.lockedHome) },
      act: { model, scene in SettingsSurface.open(in: &model, scene) }),
    device(.wake, ControlWords(ActWords.wake, "Turn the display on", also: "on"), "sw", .wake) {
      .when(!$0.isDisplayOn, else: Words.displayOnAlready)
    },
    device(.sleep, ControlWords(ActWords.sleep, "Turn the display off", also: "off"), "sz", .sleep)
    { .when($0.isDisplayOn, else: Words.displayOffAlready) },
    device(
      .authenticate,
      ControlWords(
        "recognize", "Let the phone recognize its owner, still locked",
        also: "recognise authenticate face touch"), "sf", .authenticate
    ) {
      .when(!$0.isAuthenticated, else: Words.recognizedAlready)
    },
    device(
      .unlock, ControlWords(ActWords.unlock, "Unlock the phone", also: "open passcode"), "su",
      .unlock
    ) { .when($0.isLocked, else: Words.unlockedAlready) },
  ]

  private static func device(
    _ id: ControlID, _ words: ControlWords, _ keys: String, _ act: DeviceAct,
    when availability: @escaping @Sendable (Device) -> Availability
  ) -> Control {
    Control(
      id, words, [Shortcut(keys)], in: .phone, verb: .doing(act),
      when: { _, scene in availability(scene.state.device) },
      act: { _, _ in [.perform(.device(act))] })
  }
}

/// The phone’s screens, and how it lies there.
extension ControlID {
  static let lock = ControlID("lock")
  package static let center = ControlID("center")
  static let home = ControlID("home")
  static let app = ControlID("app")
  package static let settings = ControlID("settings")
  static let wake = ControlID("wake")
  package static let sleep = ControlID("sleep")
  package static let authenticate = ControlID("authenticate")
  static let unlock = ControlID("unlock")
}
