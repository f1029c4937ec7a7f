/// A switch whatever the type of its value, which is written as text: a `PolicyKey` for lists and lines.
package struct PolicySwitch: Sendable {
  /// The name as `policy` takes it.
  package let name: String
  /// The rule it decides about.
  package let rule: RuleID
  /// The values it takes, in words.
  package let values: String
  /// Where it is among all.
  package let path: PartialKeyPath<Policies> & Sendable
  /// Its value as written.
  package let read: @Sendable (Policies) -> String
  /// Sets it; false where the text is none of its values.
  package let write: @Sendable (inout Policies, String) -> Bool

  init<Value>(_ key: PolicyKey<Value>) {
    name = key.name
    rule = key.rule
    values = key.form.values
    path = key.path
    read = { key.form.text($0[keyPath: key.path]) }
    write = { policies, text in
      guard let value = key.form.value(text) else { return false }
      policies[keyPath: key.path] = value
      return true
    }
  }

  /// The switch with this name.
  package static func named(_ name: String) -> PolicySwitch? { all.first { $0.name == name } }

  /// The setting that a text says, in the one way in which its value is written: `007` is `7`.
  ///
  /// - Returns: Nil where the text is none of the values.
  package func setting(_ text: String) -> PolicySetting? {
    var policies = Policies()
    return write(&policies, text) ? PolicySetting(self, read(policies)) : nil
  }

  /// Why a text is none of the values.
  package func refusal(of text: String) -> String { "\(name) takes \(values), not “\(text)”" }

  /// Every switch, by name.
  package static let all: [PolicySwitch] = [
    PolicySwitch(.actionsRichPaneMax),
    PolicySwitch(.apnsBackgroundPriority10),
    PolicySwitch(.apnsClockSkew),
    PolicySwitch(.apnsLegacyLimit),
    PolicySwitch(.apnsMaxStoreDays),
    PolicySwitch(.apnsOfflineStore),
    PolicySwitch(.apnsP5Delay),
    PolicySwitch(.apnsReorderSeed),
    PolicySwitch(.apnsSilentSharesSlot),
    PolicySwitch(.apnsSizeBasis),
    PolicySwitch(.badgeZeroClearsList),
    PolicySwitch(.bannerAddsTo),
    PolicySwitch(.bannerSeconds),
    PolicySwitch(.binaryCommand0Reply),
    PolicySwitch(.binaryWindow),
    PolicySwitch(.bodyBannerLines),
    PolicySwitch(.bodyListLines),
    PolicySwitch(.bodyWatchLines),
    PolicySwitch(.calendarGap),
    PolicySwitch(.calendarOverlap),
    PolicySwitch(.cldrHebrewMany),
    PolicySwitch(.clockMaxEvents),
    PolicySwitch(.contentCompletionLimit),
    PolicySwitch(.contentDismissRemoves),
    PolicySwitch(.criticalDefaultVolume),
    PolicySwitch(.criticalSoundWakes),
    PolicySwitch(.deviceAutoLock),
    PolicySwitch(.dismissOnClearAll),
    PolicySwitch(.displaySeconds),
    PolicySwitch(.dndScope),
    PolicySwitch(.acrossSections),
    PolicySwitch(.singleExpansion),
    PolicySwitch(.stackThreshold),
    PolicySwitch(.hiddenCoalesceWhenOff),
    PolicySwitch(.hiddenCriticalExempt),
    PolicySwitch(.hiddenDefaultPart),
    PolicySwitch(.hiddenUsesArgumentCount),
    PolicySwitch(.legacyDefaultActionTitle),
    PolicySwitch(.legacyMissedWall),
    PolicySwitch(.legacyMonthStep),
    PolicySwitch(.legacySingleButton),
    PolicySwitch(.legacyZeroBadgeClears),
    PolicySwitch(.listStyle),
    PolicySwitch(.locNativeDigits),
    PolicySwitch(.locNumericStrings),
    PolicySwitch(.locPerKeyFallback),
    PolicySwitch(.locPushRelocalise),
    PolicySwitch(.locationMaxRegions),
    PolicySwitch(.missedCollapse),
    PolicySwitch(.missedWindow),
    PolicySwitch(.openRemovesRecord),
    PolicySwitch(.previewsGlobalDefault),
    PolicySwitch(.quietKeepsBadge),
    PolicySwitch(.serviceEmptyContent),
    PolicySwitch(.serviceGrace),
    PolicySwitch(.serviceMemoryLimit),
    PolicySwitch(.serviceOrdered),
    PolicySwitch(.serviceStringAlert),
    PolicySwitch(.serviceTimeLimit),
    PolicySwitch(.settingsLinkRequires),
    PolicySwitch(.silentPerHour),
    PolicySwitch(.suggestCleared),
    PolicySwitch(.suggestDays),
    PolicySwitch(.suggestRule),
    PolicySwitch(.summaryArgumentLimit),
    PolicySwitch(.summaryArgumentOrder),
    PolicySwitch(.summaryArgumentful),
    PolicySwitch(.summaryDefaultIncludesArguments),
    PolicySwitch(.summaryIncludesLeading),
    PolicySwitch(.summaryMergeBy),
    PolicySwitch(.summaryMixedFallbackIncludesArguments),
    PolicySwitch(.summaryPartialFormats),
    PolicySwitch(.textStripPushPercent),
    PolicySwitch(.textInputAllowEmpty),
    PolicySwitch(.titleBannerLines),
    PolicySwitch(.titleListLines),
    PolicySwitch(.titleWatchLines),
    PolicySwitch(.turnOffClearsList),
    PolicySwitch(.updateMovesToTop),
    PolicySwitch(.updateRealerts),
  ]
}

/// A switch with the value that it is to have.
package struct PolicySetting: Sendable {
  /// The switch.
  package let policy: PolicySwitch
  /// The value as the switch writes it.
  package let value: String

  fileprivate init(_ policy: PolicySwitch, _ value: String) {
    self.policy = policy
    self.value = value
  }

  /// Makes a setting of a value of the switch's own type.
  package init<Value>(_ key: PolicyKey<Value>, _ value: Value) {
    self.init(PolicySwitch(key), key.form.text(value))
  }
}

extension PolicySetting: Hashable {
  package static func == (one: PolicySetting, other: PolicySetting) -> Bool {
    one.policy.name == other.policy.name && one.value == other.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(policy.name)
    hasher.combine(value)
  }
}
