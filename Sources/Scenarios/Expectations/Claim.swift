import Delivery
import Explaining
import Notifications

/// What an expectation says has to be so.
///
/// Each row of the table of expectations reads and writes one of these; whether it is so
/// is found out in a state. Nil stands for none where a value may be missing, and for what
/// is not said of an option.
package enum Claim: Hashable, Sendable {
  /// How many groups the list has, or one of its sections.
  case groups(ExpectedNumber, in: Section?)
  case groupCount(ExpectedName, ExpectedNumber, in: Section?)
  case groupState(ExpectedName, ExpectedGroupState, in: Section?)
  case groupText(ExpectedName, TextPart, ExpectedText?, in: Section?)

  case notificationText(ExpectedName, TextPart, ExpectedText?)
  /// The section of the list that it is in; nil for the banner.
  case notificationPlace(ExpectedName, Section?)
  case notificationState(ExpectedName, ExpectedNotificationState)
  /// That nothing of its texts is cut on a surface; nil for the list.
  case wholeText(ExpectedName, on: TextSurface?)
  /// One above the other, with whatever else between.
  case order([ExpectedName])

  case outcome(ExpectedName, ExpectedEnding)
  case delivered(ExpectedName, at: When?, count: ExpectedNumber?)
  /// The status of the answer to the last push.
  case apns(Int?, reason: String?)
  /// A request that waits; how many of an app do, where a number is said.
  case pending(ExpectedName, ExpectedCount?, at: When?)

  case reached(ExpectedName, Reach)
  case banner(ExpectedName?)
  case sound(ExpectedName, ExpectedSound)
  /// What the watch shows, and whether in its long look.
  case watch(ExpectedName?, isLong: Bool?)
  /// Since the last `note`.
  case wake

  /// The number on the icon.
  case badge(ExpectedName, ExpectedNumber?)
  case settings(ExpectedName, [ExpectedSetting])
  case appState(ExpectedName, AppState)
  case device(ExpectedDeviceState)
  case call(ExpectedName, ExpectedCall)

  /// Identifiers and titles of actions; without a name, those of the open rich view.
  case actions(ExpectedName?, [ExpectedName]?, titles: [String]?)
  case viewTitle(ExpectedText?)
  /// What an element of the view says, by its name.
  case viewLabel(ExpectedName, ExpectedText?)
  case viewMedia(ExpectedMediaState?)
  case viewInput(ExpectedInput)
  case viewRatio(ExpectedAmount<Double>)
  /// The notification whose rich view is open.
  case viewOwner(ExpectedName?)
  case received(ExpectedExtensionCall)

  case prompt(ExpectedText?)
  case alert(ExpectedText?)
  case sheet(ExpectedSheet?)
  /// In this order, with whatever else between.
  case offers([String]?)
  case suggestion(ExpectedName?)
  case authorization(ExpectedName, Authorization)

  /// The Focus that is on, by its name (F4).
  case focus(ExpectedFocus?)
  /// How many are held for the next summary, of an app or of all (F12).
  case held(ExpectedName?, ExpectedNumber)
  /// The newest summary that came and was not opened (F13).
  case summary(ExpectedText?, count: ExpectedNumber?, featured: [ExpectedName]?)
  /// An app that is muted (F18); nil for none.
  case muted(ExpectedName?)

  case screenText(String)
  case screenMatch(TextPattern)
  /// The rules that made a notification what it is, or some of them.
  case rules(ExpectedName, [RuleID])
}

extension Claim {
  /// Whether it is about the words on the screen, which change though nothing comes.
  package var isOfScreen: Bool {
    if case .screenText = self { return true }
    if case .screenMatch = self { return true }
    return false
  }
}
