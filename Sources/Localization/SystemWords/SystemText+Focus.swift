/// What the phone says about Focus, summaries and display styles, from iOS 15.
extension SystemText {
  /// F13: a summary that comes before noon.
  package static let morningSummary = control("summary.morning", "Morning Summary")
  /// F13: one that comes before five.
  package static let afternoonSummary = control("summary.afternoon", "Afternoon Summary")
  /// F13: one that comes before ten.
  package static let eveningSummary = control("summary.evening", "Evening Summary")
  /// F13: one that comes later.
  package static let nightSummary = control("summary.night", "Night Summary")
  /// F16: looks at what is held.
  package static let showNextSummary = control("summary.showNext", "Show Next Summary")
  /// F3: on a row.
  package static let timeSensitive = control("row.timeSensitive", "TIME SENSITIVE")
  /// F3: under a row; what is Time Sensitive stays so.
  package static let leaveOn = control("timeSensitive.leaveOn", "Leave On")
  /// F3: under a row; the app has nothing Time Sensitive any more.
  package static let turnOffNow = control("timeSensitive.turnOff", "Turn Off")
  /// F2: the switch for Time Sensitive notifications.
  package static let timeSensitiveNotifications = control(
    "settings.timeSensitive", "Time Sensitive Notifications")
  /// F11: when notifications are delivered.
  package static let delivery = control("settings.delivery", "Notification Delivery")
  /// F11: at once.
  package static let immediateDelivery = control("settings.immediate", "Immediate Delivery")
  /// F11: with the next summary.
  package static let scheduledSummary = control("settings.summary", "Scheduled Summary")
  /// F19: how notifications are shown.
  package static let displayAs = control("settings.display", "Display As")
  /// F19: in groups.
  package static let displayStack = control("settings.display.stack", "Stack")
  /// F19: each in a row of its own.
  package static let displayList = control("settings.display.list", "List")
  /// F19: only how many there are.
  package static let displayCount = control("settings.display.count", "Count")

  /// F4: the page of Settings with the person's Focuses.
  package static let focuses = control("settings.focus", "Focus")
  /// F4: the Focus with nothing allowed.
  package static let doNotDisturb = control("focus.doNotDisturb", "Do Not Disturb")
  /// F5: the list of apps is of those that pass.
  package static let focusAllows = control("focus.allow", "Allow Notifications From")
  /// F5: the list of apps is of those that are silenced.
  package static let focusSilences = control("focus.silence", "Silence Notifications From")
  /// F5: those who pass.
  package static let focusPeople = control("focus.people", "People")
  /// F5: what is silenced shows on the lock screen, too.
  package static let focusOnLockScreen = control("focus.lockScreen", "Show On Lock Screen")
  /// F5: the badges of silenced apps are drawn.
  package static let focusBadges = control("focus.badges", "Show Notification Badges")
  /// F8, F11: the times of a day.
  package static let schedule = control("focus.schedule", "Schedule")
  /// F8: where a Focus is on by itself.
  package static let focusPlace = control("focus.place", "Location")
  /// F5, F8: in the place of people, times or a place that a Focus has not.
  package static let noneSet = control("settings.none", "none")
  /// F5: forgets a Focus.
  package static let deleteFocus = control("focus.delete", "Delete Focus")

  /// Keys of the system's tables with their English words.
  static let focus = [
    morningSummary, afternoonSummary, eveningSummary, nightSummary, showNextSummary, timeSensitive,
    leaveOn, turnOffNow, timeSensitiveNotifications, delivery, immediateDelivery, scheduledSummary,
    displayAs,
    displayStack, displayList, displayCount, focuses, doNotDisturb, focusAllows,
    focusSilences, focusPeople, focusOnLockScreen, focusBadges, schedule, focusPlace, noneSet,
    deleteFocus,
  ]
}
