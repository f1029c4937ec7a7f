/// What the switches between readings of an undocumented rule are set to (section S).
///
/// Each has its name, values, default and rule at the `PolicyKey` that is called as the property is.
package struct Policies: Hashable, Sendable {
  /// `calendar.gap` (K6, K7): what happens to a time that a day lacks, and to a day that a month
  /// lacks.
  package var calendarGap: GapPolicy = PolicyKey.calendarGap.standard
  /// `calendar.overlap` (K6): which of two moments counts where a clock reads the same twice.
  package var calendarOverlap: OverlapPolicy = PolicyKey.calendarOverlap.standard
  /// `clock.maxEvents` (K26): how much may come by itself while one command is done.
  package var clockMaxEvents: Int = PolicyKey.clockMaxEvents.standard
  /// `missed.collapse` (K28): a request that repeats fires once for all the times at which the
  /// phone was off.
  package var missedCollapse: Bool = PolicyKey.missedCollapse.standard
  /// `missed.window` (K28, N11): what is later than that is never shown; nil for no such limit.
  package var missedWindow: Interval? = PolicyKey.missedWindow.standard
  /// `location.maxRegions` (K10): how many regions an app has at most.
  package var locationMaxRegions: Int = PolicyKey.locationMaxRegions.standard
  /// `legacy.singleButton` (N3): an alert whose button has no title has one button only, which
  /// dismisses it.
  package var legacySingleButton: Bool = PolicyKey.legacySingleButton.standard
  /// `legacy.defaultActionTitle` (N3): what the button is called that opens the app, where the
  /// notification does not say.
  package var legacyDefaultActionTitle: String = PolicyKey.legacyDefaultActionTitle.standard
  /// `legacy.zeroBadgeClears` (N4): a badge number of 0 takes the badge away.
  package var legacyZeroBadgeClears: Bool = PolicyKey.legacyZeroBadgeClears.standard
  /// `legacy.missedWall` (N11): what becomes of a wall time that a move makes past.
  package var legacyMissedWall: MissedWall = PolicyKey.legacyMissedWall.standard
  /// `legacy.monthStep` (N16): from which day months are counted on.
  package var legacyMonthStep: MonthStep = PolicyKey.legacyMonthStep.standard
  /// `group.stackThreshold` (G15): members that a key needs before they stack.
  package var stackThreshold: Int = PolicyKey.stackThreshold.standard
  /// `group.singleExpansion` (G19): expanding a group collapses the others.
  package var singleExpansion: Bool = PolicyKey.singleExpansion.standard
  /// `group.acrossSections` (G30): one grouping over lock screen and history.
  package var acrossSections: Bool = PolicyKey.acrossSections.standard
  /// `update.movesToTop` (G26): a replaced notification rises to the top.
  package var updateMovesToTop: Bool = PolicyKey.updateMovesToTop.standard
  /// `update.realerts` (G26): a replaced notification alerts again.
  package var updateRealerts: Bool = PolicyKey.updateRealerts.standard
  /// `summary.includesLeading` (T2): the leading member counts too.
  package var summaryIncludesLeading: Bool = PolicyKey.summaryIncludesLeading.standard
  /// `summary.defaultIncludesArguments` (T9): the default text names the arguments.
  package var summaryDefaultIncludesArguments: Bool = PolicyKey.summaryDefaultIncludesArguments
    .standard
  /// `summary.argumentOrder` (T12): whose argument comes first.
  package var summaryArgumentOrder: ArgumentOrder = PolicyKey.summaryArgumentOrder.standard
  /// `summary.argumentLimit` (T13): how many arguments are named; 0 for all.
  package var summaryArgumentLimit: Int = PolicyKey.summaryArgumentLimit.standard
  /// `summary.mergeBy` (T16): what makes members share a part.
  package var summaryMergeBy: SummaryMerging = PolicyKey.summaryMergeBy.standard
  /// `summary.mixedFallbackIncludesArguments` (T19): a mix that falls back names the arguments.
  package var summaryMixedFallbackIncludesArguments: Bool = PolicyKey
    .summaryMixedFallbackIncludesArguments.standard
  /// `summary.argumentful` (T20): what makes a mix fall back.
  package var summaryArgumentful: Argumentful = PolicyKey.summaryArgumentful.standard
  /// `summary.partialFormats` (T21): members without a format make the whole text the default, or a
  /// part of their own.
  package var summaryPartialFormats: PartialFormats = PolicyKey.summaryPartialFormats.standard
  /// `list.style` (T24): how lists are joined.
  package var listStyle: ListJoining = PolicyKey.listStyle.standard
  /// `hidden.usesArgumentCount` (H7): a hidden notification counts what its summary count says.
  package var hiddenUsesArgumentCount: Bool = PolicyKey.hiddenUsesArgumentCount.standard
  /// `hidden.defaultPart` (H13): members without a placeholder make a part, or the whole default.
  package var hiddenDefaultPart: HiddenDefaultPart = PolicyKey.hiddenDefaultPart.standard
  /// `hidden.coalesceWhenOff` (H15): with grouping Off, hidden notifications of a thread are one
  /// row.
  package var hiddenCoalesceWhenOff: Bool = PolicyKey.hiddenCoalesceWhenOff.standard
  /// `hidden.criticalExempt` (H22): critical alerts are never hidden.
  package var hiddenCriticalExempt: Bool = PolicyKey.hiddenCriticalExempt.standard
  /// `loc.numericStrings` (L9): whether a number that is written as text chooses a plural form.
  package var locNumericStrings: NumericStrings = PolicyKey.locNumericStrings.standard
  /// `loc.pushRelocalise` (L10): pushes are put into words again when the language changes.
  package var locPushRelocalise: Bool = PolicyKey.locPushRelocalise.standard
  /// `loc.perKeyFallback` (L19): a missing key is looked up in the development region.
  package var locPerKeyFallback: Bool = PolicyKey.locPerKeyFallback.standard
  /// `loc.nativeDigits` (L31): numbers in forms use the language's own digits.
  package var locNativeDigits: Bool = PolicyKey.locNativeDigits.standard
  /// `text.stripPushPercent` (L16): `%` sequences are taken out of pushes as well.
  package var textStripPushPercent: Bool = PolicyKey.textStripPushPercent.standard
  /// `cldr.hebrewMany` (L27): Hebrew's older form for tens.
  package var cldrHebrewMany: Bool = PolicyKey.cldrHebrewMany.standard
  /// `quiet.keepsBadge` (X3): what is delivered quietly still changes the badge.
  package var quietKeepsBadge: Bool = PolicyKey.quietKeepsBadge.standard
  /// `turnOff.clearsList` (X7): turning an app off removes what is listed of it.
  package var turnOffClearsList: Bool = PolicyKey.turnOffClearsList.standard
  /// `suggest.rule` (X12): what makes a suggestion appear.
  package var suggestRule: SuggestionRule = PolicyKey.suggestRule.standard
  /// `suggest.cleared` (X12): how many notifications have to be cleared in a row.
  package var suggestCleared: Int = PolicyKey.suggestCleared.standard
  /// `suggest.days` (X12): how long an app is left alone after a suggestion.
  package var suggestDays: Int = PolicyKey.suggestDays.standard
  /// `settingsLink.requires` (X14): what the link into an app's own settings needs.
  package var settingsLinkRequires: SettingsLinkNeed = PolicyKey.settingsLinkRequires.standard
  /// `previews.globalDefault` (U14): what the global previews setting begins with.
  package var previewsGlobalDefault: Previews = PolicyKey.previewsGlobalDefault.standard
  /// `banner.seconds` (U12): how long a temporary banner stays.
  package var bannerSeconds: Int = PolicyKey.bannerSeconds.standard
  /// `banner.addsTo` (P7): whether what shows as a banner joins the history.
  package var bannerAddsTo: BannerAddition = PolicyKey.bannerAddsTo.standard
  /// `critical.defaultVolume` (R5): a critical alert's volume where it names none, 0 to 1.
  package var criticalDefaultVolume: Double = PolicyKey.criticalDefaultVolume.standard
  /// `critical.soundWakes` (R4): a critical alert that is only a sound wakes the screen, too.
  package var criticalSoundWakes: Bool = PolicyKey.criticalSoundWakes.standard
  /// `display.seconds` (P3): seconds after which a lit lock screen goes dark; 0 for never.
  package var displaySeconds: Int = PolicyKey.displaySeconds.standard
  /// `device.autoLock` (P3): how long after a person's last act an unlocked phone locks; nil for never.
  package var deviceAutoLock: Interval? = PolicyKey.deviceAutoLock.standard
  /// `dnd.scope` (R10): whether Do Not Disturb keeps an unlocked phone silent, too.
  package var dndScope: DoNotDisturbScope = PolicyKey.dndScope.standard
  /// `badge.zeroClearsList` (P19): an app that sets its badge to 0 takes its notifications back
  /// with it.
  package var badgeZeroClearsList: Bool = PolicyKey.badgeZeroClearsList.standard
  /// `body.listLines` (P20): lines of a body in the list.
  package var bodyListLines: Int = PolicyKey.bodyListLines.standard
  /// `body.bannerLines` (P20): lines of a body in a banner.
  package var bodyBannerLines: Int = PolicyKey.bodyBannerLines.standard
  /// `body.watchLines` (W6): lines of a body in the long look of a watch, where there is room.
  package var bodyWatchLines: Int = PolicyKey.bodyWatchLines.standard
  /// `title.listLines` (P20): lines of a title or subtitle in the list.
  package var titleListLines: Int = PolicyKey.titleListLines.standard
  /// `title.bannerLines` (P20): lines of a title or subtitle in a banner.
  package var titleBannerLines: Int = PolicyKey.titleBannerLines.standard
  /// `title.watchLines` (W6): lines of a title in the long look of a watch.
  package var titleWatchLines: Int = PolicyKey.titleWatchLines.standard
  /// `open.removesRecord` (P23): opening a notification removes it.
  package var openRemovesRecord: Bool = PolicyKey.openRemovesRecord.standard
  /// `actions.richPaneMax` (A7): how many actions a rich view shows; nil as the system's version
  /// does.
  package var actionsRichPaneMax: Int? = PolicyKey.actionsRichPaneMax.standard
  /// `textInput.allowEmpty` (A13): an answer may be empty.
  package var textInputAllowEmpty: Bool = PolicyKey.textInputAllowEmpty.standard
  /// `dismiss.onClearAll` (A16): *Clear All* counts as dismissing each.
  package var dismissOnClearAll: Bool = PolicyKey.dismissOnClearAll.standard
  /// `service.stringAlert` (V1): an alert that is a string starts a service extension.
  package var serviceStringAlert: Bool = PolicyKey.serviceStringAlert.standard
  /// `service.ordered` (V10): deliveries of an app keep their order.
  package var serviceOrdered: Bool = PolicyKey.serviceOrdered.standard
  /// `service.timeLimit` (V5): seconds that a service extension has.
  package var serviceTimeLimit: Int = PolicyKey.serviceTimeLimit.standard
  /// `service.grace` (V5): seconds that it has after it was told.
  package var serviceGrace: Int = PolicyKey.serviceGrace.standard
  /// `service.emptyContent` (V8): what becomes of content with nothing to read.
  package var serviceEmptyContent: EmptyContent = PolicyKey.serviceEmptyContent.standard
  /// `service.memoryLimit` (V9): megabytes that a service extension may take.
  package var serviceMemoryLimit: Int = PolicyKey.serviceMemoryLimit.standard
  /// `content.dismissRemoves` (C12): a notification that its extension dismissed leaves the list.
  package var contentDismissRemoves: Bool = PolicyKey.contentDismissRemoves.standard
  /// `content.completionLimit` (C13): seconds that a content extension has to complete a response.
  package var contentCompletionLimit: Int = PolicyKey.contentCompletionLimit.standard
  /// `apns.backgroundPriority10` (B17): whether a background push may have priority 10.
  package var apnsBackgroundPriority10: BackgroundPriority = PolicyKey.apnsBackgroundPriority10
    .standard
  /// `apns.clockSkew` (B9): seconds by which the sender's clock is ahead of the service's.
  package var apnsClockSkew: Int = PolicyKey.apnsClockSkew.standard
  /// `apns.legacyLimit` (B19): how many bytes a payload of the binary interface may have.
  package var apnsLegacyLimit: LegacyLimit = PolicyKey.apnsLegacyLimit.standard
  /// `apns.maxStoreDays` (B8): days that a push waits at most.
  package var apnsMaxStoreDays: Int = PolicyKey.apnsMaxStoreDays.standard
  /// `apns.offlineStore` (B3): which of the pushes that wait for a device are kept.
  package var apnsOfflineStore: OfflineStore = PolicyKey.apnsOfflineStore.standard
  /// `apns.p5Delay` (B11): seconds that a push of priority 5 waits for the phone to wake.
  package var apnsP5Delay: Int = PolicyKey.apnsP5Delay.standard
  /// `apns.reorderSeed` (B1): what the order in which waiting pushes arrive comes from; nil for
  /// sending order.
  package var apnsReorderSeed: Int? = PolicyKey.apnsReorderSeed.standard
  /// `apns.silentSharesSlot` (B10): a silent push takes the place of an alert that waits, and the
  /// other way round.
  package var apnsSilentSharesSlot: Bool = PolicyKey.apnsSilentSharesSlot.standard
  /// `apns.sizeBasis` (B49): how the size of a payload file is measured.
  package var apnsSizeBasis: SizeBasis = PolicyKey.apnsSizeBasis.standard
  /// `binary.command0Reply` (B39): whether a push of command 0 that fails is answered.
  package var binaryCommand0Reply: SimpleCommandReply = PolicyKey.binaryCommand0Reply.standard
  /// `binary.window` (B41): how many pushes a sender of the binary interface remembers.
  package var binaryWindow: Int = PolicyKey.binaryWindow.standard
  /// `silent.perHour` (B28): how many silent pushes wake an app in an hour.
  package var silentPerHour: Int = PolicyKey.silentPerHour.standard

  /// Every switch at its default.
  package init() {}
}
