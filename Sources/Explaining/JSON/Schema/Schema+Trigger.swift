import Notifications

extension Schema {
  /// What a request waits for, as facts and the state write it: null for nothing.
  static let trigger = any(
    of: [null] + triggers.map { object($0.needed + $0.others) } + [legacyTrigger])

  /// The same as people write it, who leave out what stands at its default.
  package static let writtenTrigger = any(
    of: [null] + triggers.map { object($0.needed, optional: $0.others) })

  // What makes each kind, and what stands beside it.
  private static let triggers: [(needed: [Property], others: [Property])] = [
    ([Property("timeInterval", number)], [repeats]),
    ([Property("dateMatching", dateMatching)], [repeats]),
    (
      [Property("region", text)],
      [Property("notifyOnEntry", bool), Property("notifyOnExit", bool), repeats]
    ),
  ]

  /// What makes a local notification of old fire (N1).
  private static let legacyTrigger = object([
    Property("fireDate", date.orNull), Property("timeZone", text.orNull),
    Property(
      "repeatInterval",
      word(LocalNotification.RepeatInterval.allCases.map(\.rawValue)).orNull),
    Property("repeatCalendar", word(CalendarIdentifier.allCases.map(\.rawValue)).orNull),
    Property("region", text.orNull),
  ])

  private static let repeats = Property("repeats", bool)

  private static let dateMatching = object(
    [],
    optional: DateMatching.Unit.allCases.map { Property($0.rawValue, integer) } + [
      Property("isLeapMonth", bool), Property("timeZone", text),
      Property("calendar", word(CalendarIdentifier.allCases.map(\.rawValue))),
    ])

  /// A request that waits (formats.md §4).
  static let pendingRequest = object([
    Property("id", text), Property("nextTriggerDate", date.orNull), Property("trigger", trigger),
  ])
}
