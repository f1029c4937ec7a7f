import Notifications

/// A row of the form for a request.
package enum RequestField: Hashable, Sendable {
  case app, identifier, title, body
  /// What makes it due, which decides the rows below.
  case kind
  /// How long it takes.
  case interval
  /// A unit of a date.
  case unit(DateMatching.Unit)
  /// Shows the units that are seldom needed.
  case more
  /// The zone of a date, and the calendar that counts it.
  case zone, calendar
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
    case .identifier, .title, .body, .interval, .unit, .zone: true
    case .app, .kind, .more, .calendar, .place, .edge, .repeats: false
    }
  }

  /// What stands before its value.
  var label: String {
    switch self {
    case .app: "app"
    case .identifier: "name"
    case .title: "title"
    case .body: "body"
    case .kind: "when"
    case .interval: "after"
    case .unit(let unit): unit.label
    case .more: "more"
    case .zone: "zone"
    case .calendar: "calendar"
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
}
