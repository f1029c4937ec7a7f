import Delivery
import Notifications

extension Control {
  /// What the person does with the phone: `s` and a letter.
  static let phone: [Control] = [
    device("lock", .lock, "sl", .lock) { .when(!$0.isLocked, else: Words.lockedAlready) },
    device("center", .center, "sc", .center) {
      .when($0.screen != .notificationCenter, else: Words.centerOpenAlready)
    },
    device("home", .home, "sh", .home) {
      if $0.isLocked { return .disabled(Words.lockedHome) }
      return .when($0.screen != .home, else: Words.homeAlready)
    },
    device("wake", .wake, "sw", .wake) {
      .when(!$0.isDisplayOn, else: Words.displayOnAlready)
    },
    device("sleep", .sleep, "sz", .sleep) { .when($0.isDisplayOn, else: Words.displayOffAlready) },
    device("authenticate", .recognise, "sf", .authenticate) {
      .when(!$0.isAuthenticated, else: Words.recognisedAlready)
    },
    device("unlock", .unlock, "su", .unlock) { .when($0.isLocked, else: Words.unlockedAlready) },
  ]

  private static func device(
    _ id: String, _ words: ControlWords, _ keys: String, _ act: DeviceAct,
    when availability: @escaping @Sendable (Device) -> Availability
  ) -> Control {
    Control(
      id, words, [Shortcut(keys)], in: .phone, verb: act.rawValue,
      when: { _, scene in availability(scene.state.device) },
      act: { _, _ in [.perform(.device(act))] })
  }
}
