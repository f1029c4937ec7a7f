import Delivery
import Notifications

extension State {
  /// F4, R10: ends a Focus; where only the clock has it on, its times go, too.
  func turningOff(_ name: String) -> Command {
    if name == Focus.doNotDisturb {
      return .setPhone(.doNotDisturb(false, schedule: endsByHand(name) ? .keep : .set(nil)))
    }
    if endsByHand(name) { return .focus(.turnOff) }
    var setup = FocusSetup(name: name)
    setup.schedule = .some(nil)
    return .focus(.turnOn(setup))
  }

  /// F6: lets an app through in a Focus, which stays on or off; Do Not Disturb has
  /// no exceptions, so it ends.
  func allowing(_ app: BundleIdentifier, in name: String) -> [Command] {
    if name == Focus.doNotDisturb { return [turningOff(name)] }
    let focus = self.focus.named(name)
    var setup = FocusSetup(name: focus.name)
    setup.apps =
      focus.mode == .allow ? focus.apps + [app] : focus.apps.filter { $0 != app }
    if !isOn(name) { setup.schedule = .some(focus.schedule) }
    return [.focus(.turnOn(setup))]
  }

  // From iOS 15 on a Focus that is on can be turned off by hand.
  private func endsByHand(_ name: String) -> Bool {
    device.profile.has(.focus) ? isOn(name) : device.doNotDisturbSchedule == nil
  }

  private func isOn(_ name: String) -> Bool { focusInForce?.name.isExactly(name) == true }
}
