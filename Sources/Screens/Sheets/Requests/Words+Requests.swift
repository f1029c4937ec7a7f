import Notifications

/// The words of the form for a request.
extension Words {
  /// The title of the form for a new request.
  static let newRequest = "A request"
  /// The title of the form for one that waits.
  static func changedRequest(_ name: String) -> String { "Change \(name)" }
  /// The title of the form for a new local notification of old.
  static let newLocalNotification = "A local notification"
  /// In the place of a value where there is none to choose.
  static let none = "none"
  /// A switch that is on.
  static let yes = "yes"
  /// A switch that is off.
  static let no = "no"
  /// The value of the row that shows units that are seldom needed.
  static let moreUnits = "other units"
  /// The calendar where none is chosen.
  static let gregorian = "gregorian"
  /// What the key does in the form: the next row.
  static let nextField = "next row"
  /// What the key does with a row of several values: the next one.
  static let choosesValue = "choose"
  /// In the place of the preview, while something is wrong.
  static let previewComes = "When it fires shows here."

  /// What makes a request due, as a choice.
  static func name(of kind: RequestKind) -> String {
    switch kind {
    case .now: "at once"
    case .interval: "after a time"
    case .date: "at a date"
    case .place: "at a place"
    }
  }

  /// Which way an edge is crossed, as a choice.
  static func name(of crossings: Trigger.Crossings) -> String {
    switch (crossings.contains(.entry), crossings.contains(.exit)) {
    case (true, true): "arriving or leaving"
    case (false, true): "leaving"
    case (true, false), (false, false): "arriving"
    }
  }

  /// What stands in a row that nothing is typed in.
  ///
  /// - Parameter isOfOld: Whether it is the form of a local notification of old.
  static func emptyValue(of field: RequestField, isOfOld: Bool, _ marks: Marks) -> String {
    switch field {
    case .zone where isOfOld: "none: GMT"
    case .interval: marks.empty("8h, 90m, 30s")
    case .unit: "any"
    case .zone: "the device’s"
    case .fireDate: marks.empty("07:30, +10m")
    case .identifier, .title, .body, .action: marks.empty()
    case .app, .kind, .more, .calendar, .leapMonth, .place, .edge, .repeats, .repeatInterval: ""
    }
  }

  /// Why there is no request: its app is not there any more.
  ///
  /// - Parameter isChosen: Whether the form has a row in which another one can be chosen.
  static func noApp(_ app: BundleIdentifier, isChosen: Bool) -> String {
    "no app \(app) is installed; install it again\(isChosen ? ", or choose another one" : "")"
  }
  /// Why there is no request yet: no place can be chosen.
  static let noPlaces = "the app has no places; name one under \"places\" of Notifications.json"
  /// Why there is no request yet: no length of time is typed.
  static let typeInterval = "type how long, such as 8h, 90m or 30s"
  /// Why there is no local notification yet: no fire date is typed.
  static let typeFireDate = "type when it fires, such as 07:30, +10m or 2010-06-11T09:00"
  /// The value of the row that says after what it fires again, where it does not.
  static let never = "never"
  /// Why there is no request yet: no unit is typed.
  static let typeDate = "type at least one of the units, such as an hour"
  /// Why there is no request yet: what is typed is no length of time.
  static func noInterval(_ typed: String) -> String {
    "\"\(typed)\" is no duration; write one such as 5s, 90m or 1h30m"
  }
  /// Why there is no request yet: what is typed is no number.
  static func noNumber(_ typed: String, _ unit: DateMatching.Unit) -> String {
    "\(unit.rawValue) is \"\(typed)\"; write a whole number"
  }

  /// Below the form: K15.
  static let replacesWaiting = "One waits under this name; this one replaces it (K15)."
  /// Below the form: K16.
  static let takesItsPlace =
    "One waits under this name; it waits no longer, and this one comes now (K16)."
  /// Below the form: K13.
  static func tooManyWait(_ count: Int) -> String {
    "\(count) wait already; of them and this one, the last to fire is dropped (K13)."
  }

  /// What is said once a request was delivered at once.
  static func asksAtOnce(_ name: String) -> Sentence { "\(name) is delivered at once." }
  /// What is said of a request whose date never comes.
  static func neverComes(_ name: String) -> Sentence {
    "\(name) was taken and dropped: its date never comes (K8)."
  }
  /// What is said once a request waits.
  static func waits(_ name: String, _ date: String) -> Sentence {
    "\(name) waits: \(date). \(key: .timeline) shows it, \(key: .nextEvent) lets the next thing come."
  }
  /// What is said once a request waits that replaces another.
  static func waitsNow(_ name: String, _ date: String) -> Sentence {
    "\(name) waits in the place of the old one: \(date)."
  }
  /// What is said once a request was removed.
  ///
  /// - Parameter isDelivered: Whether an earlier firing of it is in the list.
  static func removed(_ name: String, isDelivered: Bool) -> Sentence {
    isDelivered
      ? "\(name) waits no longer; what it delivered stays." : "\(name) waits no longer."
  }
}
