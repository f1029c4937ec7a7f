import Notifications

extension Engine {
  /// K24, K28: turns the phone on or off; what was due while it was off comes when it is on.
  mutating func setPower(_ isOn: Bool) {
    guard state.device.isPowerOn != isOn else { return }
    if isOn { turnOn() } else { turnOff() }
  }

  /// B2: gives the phone a network, or takes it.
  mutating func setNetwork(_ isOn: Bool) {
    guard state.device.isOnline != isOn else { return }
    var device = state.device
    device.isOnline = isOn
    emit(.deviceChanged(from: state.device, to: device))
  }

  /// X16: connects the phone to a car's display or to headphones, or disconnects it.
  mutating func connect(_ accessory: Accessory, isOn: Bool) {
    var device = state.device
    switch accessory {
    case .carPlay: device.isInCar = isOn
    case .headphones: device.hasHeadphones = isOn
    }
    guard device != state.device else { return }
    emit(.deviceChanged(from: state.device, to: device))
  }

  // The display goes dark, and no code runs any more; what apps asked for stays.
  private mutating func turnOff() {
    var device = state.device
    device.lock()
    device.powerOff = Device.PowerOff(place: device.place)
    change(device, because: [Reason("K24", "powerOff")])
    withdrawAlerts(because: Reason("K24", "boxAtPowerOff"))
    for app in state.apps where app.state.isRunning {
      setState(.notRunning, of: app.app.bundleIdentifier)
    }
    // V9: what an extension has not answered by now it never answers.
    for run in state.serviceRuns { finish(run, .original(.poweredOff)) }
  }

  private mutating func turnOn() {
    let old = state.device
    var device = old
    device.powerOff = nil
    emit(.deviceChanged(from: old, to: device), because: [Reason("K24", "powerOn")])
    resumeCutOff()
    // F8, K28: where it was moved to while it was off is where it is now.
    crossFocusPlaces(from: old.powerOff?.place)
    fireCrossed(from: old.powerOff?.place, because: [Reason("K28", "moved")])
  }
}
