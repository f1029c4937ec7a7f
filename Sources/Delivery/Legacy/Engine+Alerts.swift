import Notifications

// The boxes that alerts are before iOS 10 (N1): the newest lies on top of the others.
extension Engine {
  /// N1, N3: puts an alert up; in the place of an earlier one of its request.
  mutating func showAlert(_ number: Int) {
    var older = state.alertNumbers[state.notification(number).key]
    // N1: what comes lies on top, also where it replaces one that lies below.
    if let below = older, below != state.alerts.last {
      endAlert(below, .withdrawn, because: Reason("N1", "again"))
      older = nil
    }
    let index = older == nil ? state.alerts.count : state.alerts.count - 1
    let reason = state.ending(of: number)?.decision.situation.alertVerdict.reason
    notice(
      .alertShown(number, replacing: older, index: index),
      because: [reason, Reason("N3")].compactMap(\.self))
  }

  /// N18, N21: the person presses a button of the alert that shows.
  mutating func perform(_ act: AlertAct) throws(Refusal) {
    guard let box = state.alertBox else { throw Refusal("there is no alert now") }
    wakeDisplay(because: Reason("P1", "box"))
    switch act {
    case .open:
      guard box.opens != nil else {
        throw Refusal("the alert has one button only, which dismisses it; write alert close")
      }
      try perform(
        .open(box.number, because: Reason("N18", "view")), because: Reason("N18", "owner"))
    case .close: endAlert(box.number, .closed, because: "N21")
    }
  }

  /// Takes an alert down, wherever it waits; does nothing where there is none of the delivery.
  mutating func endAlert(_ number: Int, _ end: AlertBox.End, because reason: Reason) {
    guard let index = state.alertIndex(of: number) else { return }
    notice(.alertEnded(number, end, index: index), because: [reason])
  }

  /// N26, N27: takes down what shows of an app's local notifications: alerts, and banners of today.
  mutating func takeDownAlerts(
    of app: BundleIdentifier, because reason: Reason, where isMeant: (LocalNotification) -> Bool
  ) {
    let state = state
    func isTakenDown(_ number: Int) -> Bool {
      let notification = state.notification(number)
      return notification.app == app
        && notification.request.trigger.localNotification.map(isMeant) ?? false
    }
    for number in state.alerts.reversed() where isTakenDown(number) {
      endAlert(number, .canceled, because: reason)
    }
    withdrawBanners(because: reason, where: isTakenDown)
  }

  /// Takes all alerts down, or those of an app: where there are none any
  /// more, and where it is deleted.
  mutating func withdrawAlerts(of app: BundleIdentifier? = nil, because reason: Reason) {
    for number in state.alerts.reversed()
    where app == nil || state.notification(number).app == app {
      endAlert(number, .withdrawn, because: reason)
    }
  }
}
