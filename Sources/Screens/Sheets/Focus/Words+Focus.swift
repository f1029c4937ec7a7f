import Notifications

/// The words of the sheets and pages about Focus and scheduled summaries; what is set
/// there is in the phone's own.
extension Words {
  /// The label of the option, with the one that is on.
  static func focusNow(_ name: String?) -> ControlTitle { ControlTitle("focus", name ?? "off") }
  /// Why there is none to choose.
  static let focusNotYet = "Before iOS 15 there is no Focus; there is Do Not Disturb."
  /// The title of the list.
  static let focusTitle = "Focus"
  /// What Enter does with one that is off.
  static let turnsOn = "turn on"
  /// What Enter does with the one that is on.
  static let turnsOff = "turn off"
  /// What opens its page.
  static let editsFocus = "edit"
  /// What forgets it.
  static let deletesFocus = "delete"
  /// What is said once one was deleted.
  static func deletedFocus(_ name: String) -> Sentence {
    "\(name) is deleted. \(key: .undo) undoes it."
  }
  /// Why one cannot be deleted.
  static let nothingToDelete = "It is there from the start, and nothing was set for it."
  /// What is said of the row that deletes it.
  static let focusDeletion = "All that was set for it goes, and it ends if it is on."
  /// Beside the one that is on.
  static let isOn = "on"
  /// Before the name of the one that is on, in the status line, where lines are read.
  static let focusIsOn = "Focus on:"
  /// Beside the one that is on, with when it ends.
  static func isOn(until time: String) -> String { "on until \(time)" }
  /// Behind the name of the one that is on, in the status line.
  static func until(_ time: String) -> String { "until \(time)" }
  /// The last row: one of another name is written as a line.
  static let otherFocus = "Another…"
  /// What that row does.
  static let otherFocusMeaning = "Type its name, and what it lets through."
  /// F5, F6: beside one that names no app and no person.
  static func passage(ofTimeSensitive passes: Bool) -> String {
    passes ? "only Time Sensitive" : "lets nothing through"
  }
  /// Beside one that lets through all but some apps.
  static func silences(_ apps: String) -> String { "silences \(apps.isEmpty ? "nothing" : apps)" }
  /// What is said once one was turned on.
  static func turnedFocusOn(_ name: String) -> Sentence {
    "\(name) is on. \(key: .undo) undoes it."
  }
  /// What is said once it was turned off.
  static func turnedFocusOff(_ name: String) -> Sentence {
    "\(name) is off. \(key: .undo) undoes it."
  }
  /// What is said of the page of Do Not Disturb.
  static let letsNothing = "Nothing passes but what is critical."
  /// What is said of one that passes, or does not.
  static func passes(_ name: String, _ does: Bool) -> String {
    does
      ? "\(name) passes while it is on." : "\(name) is silenced while it is on."
  }
  /// What is said of Time Sensitive ones.
  static func timeSensitivePasses(_ does: Bool) -> String {
    does
      ? "Time Sensitive ones pass, whoever sends them." : "Time Sensitive ones are silenced, too."
  }
  /// What is said of what is silenced.
  static func silencedOnLockScreen(_ does: Bool) -> String {
    does
      ? "What it silences shows on the lock screen all the same."
      : "What it silences is in Notification Center alone."
  }
  /// What is said of the badges of silenced apps.
  static func silencedBadges(_ does: Bool) -> String {
    does ? "Silenced apps go on showing their numbers." : "Silenced apps show no numbers."
  }
  /// What is said of the switch of one.
  static func focusSwitch(_ isOn: Bool) -> String {
    isOn ? "Turned off, nothing comes anew." : "Turned on, it ends the one that is on."
  }
  /// What is said of its list of apps.
  static func focusMode(_ mode: Focus.Mode) -> String {
    switch mode {
    case .allow: "The apps below pass, and no others."
    case .silence: "The apps below are silenced, and no others."
    }
  }
  /// What is said of its people.
  static let focusPeople: Sentence =
    "Who passes, in whatever app that says who speaks; \(fixed: .enter) types others."
  /// What is said of its times.
  static let focusSchedule: Sentence =
    "It is on at these times every day, by itself; \(fixed: .enter) types others."
  /// What is said of its place.
  static let focusPlaceMeaning = "It is on at this place, by itself."
  /// What is said of the page with the Focuses.
  static func focusPage(_ name: String?) -> String {
    name.map { "\($0) is on; the page says what it lets through." }
      ?? "None is on; the page has what each lets through."
  }
  /// What is said of the page with the summary.
  static func summaryPage(_ isOn: Bool) -> String {
    isOn
      ? "What may wait of the apps in it comes at these times."
      : "Turned on, what may wait comes together, at set times."
  }
  /// What is said of one of its times.
  static func summaryTime(_ isOn: Bool) -> Sentence {
    "\(comesThen(isOn)); \(fixed: .left) and \(fixed: .right) move it by half an hour, \(fixed: .enter) takes it away."
  }
  /// What is said of the only one.
  static func onlySummaryTime(_ isOn: Bool) -> Sentence {
    "\(comesThen(isOn)); \(fixed: .left) and \(fixed: .right) move it by half an hour."
  }
  private static func comesThen(_ isOn: Bool) -> String {
    isOn ? "A summary comes then" : "Once it is on, a summary comes then"
  }
  /// Why it cannot be taken away.
  static func lastSummaryTime(_ isOn: Bool) -> String {
    isOn
      ? "A summary comes once a day at least; turn it off instead."
      : "A summary needs one time at least."
  }
  /// Why it cannot be moved there.
  static func summaryTimeTaken(_ time: String, _ isOn: Bool) -> String {
    isOn ? "A summary comes at \(time) already." : "\(time) is one of its times already."
  }
  /// The row that adds a time.
  static let addsSummaryTime = "Add a time…"
  /// What is said of that row.
  static let addsSummaryTimeMeaning = "Up to twelve a day."
  /// What is said of an app that is in the summary, or is not.
  static func inSummary(_ name: String, isIn: Bool, isOn: Bool) -> String {
    guard isIn else { return "\(name) is delivered at once." }
    return isOn
      ? "What may wait of \(name) is held for the summary."
      : "\(name) is delivered at once, until the summary is on."
  }
  /// What is said of the row that mutes an app.
  static func muteMeaning(until time: String?) -> String {
    time.map { "Silent until \($0); the switch ends that." }
      ?? "Turned on, it is silent for an hour."
  }
}
