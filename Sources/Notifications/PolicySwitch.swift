/// One switch: its name, its values, and the rule that it belongs to.
package struct PolicySwitch: Sendable {
  /// The name as `policy` takes it.
  package let name: String
  /// The rule it decides about.
  package let rule: RuleID
  /// The values it takes, in words.
  package let values: String
  /// Its value as written.
  package let read: @Sendable (Policies) -> String
  /// Sets it; false where the text is none of its values.
  package let write: @Sendable (inout Policies, String) -> Bool

  /// Every switch, by name.
  package static let all: [PolicySwitch] = [
    optionalNumber(
      "actions.richPaneMax", "A7", 0...99, none: "by-profile", \.actionsRichPaneMax),
    bool("badge.zeroClearsList", "P19", \.badgeZeroClearsList),
    choice("banner.addsTo", "P7", \.bannerAddsTo),
    number("banner.seconds", "U12", 1...3600, \.bannerSeconds),
    number("body.bannerLines", "P20", 1...99, \.bodyBannerLines),
    number("body.listLines", "P20", 1...99, \.bodyListLines),
    bool("cldr.hebrewMany", "L27", \.cldrHebrewMany),
    number("content.completionLimit", "C13", 0...600, \.contentCompletionLimit),
    bool("content.dismissRemoves", "C12", \.contentDismissRemoves),
    fraction("critical.defaultVolume", "R5", \.criticalDefaultVolume),
    bool("critical.soundWakes", "R4", \.criticalSoundWakes),
    bool("dismiss.onClearAll", "A16", \.dismissOnClearAll),
    choice("dnd.scope", "R10", \.dndScope),
    bool("group.acrossSections", "G30", \.acrossSections),
    bool("group.singleExpansion", "G19", \.singleExpansion),
    number("group.stackThreshold", "G15", 2...9, \.stackThreshold),
    bool("hidden.coalesceWhenOff", "H15", \.hiddenCoalesceWhenOff),
    bool("hidden.criticalExempt", "H22", \.hiddenCriticalExempt),
    choice("hidden.defaultPart", "H13", \.hiddenDefaultPart),
    bool("hidden.usesArgumentCount", "H7", \.hiddenUsesArgumentCount),
    choice("list.style", "T24", \.listStyle),
    bool("loc.nativeDigits", "L31", \.locNativeDigits),
    choice("loc.numericStrings", "L9", \.locNumericStrings),
    bool("loc.perKeyFallback", "L19", \.locPerKeyFallback),
    bool("loc.pushRelocalise", "L10", \.locPushRelocalise),
    bool("open.removesRecord", "P23", \.openRemovesRecord),
    choice("previews.globalDefault", "U14", \.previewsGlobalDefault),
    bool("quiet.keepsBadge", "X3", \.quietKeepsBadge),
    choice("service.emptyContent", "V8", \.serviceEmptyContent),
    number("service.grace", "V5", 0...600, \.serviceGrace),
    number("service.memoryLimit", "V9", 1...4096, \.serviceMemoryLimit),
    bool("service.ordered", "V10", \.serviceOrdered),
    bool("service.stringAlert", "V1", \.serviceStringAlert),
    number("service.timeLimit", "V5", 0...600, \.serviceTimeLimit),
    choice("settingsLink.requires", "X14", \.settingsLinkRequires),
    number("suggest.cleared", "X12", 1...99, \.suggestCleared),
    number("suggest.days", "X12", 0...365, \.suggestDays),
    choice("suggest.rule", "X12", \.suggestRule),
    number("summary.argumentLimit", "T13", 0...99, \.summaryArgumentLimit),
    choice("summary.argumentOrder", "T12", \.summaryArgumentOrder),
    choice("summary.argumentful", "T20", \.summaryArgumentful),
    bool("summary.defaultIncludesArguments", "T9", \.summaryDefaultIncludesArguments),
    bool("summary.includesLeading", "T2", \.summaryIncludesLeading),
    choice("summary.mergeBy", "T16", \.summaryMergeBy),
    bool(
      "summary.mixedFallbackIncludesArguments", "T19", \.summaryMixedFallbackIncludesArguments),
    choice("summary.partialFormats", "T21", \.summaryPartialFormats),
    bool("text.stripPushPercent", "L16", \.textStripPushPercent),
    bool("textInput.allowEmpty", "A13", \.textInputAllowEmpty),
    bool("turnOff.clearsList", "X7", \.turnOffClearsList),
    bool("update.movesToTop", "G26", \.updateMovesToTop),
    bool("update.realerts", "G26", \.updateRealerts),
  ]

  private typealias Field<Value> = WritableKeyPath<Policies, Value> & Sendable

  private static func bool(_ name: String, _ rule: RuleID, _ field: Field<Bool>) -> PolicySwitch {
    PolicySwitch(
      name: name, rule: rule, values: "true or false", read: { String($0[keyPath: field]) },
      write: { policies, text in
        guard let value = Bool(text) else { return false }
        policies[keyPath: field] = value
        return true
      })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ rule: RuleID, _ field: Field<Value>
  ) -> PolicySwitch {
    PolicySwitch(
      name: name, rule: rule,
      values: Value.allCases.map(\.rawValue).joined(separator: " or "),
      read: { $0[keyPath: field].rawValue },
      write: { policies, text in
        guard let value = Value(rawValue: text) else { return false }
        policies[keyPath: field] = value
        return true
      })
  }

  private static func fraction(
    _ name: String, _ rule: RuleID, _ field: Field<Double>
  ) -> PolicySwitch {
    PolicySwitch(
      name: name, rule: rule, values: "0 to 1", read: { "\($0[keyPath: field])" },
      write: { policies, text in
        guard let value = Double(text), 0...1 ~= value else { return false }
        policies[keyPath: field] = value
        return true
      })
  }

  private static func number(
    _ name: String, _ rule: RuleID, _ range: ClosedRange<Int>, _ field: Field<Int>
  ) -> PolicySwitch {
    PolicySwitch(
      name: name, rule: rule, values: "\(range.lowerBound) to \(range.upperBound)",
      read: { String($0[keyPath: field]) },
      write: { policies, text in
        guard let value = Int(text), range.contains(value) else { return false }
        policies[keyPath: field] = value
        return true
      })
  }

  private static func optionalNumber(
    _ name: String, _ rule: RuleID, _ range: ClosedRange<Int>, none: String, _ field: Field<Int?>
  ) -> PolicySwitch {
    PolicySwitch(
      name: name, rule: rule, values: "\(none) or \(range.lowerBound) to \(range.upperBound)",
      read: { $0[keyPath: field].map(String.init) ?? none },
      write: { policies, text in
        let value = Int(text)
        guard text == none || value.map(range.contains) == true else { return false }
        policies[keyPath: field] = value
        return true
      })
  }
}
