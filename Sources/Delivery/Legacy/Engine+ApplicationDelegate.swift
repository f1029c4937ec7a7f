import Notifications

// What the application delegate hears of notifications: of local ones of old
// always, before iOS 10 of all.
extension Engine {
  /// N19: calls the app in front; nothing of the notification shows.
  mutating func callAppInFront(
    about notification: DeliveredNotification, _ decision: Decision
  ) {
    guard decision.situation.front == .callback else { return }
    switch decision.outcome {
    case .foregroundSuppressed: break
    // What says nothing may carry something all the same.
    case .empty where notification.isLegacy: break
    case .presented, .listedQuietly, .badgeOrSoundOnly, .notAuthorized, .turnedOff, .throttled,
      .expired, .coalesced, .undelivered, .rejected, .empty, .handedToApp, .forwardedToWatch,
      .filtered:
      return
    }
    call(
      notification.app, notification.callback, notification.number, .active,
      because: [Reason("N19", "called")])
  }

  /// N18, N20: the person opens a notification: its app starts with it, or is
  /// brought to the front and called.
  mutating func openForDelegate(_ number: Int) {
    let notification = state.notification(number)
    let old = state.app(notification.app)?.state
    endAlert(number, .opened, because: Reason("N18", "box"))
    emit(.opened(number), because: [Reason("N18"), notification.launchImageReason])
    bringToFront(notification.app, for: number, because: [Reason("N18")])
    if let old, old.isRunning {
      var call = Call(
        at: state.now, app: notification.app, method: notification.callback, notification: number,
        state: .inactive)
      call.launchImage = notification.content.launchImageName
      emit(.called(Boxed(call)), because: [Reason(old == .background ? "N20" : "N18")])
    }
    removeOpened(notification)
  }

  /// N6, N18: what an app finds that is started for a notification; a picture
  /// only where that is opened.
  func carryLaunchOptions(of notification: DeliveredNotification, in call: inout Call) {
    if call.state != .background { call.launchImage = notification.content.launchImageName }
    guard notification.isForApplicationDelegate(on: state.device) else { return }
    call.launchOption = notification.isLegacy ? .localNotification : .remoteNotification
  }
}

extension DeliveredNotification {
  /// N19: what its app hears that has an action chosen.
  var actionCallback: Call.Method { isLegacy ? .handleActionWithIdentifier : .didReceive }

  fileprivate var callback: Call.Method {
    isLegacy ? .didReceiveLocalNotification : .didReceiveRemoteNotification
  }

  /// N6: with which picture its app starts when it is opened.
  var launchImageReason: Reason {
    let image = content.launchImageName.map { "“\($0)”" } ?? "the app’s usual picture"
    return Reason("N6", [Reason.Detail("image", image)])
  }
}
