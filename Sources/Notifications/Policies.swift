/// What the switches between readings of an undocumented rule are set to (section S).
///
/// Each has its name, values, default and rule at the `PolicyKey` that is called as the property is.
package struct Policies: Hashable, Sendable {
  package var calendarGap: GapPolicy = PolicyKey.calendarGap.standard
  package var calendarOverlap: OverlapPolicy = PolicyKey.calendarOverlap.standard
  package var clockMaxEvents: Int = PolicyKey.clockMaxEvents.standard
  package var missedCollapse: Bool = PolicyKey.missedCollapse.standard
  package var locationMaxRegions: Int = PolicyKey.locationMaxRegions.standard
  package var legacySingleButton: Bool = PolicyKey.legacySingleButton.standard
  package var legacyDefaultActionTitle: String = PolicyKey.legacyDefaultActionTitle.standard
  package var legacyZeroBadgeClears: Bool = PolicyKey.legacyZeroBadgeClears.standard
  package var legacyMissedWall: MissedWall = PolicyKey.legacyMissedWall.standard
  package var legacyMonthStep: MonthStep = PolicyKey.legacyMonthStep.standard
  package var stackThreshold: Int = PolicyKey.stackThreshold.standard
  package var singleExpansion: Bool = PolicyKey.singleExpansion.standard
  package var acrossSections: Bool = PolicyKey.acrossSections.standard
  package var updateMovesToTop: Bool = PolicyKey.updateMovesToTop.standard
  package var updateRealerts: Bool = PolicyKey.updateRealerts.standard
  package var summaryIncludesLeading: Bool = PolicyKey.summaryIncludesLeading.standard
  package var summaryDefaultIncludesArguments: Bool = PolicyKey.summaryDefaultIncludesArguments
    .standard
  package var summaryArgumentOrder: ArgumentOrder = PolicyKey.summaryArgumentOrder.standard
  package var summaryArgumentLimit: Int = PolicyKey.summaryArgumentLimit.standard
  package var summaryMergeBy: SummaryMerging = PolicyKey.summaryMergeBy.standard
  package var summaryMixedFallbackIncludesArguments: Bool = PolicyKey
    .summaryMixedFallbackIncludesArguments.standard
  package var summaryArgumentful: Argumentful = PolicyKey.summaryArgumentful.standard
  package var summaryPartialFormats: PartialFormats = PolicyKey.summaryPartialFormats.standard
  package var listStyle: ListJoining = PolicyKey.listStyle.standard
  package var hiddenUsesArgumentCount: Bool = PolicyKey.hiddenUsesArgumentCount.standard
  package var hiddenDefaultPart: HiddenDefaultPart = PolicyKey.hiddenDefaultPart.standard
  package var hiddenCoalesceWhenOff: Bool = PolicyKey.hiddenCoalesceWhenOff.standard
  package var hiddenCriticalExempt: Bool = PolicyKey.hiddenCriticalExempt.standard
  package var locNumericStrings: NumericStrings = PolicyKey.locNumericStrings.standard
  package var locPushRelocalise: Bool = PolicyKey.locPushRelocalise.standard
  package var locPerKeyFallback: Bool = PolicyKey.locPerKeyFallback.standard
  package var locNativeDigits: Bool = PolicyKey.locNativeDigits.standard
  package var textStripPushPercent: Bool = PolicyKey.textStripPushPercent.standard
  package var cldrHebrewMany: Bool = PolicyKey.cldrHebrewMany.standard
  package var quietKeepsBadge: Bool = PolicyKey.quietKeepsBadge.standard
  package var turnOffClearsList: Bool = PolicyKey.turnOffClearsList.standard
  package var suggestRule: SuggestionRule = PolicyKey.suggestRule.standard
  package var suggestCleared: Int = PolicyKey.suggestCleared.standard
  package var suggestDays: Int = PolicyKey.suggestDays.standard
  package var settingsLinkRequires: SettingsLinkNeed = PolicyKey.settingsLinkRequires.standard
  package var previewsGlobalDefault: Previews = PolicyKey.previewsGlobalDefault.standard
  package var bannerSeconds: Int = PolicyKey.bannerSeconds.standard
  package var bannerAddsTo: BannerAddition = PolicyKey.bannerAddsTo.standard
  package var criticalDefaultVolume: Double = PolicyKey.criticalDefaultVolume.standard
  package var criticalSoundWakes: Bool = PolicyKey.criticalSoundWakes.standard
  package var dndScope: DoNotDisturbScope = PolicyKey.dndScope.standard
  package var badgeZeroClearsList: Bool = PolicyKey.badgeZeroClearsList.standard
  package var bodyListLines: Int = PolicyKey.bodyListLines.standard
  package var bodyBannerLines: Int = PolicyKey.bodyBannerLines.standard
  package var openRemovesRecord: Bool = PolicyKey.openRemovesRecord.standard
  package var actionsRichPaneMax: Int? = PolicyKey.actionsRichPaneMax.standard
  package var textInputAllowEmpty: Bool = PolicyKey.textInputAllowEmpty.standard
  package var dismissOnClearAll: Bool = PolicyKey.dismissOnClearAll.standard
  package var serviceStringAlert: Bool = PolicyKey.serviceStringAlert.standard
  package var serviceOrdered: Bool = PolicyKey.serviceOrdered.standard
  package var serviceTimeLimit: Int = PolicyKey.serviceTimeLimit.standard
  package var serviceGrace: Int = PolicyKey.serviceGrace.standard
  package var serviceEmptyContent: EmptyContent = PolicyKey.serviceEmptyContent.standard
  package var serviceMemoryLimit: Int = PolicyKey.serviceMemoryLimit.standard
  package var contentDismissRemoves: Bool = PolicyKey.contentDismissRemoves.standard
  package var contentCompletionLimit: Int = PolicyKey.contentCompletionLimit.standard
  package var apnsBackgroundPriority10: BackgroundPriority = PolicyKey.apnsBackgroundPriority10
    .standard
  package var apnsClockSkew: Int = PolicyKey.apnsClockSkew.standard
  package var apnsLegacyLimit: LegacyLimit = PolicyKey.apnsLegacyLimit.standard
  package var apnsMaxStoreDays: Int = PolicyKey.apnsMaxStoreDays.standard
  package var apnsOfflineStore: OfflineStore = PolicyKey.apnsOfflineStore.standard
  package var apnsP5Delay: Int = PolicyKey.apnsP5Delay.standard
  package var apnsReorderSeed: Int? = PolicyKey.apnsReorderSeed.standard
  package var apnsSilentSharesSlot: Bool = PolicyKey.apnsSilentSharesSlot.standard
  package var apnsSizeBasis: SizeBasis = PolicyKey.apnsSizeBasis.standard
  package var binaryCommand0Reply: SimpleCommandReply = PolicyKey.binaryCommand0Reply.standard
  package var binaryWindow: Int = PolicyKey.binaryWindow.standard
  package var silentPerHour: Int = PolicyKey.silentPerHour.standard

  /// Every switch at its default.
  package init() {}
}
