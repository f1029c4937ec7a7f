extension PolicyKey<ListJoining> {
  /// T24: how lists are joined.
  package static let listStyle = PolicyKey("list.style", .and, .choice, "T24")
}

extension PolicyKey<Int> {
  /// T13: how many arguments are named; 0 for all.
  package static let summaryArgumentLimit = PolicyKey(
    "summary.argumentLimit", 0, .number(0...99), "T13")
}

extension PolicyKey<ArgumentOrder> {
  /// T12: whose argument comes first.
  package static let summaryArgumentOrder = PolicyKey(
    "summary.argumentOrder", .newestFirst, .choice, "T12")
}

extension PolicyKey<Argumentful> {
  /// T20: what makes a mix fall back.
  package static let summaryArgumentful = PolicyKey("summary.argumentful", .format, .choice, "T20")
}

extension PolicyKey<Bool> {
  /// T9: the default text names the arguments.
  package static let summaryDefaultIncludesArguments = PolicyKey(
    "summary.defaultIncludesArguments", true, .bool, "T9")

  /// T2: the leading member counts too.
  package static let summaryIncludesLeading = PolicyKey(
    "summary.includesLeading", false, .bool, "T2")

  /// T19: a mix that falls back names the arguments.
  package static let summaryMixedFallbackIncludesArguments = PolicyKey(
    "summary.mixedFallbackIncludesArguments", false, .bool, "T19")
}

extension PolicyKey<SummaryMerging> {
  /// T16: what makes members share a part.
  package static let summaryMergeBy = PolicyKey("summary.mergeBy", .format, .choice, "T16")
}

extension PolicyKey<PartialFormats> {
  /// T21: members without a format make the whole text the default, or a part of their own.
  package static let summaryPartialFormats = PolicyKey(
    "summary.partialFormats", .default, .choice, "T21")
}

extension PolicySwitch {
  /// What is left open about summaries.
  static let summaries = PolicySwitch.of(
    .listStyle, .summaryArgumentLimit, .summaryArgumentOrder, .summaryArgumentful,
    .summaryDefaultIncludesArguments, .summaryIncludesLeading, .summaryMergeBy,
    .summaryMixedFallbackIncludesArguments, .summaryPartialFormats)
}
