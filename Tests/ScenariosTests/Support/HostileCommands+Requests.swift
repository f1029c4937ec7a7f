import Delivery
import Notifications
import Push

// What apps ask for themselves, by both of the ways that there were.
extension HostileCommands {
  mutating func legacy(_ state: State) -> Command {
    let app = app(state)
    let own = state.pending.requests(of: app).first { $0.request.trigger.isLegacy }
    switch pick(5) {
    case 0: return .legacy(app, .present(localNotification(of: app, state)))
    case 1: return .legacy(app, .cancel(localNotification(of: app, state)))
    case 2: return .legacy(app, .cancelAll)
    case 3: return .legacy(app, own.map { .cancelNamed($0.request.identifier) } ?? .cancelAll)
    default: return .legacy(app, .schedule(localNotification(of: app, state)))
    }
  }

  mutating func localNotification(
    of app: BundleIdentifier, _ state: State
  ) -> LocalNotification {
    var notification = LocalNotification()
    if pick(4) > 0 {
      notification.fireDate = later(state)
    } else {
      notification.region = state.app(app)?.app.regions.first
      notification.regionTriggersOnce = pick(2) == 0
    }
    if pick(2) == 0 { notification.timeZone = .utc }
    let intervals = LocalNotification.RepeatInterval.allCases
    notification.repeatInterval = pick(2) == 0 ? intervals[pick(intervals.count)] : nil
    notification.repeatCalendar = pick(3) == 0 ? .hebrew : nil
    notification.alertBody = pick(4) == 0 ? nil : name()
    notification.alertTitle = pick(3) == 0 ? name() : nil
    notification.category = pick(3) == 0 ? name() : nil
    notification.alertAction = pick(2) == 0 ? name() : nil
    notification.hasAction = pick(3) > 0
    notification.alertLaunchImage = pick(3) == 0 ? name() : nil
    notification.soundName = pick(3) == 0 ? name() : nil
    notification.applicationIconBadgeNumber = pick(4) - 1
    notification.userInfo = pick(3) == 0 ? .object([.init(name(), .string(name()))]) : nil
    return notification
  }

  mutating func request() -> Request {
    var content = Content(title: .literal(name()), body: .literal(name()))
    content.threadIdentifier = pick(2) == 0 ? name() : nil
    content.badge = pick(3) == 0 ? pick(9) : nil
    content.sound = pick(3) == 0 ? Sound(name: name(), isCritical: pick(2) == 0, volume: 0.5) : nil
    content.userInfo = pick(3) == 0 ? .values(.object([.init(name(), .string(name()))])) : .none
    return Request(identifier: name(), content: content, trigger: trigger())
  }

  mutating func trigger() -> Trigger {
    let interval = Interval(milliseconds: Int64(pick(200_000)))
    switch pick(4) {
    case 0: return .immediate
    case 1: return .timeInterval(interval, repeats: pick(2) == 0)
    default: break
    }
    var date = DateMatching([.hour: pick(24)])
    if pick(2) == 0 { date.units[.weekday] = 1 + pick(7) }
    if pick(2) == 0 { date.calendar = .hebrew }
    if pick(3) == 0 { date.timeZone = TimeZone(identifier: "Europe/X", firstOffset: 7200) }
    return .calendar(date, repeats: pick(2) == 0)
  }
}
