import Notifications

extension Schema {
  /// What a request waits for, as facts and the state write it: null for nothing.
  static let trigger = any(of: [
    null,
    object([Property("timeInterval", number), repeats]),
    object([Property("dateMatching", dateMatching), repeats]),
    object([
      Property("region", text), Property("notifyOnEntry", bool), Property("notifyOnExit", bool),
      repeats,
    ]),
  ])

  /// The same as people write it, who leave out what stands at its default.
  package static let writtenTrigger = any(of: [
    null,
    object([Property("timeInterval", number)], optional: [repeats]),
    object([Property("dateMatching", dateMatching)], optional: [repeats]),
    object(
      [Property("region", text)],
      optional: [Property("notifyOnEntry", bool), Property("notifyOnExit", bool), repeats]),
  ])

  private static let repeats = Property("repeats", bool)

  private static let dateMatching = object(
    [],
    optional: DateMatching.Unit.allCases.map { Property($0.rawValue, integer) } + [
      Property("timeZone", text),
      Property("calendar", word(CalendarIdentifier.allCases.map(\.rawValue))),
    ])

  /// A request that waits (formats.md §4).
  static let pendingRequest = object([
    Property("id", text), Property("nextTriggerDate", date.orNull), Property("trigger", trigger),
  ])
}
