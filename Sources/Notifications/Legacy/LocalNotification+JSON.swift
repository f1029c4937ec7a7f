extension LocalNotification {
  /// It as `schedule-legacy` reads it (formats.md §3); what stands at its default is left out.
  package var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(.init(name, value)) }
    }
    add("fireDate", fireDate.map { .string($0.iso8601(in: timeZone ?? .utc)) })
    add("timeZone", (timeZone?.identifier).map(JSONValue.string))
    add("repeatInterval", (repeatInterval?.rawValue).map(JSONValue.string))
    add("repeatCalendar", (repeatCalendar?.rawValue).map(JSONValue.string))
    add("region", (region?.name).map(JSONValue.string))
    if !regionTriggersOnce { add("regionTriggersOnce", false) }
    add("alertTitle", alertTitle.map(JSONValue.string))
    add("alertBody", alertBody.map(JSONValue.string))
    add("alertAction", alertAction.map(JSONValue.string))
    if !hasAction { add("hasAction", false) }
    add("alertLaunchImage", alertLaunchImage.map(JSONValue.string))
    add("category", category.map(JSONValue.string))
    add("soundName", soundName.map(JSONValue.string))
    if applicationIconBadgeNumber != 0 {
      add("applicationIconBadgeNumber", .integer(Int64(applicationIconBadgeNumber)))
    }
    add("userInfo", userInfo)
    return .object(members)
  }

  /// What makes it fire, as the state's JSON has it.
  ///
  /// - Parameter zone: The device's, whose offset the date has; not one with a zone of its own,
  ///   in which its reading counts (N10).
  func triggerJSON(in zone: TimeZone) -> JSONValue {
    [
      "fireDate": .optional(fireDate?.iso8601(in: timeZone ?? zone)),
      "timeZone": .optional(timeZone?.identifier),
      "repeatInterval": .optional(repeatInterval?.rawValue),
      "repeatCalendar": .optional(repeatCalendar?.rawValue),
      "region": .optional(region?.name),
    ]
  }
}
