import Delivery
import Notifications

extension Device {
  /// The device as the state's JSON shows it (formats.md §4); what later profiles of the product bring
  /// stands at its resting value.
  package func json(policies includesPolicies: Bool = true) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("os", .string(String(profile.rawValue))),
      .init("locale", .string(locale)),
      .init("languages", .array(languages.map(JSONValue.string))),
      .init("timeZone", .string(timeZone.identifier)),
      .init("locked", .bool(isLocked)),
      .init("authenticated", .bool(isAuthenticated)),
      .init("display", isDisplayOn ? "on" : "off"),
      .init("battery", .integer(Int64(battery))), .init("place", .optional(place?.name)),
      .init("coverSheet", .bool(isCoverSheetOpen)),
      .init("foregroundApp", .optional(foregroundApp?.text)),
      .init("settingsApp", .optional(settingsApp?.text)),
      .init("power", .bool(isPowerOn)), .init("ringer", .bool(isRingerOn)),
      .init("doNotDisturb", .bool(isDoNotDisturbOn)),
      .init("doNotDisturbSchedule", .optional(doNotDisturbSchedule?.description)),
      .init("volume", .number("\(volume)")), .init("online", .bool(isOnline)),
      .init("previews", .string((previews ?? policies[.previewsGlobalDefault]).rawValue)),
      .init("scheduledSummary", .bool(hasScheduledSummary)), .init("watch", watch?.json ?? .null),
      .init("carPlay", .bool(isInCar)), .init("headphones", .bool(hasHeadphones)),
    ]
    if profile.has(.displayStyle) {
      members.append(.init("displayStyle", .string(displayStyle.rawValue)))
    }
    if includesPolicies { members.append(.init("policies", policies.json)) }
    return members
  }
}

extension Policies {
  /// The switches that are not at their defaults, by name.
  package var json: JSONValue {
    let standard = Policies()
    return .object(
      PolicySwitch.all.filter { $0.read(self) != $0.read(standard) }
        .map { .init($0.name, .string($0.read(self))) })
  }
}
