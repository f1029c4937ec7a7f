import Notifications

// The boxes that alerts are before iOS 10 (N1): one shows, the others wait behind it.
extension Engine {
  /// N1, N3: puts an alert up; in the place of an earlier one of its request.
  mutating func showAlert(_ number: Int) {
    let key = state.notification(number).key
    let index = state.alerts.firstIndex { state.notification($0).key == key }
    let reason = state.ending(of: number)?.decision.situation.alertVerdict.reason
    notice(
      .alertShown(
        number, replacing: index.map { state.alerts[$0] }, index: index ?? state.alerts.count),
      because: [reason, Reason("N3")].compactMap(\.self))
  }

  /// N18, N21: the person presses a button of the alert that shows.
  mutating func perform(_ act: AlertAct) throws(Refusal) {
    guard let box = state.alertBox else { throw Refusal("there is no alert now") }
    wakeDisplay(because: "P1")
    switch act {
    case .open:
      guard box.opens != nil else {
        throw Refusal("the alert has one button only, which dismisses it; write alert close")
      }
      try perform(.open(box.number, because: "N18"), because: "N18")
    case .close: endAlert(box.number, .closed, because: "N21")
    }
  }

  /// Takes an alert down, wherever it waits; does nothing where there is none of the delivery.
  mutating func endAlert(_ number: Int, _ end: AlertBox.End, because rule: RuleID) {
    guard let index = state.alerts.firstIndex(of: number) else { return }
    notice(.alertEnded(number, end, index: index), because: [Reason(rule)])
  }

  /// N26, N27: takes down what shows of an app's local notifications: alerts, and banners of today.
  mutating func takeDownAlerts(
    of app: BundleIdentifier, because rule: RuleID, where isMeant: (LocalNotification) -> Bool
  ) {
    let state = state
    func isTakenDown(_ number: Int) -> Bool {
      let notification = state.notification(number)
      return notification.app == app
        && notification.request.trigger.localNotification.map(isMeant) ?? false
    }
    for number in state.alerts.reversed() where isTakenDown(number) {
      endAlert(number, .canceled, because: rule)
    }
    withdrawBanners(because: rule, where: isTakenDown)
  }

  /// Takes all alerts down, or those of an app: where there are none any more, and where it is deleted.
  mutating func withdrawAlerts(of app: BundleIdentifier? = nil, because rule: RuleID) {
    for number in state.alerts.reversed()
    where app == nil || state.notification(number).app == app {
      endAlert(number, .withdrawn, because: rule)
    }
  }
}
