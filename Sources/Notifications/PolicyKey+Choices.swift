extension PolicyKey<GapPolicy> {
  /// K6, K7: what happens to a time that a day lacks, and to a day that a month lacks.
  package static let calendarGap = PolicyKey(
    "calendar.gap", .preserve, .choice, "K6", \.calendarGap)
}

extension PolicyKey<OverlapPolicy> {
  /// K6: which of two moments counts where a clock reads the same twice.
  package static let calendarOverlap = PolicyKey(
    "calendar.overlap", .first, .choice, "K6", \.calendarOverlap)
}

extension PolicyKey<BannerAddition> {
  /// P7: whether what shows as a banner joins the history.
  package static let bannerAddsTo = PolicyKey(
    "banner.addsTo", .history, .choice, "P7", \.bannerAddsTo)
}

extension PolicyKey<DoNotDisturbScope> {
  /// R10: whether Do Not Disturb keeps an unlocked phone silent, too.
  package static let dndScope = PolicyKey(
    "dnd.scope", .whileLocked, .choice, "R10", \.dndScope)
}

extension PolicyKey<HiddenDefaultPart> {
  /// H13: members without a placeholder make a part, or the whole default.
  package static let hiddenDefaultPart = PolicyKey(
    "hidden.defaultPart", .join, .choice, "H13", \.hiddenDefaultPart)
}

extension PolicyKey<ListJoining> {
  /// T24: how lists are joined.
  package static let listStyle = PolicyKey(
    "list.style", .and, .choice, "T24", \.listStyle)
}

extension PolicyKey<NumericStrings> {
  /// L9: whether a number that is written as text chooses a plural form.
  package static let locNumericStrings = PolicyKey(
    "loc.numericStrings", .parse, .choice, "L9", \.locNumericStrings)
}

extension PolicyKey<Previews> {
  /// U14: what the global previews setting begins with.
  package static let previewsGlobalDefault = PolicyKey(
    "previews.globalDefault", .always, .choice, "U14", \.previewsGlobalDefault)
}

extension PolicyKey<EmptyContent> {
  /// V8: what becomes of content with nothing to read.
  package static let serviceEmptyContent = PolicyKey(
    "service.emptyContent", .original, .choice, "V8", \.serviceEmptyContent)
}

extension PolicyKey<SettingsLinkNeed> {
  /// X14: what the link into an app's own settings needs.
  package static let settingsLinkRequires = PolicyKey(
    "settingsLink.requires", .both, .choice, "X14", \.settingsLinkRequires)
}

extension PolicyKey<SuggestionRule> {
  /// X12: what makes a suggestion appear.
  package static let suggestRule = PolicyKey(
    "suggest.rule", .cleared, .choice, "X12", \.suggestRule)
}

extension PolicyKey<ArgumentOrder> {
  /// T12: whose argument comes first.
  package static let summaryArgumentOrder = PolicyKey(
    "summary.argumentOrder", .newestFirst, .choice, "T12", \.summaryArgumentOrder)
}

extension PolicyKey<Argumentful> {
  /// T20: what makes a mix fall back.
  package static let summaryArgumentful = PolicyKey(
    "summary.argumentful", .format, .choice, "T20", \.summaryArgumentful)
}

extension PolicyKey<SummaryMerging> {
  /// T16: what makes members share a part.
  package static let summaryMergeBy = PolicyKey(
    "summary.mergeBy", .format, .choice, "T16", \.summaryMergeBy)
}

extension PolicyKey<PartialFormats> {
  /// T21: members without a format make the whole text the default, or a part of their own.
  package static let summaryPartialFormats = PolicyKey(
    "summary.partialFormats", .default, .choice, "T21", \.summaryPartialFormats)
}
