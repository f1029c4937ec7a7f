import Notifications

/// A row of the form for a request.
package enum RequestField: Hashable, Sendable {
  case app, identifier, title, body
  /// What the button of an alert of old says that opens the app (N3).
  case action
  /// What makes it due, which decides the rows below.
  case kind
  /// How long it takes.
  case interval
  /// When a local notification of old fires, and after what it does so again (N9–N13).
  case fireDate, repeatInterval
  /// A unit of a date.
  case unit(DateMatching.Unit)
  /// Shows the units that are seldom needed.
  case more
  /// The zone of a date, and the calendar that counts it.
  case zone, calendar
  /// Whether the month is a leap month; of the Chinese calendar alone.
  case leapMonth
  /// A place, and which way its edge is crossed.
  case place, edge
  case repeats

  /// The units that every form has, the likeliest first.
  static let usualUnits: [DateMatching.Unit] = [
    .hour, .minute, .weekday, .day, .month, .year, .second,
  ]

  /// Those that are shown when they are asked for.
  static let otherUnits: [DateMatching.Unit] = [
    .weekdayOrdinal, .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .quarter, .era,
  ]

  /// Whether it is typed into; else it is one of several values.
  var isTyped: Bool {
    switch self {
    case .identifier, .title, .body, .action, .interval, .fireDate, .unit, .zone: true
    case .app, .kind, .more, .calendar, .leapMonth, .place, .edge, .repeats, .repeatInterval:
      false
    }
  }

  /// What stands before its value.
  var label: String {
    switch self {
    case .app: "app"
    case .identifier: "name"
    case .title: "title"
    case .body: "body"
    case .action: "action"
    case .kind: "when"
    case .fireDate: "fires"
    case .repeatInterval: "every"
    case .interval: "after"
    case .unit(let unit): unit.label
    case .more: "more"
    case .zone: "zone"
    case .calendar: "calendar"
    case .leapMonth: "leap month"
    case .place: "place"
    case .edge: "on"
    case .repeats: "repeats"
    }
  }
}

extension DateMatching.Unit {
  fileprivate var label: String {
    switch self {
    case .weekdayOrdinal: "ordinal"
    case .weekOfMonth: "month week"
    case .weekOfYear: "year week"
    case .yearForWeekOfYear: "week year"
    case .era, .year, .quarter, .month, .day, .weekday, .hour, .minute, .second: rawValue
    }
  }
}

/// What makes a request due, as the form names it.
enum RequestKind: String, CaseIterable, Hashable, Sendable {
  case now, interval, date, place

  /// N8, N9, N30: what makes a local notification of old due; a time that
  /// passes is one of its dates.
  static let ofOld: [RequestKind] = [.now, .date, .place]
}
