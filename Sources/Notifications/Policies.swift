/// The switches for readings of a rule that is not documented (section S).
package struct Policies: Hashable, Sendable {
  /// G15: members that a key needs before they stack.
  package var stackThreshold = 2
  /// G19: expanding a group collapses the others.
  package var singleExpansion = false
  /// G30: one grouping over lock screen and history.
  package var acrossSections = false
  /// G26: a replaced notification rises to the top.
  package var updateMovesToTop = true
  /// G26: a replaced notification alerts again.
  package var updateRealerts = true
  /// T2: the leading member counts too.
  package var summaryIncludesLeading = false
  /// T9: the default text names the arguments.
  package var summaryDefaultIncludesArguments = true
  /// T12: whose argument comes first.
  package var summaryArgumentOrder = ArgumentOrder.newestFirst
  /// T13: how many arguments are named; 0 for all.
  package var summaryArgumentLimit = 0
  /// T16: what makes members share a part.
  package var summaryMergeBy = SummaryMerging.format
  /// T19: a mix that falls back names the arguments.
  package var summaryMixedFallbackIncludesArguments = false
  /// T20: what makes a mix fall back.
  package var summaryArgumentful = Argumentful.format
  /// T21: members without a format make the whole text the default, or a part of their own.
  package var summaryPartialFormats = PartialFormats.default
  /// T24: how lists are joined.
  package var listStyle = ListJoining.and
  /// H7: a hidden notification counts what its summary count says.
  package var hiddenUsesArgumentCount = false
  /// H13: members without a placeholder make a part, or the whole default.
  package var hiddenDefaultPart = HiddenDefaultPart.join
  /// H15: with grouping Off, hidden notifications of a thread are one row.
  package var hiddenCoalesceWhenOff = true
  /// H22: critical alerts are never hidden.
  package var hiddenCriticalExempt = false
  /// L9: whether a number that is written as text chooses a plural form.
  package var locNumericStrings = NumericStrings.parse
  /// L10: pushes are put into words again when the language changes.
  package var locPushRelocalise = false
  /// L19: a missing key is looked up in the development region.
  package var locPerKeyFallback = false
  /// L31: numbers in forms use the language's own digits.
  package var locNativeDigits = false
  /// L16: `%` sequences are taken out of pushes as well.
  package var textStripPushPercent = false
  /// L27: Hebrew's older form for tens.
  package var cldrHebrewMany = false
  /// X3: what is delivered quietly still changes the badge.
  package var quietKeepsBadge = false
  /// X7: turning an app off removes what is listed of it.
  package var turnOffClearsList = true
  /// X12: what makes a suggestion appear.
  package var suggestRule = SuggestionRule.cleared
  /// X12: how many notifications have to be cleared in a row.
  package var suggestCleared = 5
  /// X12: how long an app is left alone after a suggestion.
  package var suggestDays = 7
  /// X14: what the link into an app's own settings needs.
  package var settingsLinkRequires = SettingsLinkNeed.both
  /// U14: what the global previews setting begins with.
  package var previewsGlobalDefault = Previews.always
  /// U12: how long a temporary banner stays.
  package var bannerSeconds = 5
  /// P7: whether what shows as a banner joins the history.
  package var bannerAddsTo = BannerAddition.history
  /// R5: a critical alert's volume where it names none, 0 to 1.
  package var criticalDefaultVolume = 1.0
  /// R4: a critical alert that is only a sound wakes the screen, too.
  package var criticalSoundWakes = true
  /// R10: whether Do Not Disturb keeps an unlocked phone silent, too.
  package var dndScope = DoNotDisturbScope.whileLocked
  /// P19: an app that sets its badge to 0 takes its notifications back with it.
  package var badgeZeroClearsList = true
  /// P20: lines of a body in the list.
  package var bodyListLines = 4
  /// P20: lines of a body in a banner.
  package var bodyBannerLines = 2
  /// P23: opening a notification removes it.
  package var openRemovesRecord = true

  /// A7: how many actions a rich view shows; nil as the system's version does.
  package var actionsRichPaneMax: Int?
  /// A13: an answer may be empty.
  package var textInputAllowEmpty = true
  /// A16: *Clear All* counts as dismissing each.
  package var dismissOnClearAll = true
  /// V1: an alert that is a string starts a service extension.
  package var serviceStringAlert = true
  /// V10: deliveries of an app keep their order.
  package var serviceOrdered = true
  /// V5: seconds that a service extension has.
  package var serviceTimeLimit = 30
  /// V5: seconds that it has after it was told.
  package var serviceGrace = 1
  /// V8: what becomes of content with nothing to read.
  package var serviceEmptyContent = EmptyContent.original
  /// V9: megabytes that a service extension may take.
  package var serviceMemoryLimit = 24
  /// C12: a notification that its extension dismissed leaves the list.
  package var contentDismissRemoves = true
  /// C13: seconds that a content extension has to complete a response.
  package var contentCompletionLimit = 5

  package init() {}
}
