import Notifications

/// What is told of a device, by its name in the state's JSON and in facts
/// (formats.md §4), in that order.
enum DeviceMember: String, CaseIterable {
  case os, locale, languages, timeZone, locked, authenticated, display, battery, place, coverSheet
  case foregroundApp, settingsApp, power, ringer, doNotDisturb, doNotDisturbSchedule, volume, online
  case previews, scheduledSummary, watch, carPlay, headphones, displayStyle, policies
}

extension Device {
  /// The device as the state's JSON shows it (formats.md §4); what later profiles of the product
  /// bring stands at its resting value.
  func json() -> [JSONValue.Member] { members.map(json(of:)) }

  /// The values that are not what they were, by the names of the state's JSON.
  static func changes(from old: Device, to new: Device) -> [JSONValue.Member] {
    new.members(changedSince: old).map(new.json(of:))
  }

  /// Those that a fact tells of.
  func members(changedSince old: Device) -> [DeviceMember] {
    members.filter { member in
      if member == .policies { return policies != old.policies }
      return !old.members.contains(member) || value(of: member) != old.value(of: member)
    }
  }

  private var members: [DeviceMember] {
    DeviceMember.allCases.filter { $0 != .displayStyle || profile.has(.displayStyle) }
  }

  private func json(of member: DeviceMember) -> JSONValue.Member {
    .init(member.rawValue, value(of: member))
  }

  /// What stands there now.
  func value(of member: DeviceMember) -> JSONValue {
    switch member {
    case .os: .string(String(profile.rawValue))
    case .locale: .string(locale)
    case .languages: .array(languages.map(JSONValue.string))
    case .timeZone: .string(timeZone.identifier)
    case .locked: .bool(isLocked)
    case .authenticated: .bool(isAuthenticated)
    case .display: .string(isDisplayOn ? "on" : "off")
    case .battery: .integer(Int64(battery))
    case .place: .optional(place?.name)
    case .coverSheet: .bool(isCoverSheetOpen)
    case .foregroundApp: .optional(foregroundApp?.text)
    case .settingsApp: .optional(settingsApp?.text)
    case .power: .bool(isPowerOn)
    case .ringer: .bool(isRingerOn)
    case .doNotDisturb: .bool(isDoNotDisturbOn)
    case .doNotDisturbSchedule: .optional(doNotDisturbSchedule?.description)
    case .volume: .number("\(volume)")
    case .online: .bool(isOnline)
    case .previews: .string((previews ?? policies[.previewsGlobalDefault]).rawValue)
    case .scheduledSummary: .bool(hasScheduledSummary)
    case .watch: watch?.json ?? .null
    case .carPlay: .bool(isInCar)
    case .headphones: .bool(hasHeadphones)
    case .displayStyle: .string(displayStyle.rawValue)
    case .policies: policies.json
    }
  }
}

extension Policies {
  /// The switches that are not at their defaults, by name.
  var json: JSONValue {
    let standard = Policies()
    return .object(
      PolicySwitch.all.filter { $0.read(self) != $0.read(standard) }
        .map { .init($0.name, .string($0.read(self))) })
  }
}
