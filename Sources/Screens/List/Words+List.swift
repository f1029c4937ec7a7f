/// What is said of the list's rows.
extension Words {
  /// What is said to a click on a row of the list that went before it.
  static func gone(_ spot: ListSpot) -> String {
    switch spot {
    case .notification: "That notification is gone."
    case .group: "That group is gone."
    case .clearAll, .clearHistory, .nextSummary, .counted: rowGone
    case .summary: summaryGone
    }
  }

  /// What is said to a click on a summary that went before it.
  static let summaryGone = "That summary is gone."
  /// Why what is held for the next summary is not shown again.
  static let nextSummaryShown = "What waits for the next summary is shown already."
  /// Why what only waits, or is only counted, cannot be cleared.
  static let nothingToClear = "It is in no list yet, so there is nothing to clear."
  /// What Enter does on the header of Notification Center.
  static let clearsHistory = "clear history"
  /// What Enter does with the number of what has no row (F19).
  static let showsThem = "show them"

  /// What *Why* answers about the number of what has no row (F19).
  static let onlyCounted = "On the lock screen, as a number only."
  /// Why, where that is set for the whole phone.
  static let countsAll =
    "Display As is Count for the whole phone; “setting all display=stack” shows stacks."
  /// Why, where it is set for apps.
  static func counts(_ apps: [String]) -> String {
    "Display As is Count for \(apps.joined(separator: ", "))."
  }
  /// How they are seen all the same.
  static let countOpens: Sentence = "\(key: .tap) or a click shows them, as stacks."
  /// What *Why* answers about a summary.
  static func heldUntil(_ time: String, count: Int, wakes: Bool) -> String {
    let manner = wakes ? "with one wake and no sound" : "without a wake or a sound"
    return "\(count.counted("notification")) held until \(time), \(manner)."
  }
  /// Why they came then.
  static let heldComesAtOnce = "What was held comes all at once, as one summary."
  /// Which of them a summary shows.
  static let featuredFirst =
    "It shows those of the highest relevance score, at most one of each group."
  /// What opening it does.
  static let opensInGroups = "Opened, it lies in groups where it came; cleared, it goes whole."
  /// What *Why* answers about what is held.
  static func waitsUntil(_ time: String, count: Int) -> String {
    "\(count.counted("notification waits", "notifications wait")) for \(time)."
  }
  /// Where they are meanwhile.
  static let heldAreInNoList = "What is held is in no list; opening one delivers it."
  /// What Esc does while what has no row is shown.
  static let closesCounted = "only count them"
}
