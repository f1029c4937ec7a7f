import Notifications

/// What the facts of an arrival do not have in common with those of others that came alike.
///
/// Three words: there is one for each of many thousand pushes (`FactSizeTests`).
struct ArrivalDetails: Sendable {
  /// What arrived.
  let notification: Boxed<DeliveredNotification>
  /// Why it was listed where it was; empty where it was not.
  private(set) var listingReasons: [Reason] = []
  // What an icon shows is seldom more; 0 where it shows nothing.
  private var oldBadge: Int32 = 0
  private var newBadge: Int32 = 0

  init(_ notification: Boxed<DeliveredNotification>) { self.notification = notification }

  /// The delivery number.
  var number: Int { notification.value.number }

  /// The number that it set on its app's icon.
  var badge: BadgeChange {
    BadgeChange(
      of: notification.value.app, from: Int(oldBadge), to: Int(newBadge), by: number)
  }

  /// Something that happened as it arrived.
  func fact(_ event: Event, _ reasons: [Reason]) -> Fact {
    Fact(event, at: notification.value.date, because: reasons)
  }

  /// Keeps why it was listed; false where that is known already.
  mutating func takeListing(because reasons: [Reason]) -> Bool {
    guard listingReasons.isEmpty, !reasons.isEmpty else { return false }
    listingReasons = reasons
    return true
  }

  /// Keeps a number that it set; false where it is another's, none, has no room, or comes after one.
  mutating func take(_ change: BadgeChange) -> Bool {
    guard (oldBadge, newBadge) == (0, 0), change.notification == number,
      change.app == notification.value.app, let old = Int32(exactly: change.old ?? 0),
      let new = Int32(exactly: change.new ?? 0), (old, new) != (0, 0)
    else { return false }
    (oldBadge, newBadge) = (old, new)
    return true
  }
}
