import Delivery
import Notifications
import TerminalCore

/// The form in which a request of an app is written, or one that waits is changed.
struct RequestSheet: Sendable {
  /// The app that asks.
  var app: BundleIdentifier
  /// What makes it due.
  var kind = RequestKind.interval
  /// Whether it stays when it fired.
  var repeats = false
  /// The calendar of a date; nil for the Gregorian one.
  var calendar: CalendarIdentifier?
  /// Whether its month is a leap month, where the calendar has them.
  var isLeapMonth = false
  /// The name of the place; nil for the app's first.
  var place: String?
  /// Which way the edge of the place is crossed.
  var edge = Trigger.Crossings.entry
  /// After what a local notification of old fires again (N13); nil for once.
  var repeatInterval: LocalNotification.RepeatInterval?
  /// Whether the units are shown that are seldom needed.
  var showsMore = false
  /// What came of looking for the zone that is typed; nil while none is.
  var zone: (name: String, answer: TimeZoneAnswer)?
  /// The selected row.
  var selected = RequestField.title
  /// The rows in which something was typed.
  private(set) var touched: Set<RequestField> = []
  /// Whether it was tried to be done with it.
  var isTried = false
  /// The request that is changed; nil where a new one is written.
  let old: PendingRequest?
  /// What a local notification of old says that the form does not show (N1);
  /// nil for a request of today.
  private(set) var localNotification: LocalNotification?
  // What is typed, by row.
  private var texts: [RequestField: TextField] = [:]

  /// A new request.
  ///
  /// - Parameter name: Its identifier.
  init(for app: BundleIdentifier, named name: String) {
    self.app = app
    old = nil
    texts[.identifier] = TextField(name)
  }

  /// A new local notification of old (N1), for a phone that knows nothing else; it fires in ten
  /// minutes unless something else is typed.
  init(ofOldFor app: BundleIdentifier) {
    self.app = app
    old = nil
    localNotification = LocalNotification()
    kind = .date
    selected = .body
    texts[.fireDate] = TextField("+10m")
  }

  /// A request that waits, to be changed.
  init(changing old: PendingRequest, in state: State) {
    app = old.app
    self.old = old
    let content = old.request.content
    func words(_ text: Text?) -> TextField {
      TextField(text.map { state.localizer(of: old.app).resolve($0, for: .local).words } ?? "")
    }
    texts = [
      .identifier: TextField(old.request.identifier), .title: words(content.title),
      .body: words(content.body),
    ]
    selected = .kind
    if let notification = old.request.trigger.localNotification {
      take(notification, in: state)
    } else {
      take(old.request.trigger)
    }
  }

  private mutating func take(_ trigger: Trigger) {
    repeats = trigger.repeats
    switch trigger {
    case .push, .immediate, .legacy: kind = .now
    case .timeInterval(let interval, _):
      kind = .interval
      texts[.interval] = TextField(interval.typed)
    case .calendar(let matching, _): take(matching)
    case .location(let region, let crossings, _):
      (kind, place, edge) = (.place, region.name, crossings)
    }
  }

  private mutating func take(_ matching: DateMatching) {
    kind = .date
    (calendar, isLeapMonth) = (matching.calendar, matching.isLeapMonth == true)
    for unit in DateMatching.Unit.allCases {
      guard let value = matching.units[unit] else { continue }
      texts[.unit(unit)] = TextField("\(value)")
      if RequestField.otherUnits.contains(unit) { showsMore = true }
    }
    if let zone = matching.timeZone {
      texts[.zone] = TextField(zone.identifier)
      self.zone = (zone.identifier, .found(zone))
    }
  }

  private mutating func take(_ notification: LocalNotification, in state: State) {
    localNotification = notification
    (calendar, repeatInterval) = (notification.repeatCalendar, notification.repeatInterval)
    (place, repeats) = (notification.region?.name, !notification.regionTriggersOnce)
    kind = notification.region != nil ? .place : notification.fireDate == nil ? .now : .date
    texts = [
      .identifier: self[.identifier], .title: TextField(notification.alertTitle ?? ""),
      .body: TextField(notification.alertBody ?? ""),
      .action: TextField(notification.alertAction ?? ""),
      .fireDate: TextField(notification.fireDateText(on: state.device)),
    ]
    guard let zone = notification.timeZone else { return }
    texts[.zone] = TextField(zone.identifier)
    self.zone = (zone.identifier, .found(zone))
  }

  /// What is typed in a row.
  subscript(field: RequestField) -> TextField {
    get { texts[field] ?? TextField() }
    set {
      if texts[field]?.text ?? "" != newValue.text { touched.insert(field) }
      texts[field] = newValue
    }
  }

  /// Whether a complaint is said already: not of a row that nothing was typed in so far.
  func says(_ complaint: Complaint) -> Bool {
    guard let field = complaint.field, field.isTyped else { return true }
    return isTried || touched.contains(field)
  }

  /// The rows that there are now, from top to bottom.
  var fields: [RequestField] {
    if localNotification != nil { return fieldsOfOld }
    let head: [RequestField] = old == nil ? [.app, .identifier] : []
    return head + [.title, .body, .kind] + triggerFields
  }

  // Titles came with iOS 8.2: a new one, for iOS 4, has none.
  private var fieldsOfOld: [RequestField] {
    let head: [RequestField] = old == nil ? [.app] : [.title]
    let trigger: [RequestField] =
      switch kind {
      case .now, .interval: []
      case .date: [.fireDate, .repeatInterval, .zone, .calendar]
      case .place: [.place, .repeats]
      }
    return head + [.body, .action, .kind] + trigger
  }

  /// What can make it due.
  var kinds: [RequestKind] { localNotification == nil ? RequestKind.allCases : RequestKind.ofOld }

  private var triggerFields: [RequestField] {
    switch kind {
    case .now: []
    case .interval: [.interval, .repeats]
    case .place: [.place, .edge, .repeats]
    case .date:
      RequestField.usualUnits.map(RequestField.unit) + [.repeats, .zone, .calendar]
        + (calendar == .chinese ? [.leapMonth] : [])
        + (showsMore ? RequestField.otherUnits.map(RequestField.unit) : [.more])
    }
  }
}

extension Interval {
  // As it is typed: a duration of whole seconds, else a number of seconds.
  fileprivate var typed: String {
    milliseconds > 0 && milliseconds % 1000 == 0
      ? scenarioText : "\(Double(milliseconds) / 1000)"
  }
}
