import Notifications

/// Why notifications are in their groups, made once for each group, so that the facts of all that come to it share it.
struct GroupingReasons: Sendable {
  private var last: (key: GroupKey, reasons: [Reason])?
  private var kept: [GroupKey: [Reason]] = [:]
  private var profile: Profile?

  // Of more groups than that all are forgotten, and made again as they come.
  private static let most = 1 << 16

  /// G3, G7, G8: as the key has them.
  mutating func of(_ key: GroupKey, in profile: Profile) -> [Reason] {
    // Of notifications that stand alone each is a group of its own, and all have the same reasons.
    if case .alone = key.kind { return key.reasons(profile: profile) }
    if profile != self.profile || kept.count >= Self.most {
      self = GroupingReasons()
      self.profile = profile
    }
    if let last, last.key == key { return last.reasons }
    let known = kept[key]
    let reasons = known ?? key.reasons(profile: profile)
    if known == nil { kept[key] = reasons }
    last = (key, reasons)
    return reasons
  }
}
