/// What the phone's own controls, sheets and prompts say.
extension SystemText {
  /// Collapses an expanded group (G18).
  package static let showLess = control("list.showLess", "Show Less")
  /// Clears a notification, or a section once armed (G20, G23).
  package static let clear = control("list.clear", "Clear")
  /// Clears a group (G20).
  package static let clearAll = control("list.clearAll", "Clear All")
  /// Nothing is listed.
  package static let emptyList = control("list.empty", "No Older Notifications")
  /// The header of the history.
  package static let notificationCenter = control(
    "list.notificationCenter", "Notification Center")
  /// Opens the management sheet (G20).
  package static let manage = control("row.manage", "Manage")
  /// Opens a notification in full (G20).
  package static let view = control("row.view", "View")

  /// On the management sheet, and when a provisional app is kept.
  package static let deliverQuietly = control("manage.deliverQuietly", "Deliver Quietly")
  /// On the management sheet, and when a provisional app is kept.
  package static let deliverProminently = control(
    "manage.deliverProminently", "Deliver Prominently")
  /// On the management sheet, and under a provisional notification.
  package static let turnOff = control("manage.turnOff", "Turn Off…")
  /// On the management sheet of an app that is off.
  package static let turnOn = control("manage.turnOn", "Turn On")
  /// On the management sheet: the way to the app's settings.
  package static let settings = control("manage.settings", "Settings")
  /// Closes a sheet without doing anything.
  package static let cancel = control("sheet.cancel", "Cancel")
  /// Confirms turning off.
  package static let turnOffAll = control("turnOff.all", "Turn Off All Notifications")
  /// The way into the app's own settings, with the app's name.
  package static let configure = control("turnOff.configure", "Configure in %@…")
  /// Asks whether to go on, with the app's name.
  package static let suggestion = control(
    "suggestion.question", "Keep receiving notifications from %@?")
  /// Answers that question by nothing.
  package static let dismissSuggestion = control("suggestion.dismiss", "Dismiss")
  /// Under a provisional notification: more is asked.
  package static let keepAsking = control("keep.ask", "Keep…")
  /// Under a provisional notification, from iOS 15.
  package static let keep = control("keep.now", "Keep")
  /// What keeping means, from iOS 15.
  package static let deliverImmediately = control("keep.immediately", "Deliver Immediately")
  /// What keeping means where summaries are scheduled.
  package static let deliverInSummary = control("keep.summary", "Deliver in Scheduled Summary")

  /// From iOS 15 in the place of `manage` (F18).
  package static let options = control("row.options", "Options")
  /// On the sheet of Options (F18).
  package static let muteForHour = control("options.muteHour", "Mute for 1 Hour")
  /// On the sheet of Options (F18).
  package static let muteForToday = control("options.muteToday", "Mute for Today")
  /// On the sheet of Options, of an app that is muted (F18).
  package static let unmute = control("options.unmute", "Unmute")
  /// On the sheet of Options (F18).
  package static let sendToSummary = control("options.sendToSummary", "Send to Summary")
  /// On the sheet of Options (F18).
  package static let viewSettings = control("options.viewSettings", "View Settings")

  /// Asks for permission, with the app's name.
  package static let wouldLikeToNotify = control(
    "prompt.notifications", "“%@” Would Like to Send You Notifications")
  /// X17: stands below that question.
  package static let mayInclude = control(
    "prompt.notifications.detail",
    "Notifications may include alerts, sounds, and icon badges. "
      + "These can be configured in Settings.")
  /// Asks for critical alerts, with the app's name.
  package static let wouldLikeToAlert = control(
    "prompt.critical", "“%@” Would Like to Send You Critical Alerts")
  /// Grants what a prompt asks.
  package static let allow = control("prompt.allow", "Allow")
  /// Denies what a prompt asks.
  package static let dontAllow = control("prompt.dontAllow", "Don’t Allow")
  /// Asks for the owner.
  package static let authenticate = control("prompt.authenticate", "Unlock to Continue")
  /// Lets the owner be seen, where that is asked for.
  package static let unlock = control("prompt.unlock", "Unlock")
  /// Ends the app's page in Settings, with the app's name.
  package static let appSettings = control("settings.appLink", "%@ Notification Settings")
  /// The button of a text input (A13).
  package static let send = control("textInput.send", "Send")
  /// The second button of the alert box of iOS 4.
  package static let alertView = control("alert.view", "View")
  /// The first button of that box where there are two.
  package static let alertClose = control("alert.close", "Close")
  /// The only button of that box.
  package static let alertOK = control("alert.ok", "OK")
  /// An attachment that is a picture.
  package static let image = control("attachment.image", "image")
  /// An attachment that is a film.
  package static let video = control("attachment.video", "video")
  /// An attachment to listen to.
  package static let audio = control("attachment.audio", "audio")

  /// R3: beside the app of a critical alert.
  package static let critical = control("row.critical", "critical")
  /// An appointment that waits for an answer.
  package static let invited = control("event.invited", "asked for")

  /// Keys of the system's tables with their English words.
  static let controls = [
    showLess, clear, clearAll, emptyList, notificationCenter, manage, view, deliverQuietly,
    deliverProminently, turnOff, turnOn, settings, cancel, turnOffAll, configure, suggestion,
    dismissSuggestion, keepAsking, keep, deliverImmediately, deliverInSummary,
    options, muteForHour, muteForToday, unmute, sendToSummary, viewSettings,
    wouldLikeToNotify, mayInclude, wouldLikeToAlert, allow, dontAllow, authenticate, unlock,
    appSettings, send,
    alertView, alertClose, alertOK, image, video, audio, critical, invited,
  ]
}
