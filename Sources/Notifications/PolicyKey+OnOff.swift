extension PolicyKey<Bool> {
  /// P19: an app that sets its badge to 0 takes its notifications back with it.
  package static let badgeZeroClearsList = PolicyKey(
    "badge.zeroClearsList", true, .bool, "P19", \.badgeZeroClearsList)

  /// L27: Hebrew's older form for tens.
  package static let cldrHebrewMany = PolicyKey(
    "cldr.hebrewMany", false, .bool, "L27", \.cldrHebrewMany)

  /// C12: a notification that its extension dismissed leaves the list.
  package static let contentDismissRemoves = PolicyKey(
    "content.dismissRemoves", true, .bool, "C12", \.contentDismissRemoves)

  /// R4: a critical alert that is only a sound wakes the screen, too.
  package static let criticalSoundWakes = PolicyKey(
    "critical.soundWakes", true, .bool, "R4", \.criticalSoundWakes)

  /// A16: *Clear All* counts as dismissing each.
  package static let dismissOnClearAll = PolicyKey(
    "dismiss.onClearAll", true, .bool, "A16", \.dismissOnClearAll)

  /// G30: one grouping over lock screen and history.
  package static let acrossSections = PolicyKey(
    "group.acrossSections", false, .bool, "G30", \.acrossSections)

  /// G19: expanding a group collapses the others.
  package static let singleExpansion = PolicyKey(
    "group.singleExpansion", false, .bool, "G19", \.singleExpansion)

  /// H15: with grouping Off, hidden notifications of a thread are one row.
  package static let hiddenCoalesceWhenOff = PolicyKey(
    "hidden.coalesceWhenOff", true, .bool, "H15", \.hiddenCoalesceWhenOff)

  /// H22: critical alerts are never hidden.
  package static let hiddenCriticalExempt = PolicyKey(
    "hidden.criticalExempt", false, .bool, "H22", \.hiddenCriticalExempt)

  /// H7: a hidden notification counts what its summary count says.
  package static let hiddenUsesArgumentCount = PolicyKey(
    "hidden.usesArgumentCount", false, .bool, "H7", \.hiddenUsesArgumentCount)

  /// L31: numbers in forms use the language's own digits.
  package static let locNativeDigits = PolicyKey(
    "loc.nativeDigits", false, .bool, "L31", \.locNativeDigits)

  /// L19: a missing key is looked up in the development region.
  package static let locPerKeyFallback = PolicyKey(
    "loc.perKeyFallback", false, .bool, "L19", \.locPerKeyFallback)

  /// L10: pushes are put into words again when the language changes.
  package static let locPushRelocalise = PolicyKey(
    "loc.pushRelocalise", false, .bool, "L10", \.locPushRelocalise)

  /// K28: a request that repeats fires once for all the times at which the phone was off.
  package static let missedCollapse = PolicyKey(
    "missed.collapse", true, .bool, "K28", \.missedCollapse)

  /// P23: opening a notification removes it.
  package static let openRemovesRecord = PolicyKey(
    "open.removesRecord", true, .bool, "P23", \.openRemovesRecord)

  /// X3: what is delivered quietly still changes the badge.
  package static let quietKeepsBadge = PolicyKey(
    "quiet.keepsBadge", false, .bool, "X3", \.quietKeepsBadge)

  /// V10: deliveries of an app keep their order.
  package static let serviceOrdered = PolicyKey(
    "service.ordered", false, .bool, "V10", \.serviceOrdered)

  /// V1: an alert that is a string starts a service extension.
  package static let serviceStringAlert = PolicyKey(
    "service.stringAlert", true, .bool, "V1", \.serviceStringAlert)

  /// T9: the default text names the arguments.
  package static let summaryDefaultIncludesArguments = PolicyKey(
    "summary.defaultIncludesArguments", true, .bool, "T9", \.summaryDefaultIncludesArguments)

  /// T2: the leading member counts too.
  package static let summaryIncludesLeading = PolicyKey(
    "summary.includesLeading", false, .bool, "T2", \.summaryIncludesLeading)

  /// T19: a mix that falls back names the arguments.
  package static let summaryMixedFallbackIncludesArguments = PolicyKey(
    "summary.mixedFallbackIncludesArguments", false, .bool, "T19",
    \.summaryMixedFallbackIncludesArguments)

  /// L16: `%` sequences are taken out of pushes as well.
  package static let textStripPushPercent = PolicyKey(
    "text.stripPushPercent", false, .bool, "L16", \.textStripPushPercent)

  /// A13: an answer may be empty.
  package static let textInputAllowEmpty = PolicyKey(
    "textInput.allowEmpty", true, .bool, "A13", \.textInputAllowEmpty)

  /// X7: turning an app off removes what is listed of it.
  package static let turnOffClearsList = PolicyKey(
    "turnOff.clearsList", true, .bool, "X7", \.turnOffClearsList)

  /// G26: a replaced notification rises to the top.
  package static let updateMovesToTop = PolicyKey(
    "update.movesToTop", true, .bool, "G26", \.updateMovesToTop)

  /// G26: a replaced notification alerts again.
  package static let updateRealerts = PolicyKey(
    "update.realerts", true, .bool, "G26", \.updateRealerts)
}
