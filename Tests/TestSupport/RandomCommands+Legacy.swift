import Delivery
import Notifications

// Few different ones, so that equal ones meet.
extension RandomCommands {
  /// Something that an app does with local notifications of old (section N).
  mutating func anyLegacyAct() -> LegacyAct {
    switch number(5) {
    case 0, 1, 2: .schedule(anyLocalNotification())
    case 3: .present(anyLocalNotification())
    case 4: .cancel(anyLocalNotification())
    default: number(4) == 0 ? .cancelAll : .cancelNamed("l\(number(9))")
    }
  }

  private mutating func anyLocalNotification() -> LocalNotification {
    var notification = LocalNotification()
    let start = CivilTime(year: 2018, month: 6, day: 4, hour: 9, minute: 41 + number(3))
    notification.fireDate = number(3) == 0 ? nil : start.instant(in: .utc)
    notification.repeatInterval = number(2) == 0 ? .minute : nil
    notification.alertBody = number(3) == 0 ? nil : "Get up"
    notification.alertAction = number(1) == 0 ? "Open" : nil
    notification.applicationIconBadgeNumber = number(1)
    return notification
  }
}
