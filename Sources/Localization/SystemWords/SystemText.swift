/// A text that the system says by itself: its key in `Fixtures/System`,
/// and how it reads in English.
///
/// What a real phone translates is translated in `Fixtures/System`; a test compares its keys with
/// these, so a new text needs an entry in each language there.
package struct SystemText: Equatable, Sendable {
  /// The key in table `Localizable`.
  package let key: String
  /// The words in English.
  package let english: English

  /// English words.
  package enum English: Equatable, Sendable {
    case plain(String)
    /// In the languages, an entry with the forms that each needs.
    case plural(one: String, other: String)
  }

  /// Whether it has plural forms.
  ///
  /// Then a number has to be given with it.
  package var isPlural: Bool {
    if case .plural = english { return true }
    return false
  }

  private init(_ key: String, _ words: String) {
    self.key = key
    english = .plain(words)
  }

  private init(_ key: String, one: String, other: String) {
    self.key = key
    english = .plural(one: one, other: other)
  }
}

extension SystemText {
  /// T8: what stands for a group that no app describes.
  static let more = SystemText(
    "summary.more", one: "%u more notification", other: "%u more notifications")
  /// T9: the same with names.
  static let moreFrom = SystemText(
    "summary.more.from", one: "%u more notification from %@",
    other: "%u more notifications from %@")
  /// H4: one hidden notification.
  static let hiddenOne = SystemText("hidden.one", "Notification")
  /// H4, H13: several, or a numbered part.
  package static let hiddenMany = SystemText(
    "hidden.many", one: "%u Notification", other: "%u Notifications")
  /// How many are listed, above the list.
  package static let listCount = SystemText(
    "list.count", one: "%u notification", other: "%u notifications")
  /// T13: the rest of a shortened list.
  package static let listMore = SystemText("list.more", one: "%u more", other: "%u more")

  /// F13: what a summary does not show, with the names of the apps.
  package static let summaryRest = SystemText(
    "summary.rest", one: "and %u more from %@", other: "and %u more from %@")
  /// F7: how many came while a Focus was on, with its name.
  package static let whileFocus = SystemText(
    "focus.while", one: "%u while %@ was on", other: "%u while %@ was on")

  /// P21.
  static let now = SystemText("time.now", "now")
  /// P21.
  static let minutes = SystemText("time.minutes", one: "%um ago", other: "%um ago")
  /// P21.
  static let hours = SystemText("time.hours", one: "%uh ago", other: "%uh ago")
  /// P21: the time of the day before.
  static let yesterdayAndTime = SystemText("pattern.yesterdayAndTime", "Yesterday, %1$@")
  /// Weekday and clock.
  static let weekdayAndTime = SystemText("pattern.weekdayAndTime", "%1$@ %2$@")
  /// Every text, each once. Tests go through it; a text that is missing here is not checked.
  package static let all: [SystemText] =
    [more, moreFrom, hiddenOne, hiddenMany, listCount, listMore, now, minutes, hours]
    + [yesterdayAndTime, weekdayAndTime, summaryRest, whileFocus] + controls + settingsPage
    + focus

  /// A control, sheet or prompt.
  ///
  /// Never with plural forms.
  static func control(_ key: String, _ words: String) -> SystemText { SystemText(key, words) }
}
