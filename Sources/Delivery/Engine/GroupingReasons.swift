import Notifications

/// Why a notification is in its group, made once for all that come to the same group one after the other.
struct GroupingReasons: Sendable {
  private var last: (key: GroupKey, profile: Profile, reasons: [Reason])?

  /// G3, G7, G8: as the key has them.
  mutating func of(_ key: GroupKey, in profile: Profile) -> [Reason] {
    if let last, last.profile == profile, last.key == key { return last.reasons }
    let reasons = key.reasons(profile: profile)
    last = (key, profile, reasons)
    return reasons
  }
}
